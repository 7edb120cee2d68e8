// Bytes as areas: libraries, in them targets, in those kernels. Boxes are buttons, so that every one can be reached.

const GAP = 3;
const HEAD = 22;
const MOST_BOXES = 300;
const MOST_INNER = 40;
const SMALLEST = 20;
const LETTER = 6.9;

/** Divide the rectangle among `nodes` (largest first) so that no box is longer than it must be. */
function squarify(nodes, x, y, width, height) {
  const boxes = [];
  let rest = nodes.reduce((sum, node) => sum + node.size, 0);
  let at = 0;
  while (at < nodes.length && rest > 0 && width > 0 && height > 0) {
    const side = Math.min(width, height);
    const scale = (width * height) / rest;
    let end = at, sum = 0, worst = Infinity;
    while (end < nodes.length) {
      const next = sum + nodes[end].size;
      const depth = (next * scale) / side;
      const shape = Math.max(...[nodes[at].size, nodes[end].size].map((size) => {
        const length = (size * scale) / depth;
        return Math.max(length / depth, depth / length);
      }));
      if (end > at && shape > worst) break;
      worst = shape;
      sum = next;
      end++;
    }
    const depth = (sum * scale) / side;
    let along = 0;
    for (; at < end; at++) {
      const length = (nodes[at].size * scale) / depth;
      boxes.push(width >= height
        ? { node: nodes[at], x, y: y + along, width: depth, height: length }
        : { node: nodes[at], x: x + along, y, width: length, height: depth });
      along += length;
    }
    if (width >= height) { x += depth; width -= depth; } else { y += depth; height -= depth; }
    rest -= sum;
  }
  return boxes;
}

const HUES = [["gfx12", 265], ["gfx11", 285], ["gfx10", 205], ["gfx94", 350], ["gfx95", 330], ["gfx9", 18], ["gfx", 45], ["sm_1", 128], ["sm_9", 150], ["sm_", 165], ["ptx", 100], ["", 215]];

/** The hue of a target: one for each generation. */
function hueOf(target) {
  return HUES.find(([start]) => target.startsWith(start))[1];
}

class Treemap {
  constructor(model, open) {
    this.model = model;
    this.open = open;
    this.mount = $("treemap");
    this.path = [this.root()];
    if (model.libraries.length === 1) this.path.push(this.path[0].children()[0]);
    this.mount.addEventListener("keydown", (event) => this.key(event));
    this.draw();
    new ResizeObserver(lately(() => this.resized(), 60)).observe(this.mount);
  }

  root() {
    const { model } = this;
    const children = () => model.libraries.map((library, number) => this.libraryNode(library, number)).sort(larger);
    return { label: "All libraries", size: model.bytes, what: plural(model.libraries.length, "library"), children: once(children) };
  }

  libraryNode(library, number) {
    const children = () => {
      const targets = new Map();
      for (const piece of library.pieces) under(targets, piece.target).push(piece);
      return [...targets].map(([target, pieces]) => this.targetNode(target, pieces)).sort(larger);
    };
    const hue = hueOf(library.pieces[0]?.target ?? "");
    return { label: library.short, size: library.size, what: plural(library.kernels, "kernel"), library: number, hue, children: once(children) };
  }

  targetNode(target, pieces) {
    const { code } = this.model.columns;
    const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
    const kernels = pieces.reduce((sum, piece) => sum + piece.kernels, 0);
    const hue = hueOf(target);
    const children = () => {
      let found = [];
      for (const piece of pieces)
        for (let kernel = piece.first; kernel < piece.first + piece.kernels; kernel++)
          if (code[kernel] > 0) found.push({ kernel, label: bare(this.model.name(kernel)), size: code[kernel], hue, shade: this.shade(kernel) });
      const rest = size - found.reduce((sum, node) => sum + node.size, 0);
      found = families(found, hue);
      if (rest > 0) found.push({ label: "not kernels", title: "metadata, symbols, functions that are called, padding", size: rest, rest: true });
      return found.sort(larger);
    };
    return { label: target, size, what: plural(kernels, "kernel"), target, hue, children: once(children) };
  }

  /** Lighter where fewer waves fit. */
  shade(kernel) {
    const waves = this.model.value(kernel, "occupancy");
    return waves === UNKNOWN ? 40 : 30 + 22 * (1 - Math.min(waves, 16) / 16);
  }

  get here() { return this.path[this.path.length - 1]; }

  go(path) {
    const left = this.here;
    const deeper = path.length > this.path.length;
    this.path = path;
    this.draw();
    const boxes = this.buttons();
    const back = boxes.find((box) => box.node === left) ?? boxes.find((box) => box.node.label === left.label && !deeper);
    (deeper ? boxes[0] : back ?? boxes[0])?.focus();
  }

  enter(node, parents) {
    if (node.kernel != null) this.open(node.kernel);
    else if (node.rest) return;
    else if (node.others) { if (parents.length) this.go([...this.path, ...parents]); }
    else this.go([...this.path, ...parents, node]);
  }

  /** Boxes that someone points at stay, unless there is another room for them. */
  resized() {
    const { width, height } = this.mount.getBoundingClientRect();
    if (width !== this.room.width || height !== this.room.height) this.draw();
  }

  draw() {
    const { width, height } = (this.room = this.mount.getBoundingClientRect());
    const boxes = [];
    const outer = this.boxes(this.here, 0, 0, width, height, MOST_BOXES);
    for (const box of outer) {
      const inner = box.node.children && box.width > 90 && box.height > 70;
      boxes.push(this.button(box, inner ? "group" : "", []));
      if (!inner) continue;
      const room = [box.x + GAP, box.y + HEAD, box.width - 2 * GAP, box.height - HEAD - GAP];
      for (const small of this.boxes(box.node, ...room, MOST_INNER)) boxes.push(this.button(small, "", [box.node]));
    }
    this.mount.replaceChildren(...boxes);
    if (boxes[0]) boxes[0].tabIndex = 0;
    this.crumbs();
    this.legend();
  }

  /** The boxes of a node's children; those too small to see are one. */
  boxes(node, x, y, width, height, most) {
    const children = node.children();
    const whole = children.reduce((sum, child) => sum + child.size, 0);
    const area = (size) => (size / whole) * width * height;
    let keep = children.findIndex((child, index) => index >= most || area(child.size) < SMALLEST * SMALLEST);
    if (keep < 0) keep = children.length;
    const rest = children.slice(keep);
    const shown = children.slice(0, keep);
    if (rest.length) {
      const size = rest.reduce((sum, child) => sum + child.size, 0);
      shown.push({ label: `${count(rest.length)} more`, size, others: true, hue: rest[0].hue ?? 215 });
      shown.sort(larger);
    }
    return squarify(shown.filter((child) => child.size > 0), x, y, width, height);
  }

  button({ node, x, y, width, height }, kind, parents) {
    const share = percent(node.size, this.here.size);
    const words = [node.label, bytes(node.size), `${share} of ${this.here.label}`, node.what, node.title].filter(Boolean).join(", ");
    const box = el("button", { type: "button", className: kind || (node.rest ? "rest" : node.others ? "others" : ""), title: words, tabIndex: -1, attrs: { "aria-label": words } });
    const place = { left: x + 1, top: y + 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2) };
    for (const [name, value] of Object.entries(place)) box.style.setProperty(name, `${value.toFixed(1)}px`);
    if (node.hue != null) box.style.setProperty("--h", node.hue);
    if (node.shade != null) box.style.setProperty("--l", `${node.shade}%`);
    if (kind === "group") box.append(el("b", {}, node.label), el("span", {}, `${bytes(node.size)} · ${share}`));
    else {
      const fits = width > Math.min(LETTER * node.label.length + 14, 96);
      if (fits && height > 22) box.append(el("b", {}, node.label));
      if (fits && width > 64 && height > 40) box.append(el("span", {}, bytes(node.size)));
    }
    box.onclick = () => this.enter(node, parents);
    box.node = node;
    return box;
  }

  buttons() { return [...this.mount.querySelectorAll("button")]; }

  crumbs() {
    const parts = [];
    this.path.forEach((node, index) => {
      if (index) parts.push(el("i", { attrs: { "aria-hidden": "true" } }, "›"));
      if (index === this.path.length - 1) parts.push(el("span", { attrs: { "aria-current": "true" } }, `${node.label} — ${bytes(node.size)}`));
      else parts.push(el("button", { type: "button", onclick: () => this.go(this.path.slice(0, index + 1)) }, node.label));
    });
    $("crumbs").replaceChildren(...parts);
  }

  legend() {
    const hues = new Map();
    for (const target of this.model.targets) under(hues, hueOf(target)).push(target);
    const items = [...hues].map(([hue, targets]) => {
      const more = targets.length > 3 ? `, ${targets.length - 3} more` : "";
      return el("span", { title: targets.join(", ") }, el("i", { vars: { "--h": hue } }), targets.slice(0, 3).join(", ") + more);
    });
    items.push(el("span", {}, el("i", { className: "rest" }), "not kernels"));
    if (this.here.target) items.push(el("span", {}, "lighter: fewer waves fit on a SIMD"));
    $("legend").replaceChildren(...items);
  }

  key(event) {
    if (event.key === "Escape" || event.key === "Backspace") {
      if (this.path.length > 1) this.go(this.path.slice(0, -1));
    } else if (event.key.startsWith("Arrow")) this.move(event.key.slice(5));
    else return;
    event.preventDefault();
  }

  /** The focus to the nearest box in a direction. */
  move(direction) {
    const from = document.activeElement.getBoundingClientRect();
    const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const [x, y] = middle(from);
    const [dx, dy] = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[direction];
    let best = null, least = Infinity;
    for (const box of this.buttons()) {
      if (box === document.activeElement) continue;
      const [bx, by] = middle(box.getBoundingClientRect());
      const ahead = (bx - x) * dx + (by - y) * dy;
      const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
      if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [box, ahead + 2 * aside];
    }
    if (!best) return;
    document.activeElement.tabIndex = -1;
    best.tabIndex = 0;
    best.focus();
  }
}

/** Kernels of one template together: many are instances of few. */
function families(kernels, hue) {
  const found = new Map();
  for (const node of kernels) {
    const base = node.label.replaceAll("(anonymous namespace)", "anonymous").split(/[<(]/)[0];
    under(found, base).push(node);
  }
  const made = [...found].map(([base, nodes]) => {
    if (nodes.length === 1) return nodes[0];
    const size = nodes.reduce((sum, node) => sum + node.size, 0);
    const shade = nodes.reduce((sum, node) => sum + node.shade, 0) / nodes.length;
    return { label: base, size, hue, shade, what: plural(nodes.length, "kernel"), children: once(() => nodes.sort(larger)) };
  });
  return made.sort(larger);
}

/** The list that a map has under `key`, new where it has none. */
function under(map, key) {
  if (!map.has(key)) map.set(key, []);
  return map.get(key);
}

const larger = (a, b) => b.size - a.size;

/** What `make` gives, made once. */
function once(make) {
  let made;
  return () => (made ??= make());
}
