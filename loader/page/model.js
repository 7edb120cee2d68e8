// The data of the page: columns as they were written, and what is counted from them.

const UNKNOWN = -1;

/** What stands in the page, inflated. */
async function load() {
  const packed = Uint8Array.from(atob($("data").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Model(JSON.parse(await new Response(stream).text()));
}

class Model {
  constructor(data) {
    Object.assign(this, { strings: data.strings, measures: data.measures, findings: data.findings, rules: data.rules });
    Object.assign(this, { gpus: data.gpus, fits: data.fits });
    this.columns = Object.fromEntries(
      Object.entries(data.kernels).map(([name, values]) => [name, Int32Array.from(values, (v) => (v == null ? UNKNOWN : v))]),
    );
    this.size = this.columns.name.length;
    let first = 0;
    this.pieces = data.pieces.map(([library, target, kind, size, kernels]) => {
      const piece = { library, target, kind, size, first, kernels };
      first += kernels;
      return piece;
    });
    this.libraries = data.libraries.map((name) => ({ name, size: 0, kernels: 0, pieces: [] }));
    this.shorten();
    for (const piece of this.pieces) {
      const library = this.libraries[piece.library];
      library.size += piece.size;
      library.kernels += piece.kernels;
      library.pieces.push(piece);
    }
    this.targets = [...new Set(this.pieces.map((piece) => piece.target))].sort(byName);
    this.bytes = this.pieces.reduce((sum, piece) => sum + piece.size, 0);
    this.lowered = null;
  }

  /** Names without what all libraries have in common. */
  shorten() {
    const names = this.libraries.map((library) => library.name);
    let cut = 0;
    if (names.length > 1) {
      const [a, b] = [names.reduce((x, y) => (x < y ? x : y)), names.reduce((x, y) => (x > y ? x : y))];
      let same = 0;
      while (same < a.length && a[same] === b[same]) same++;
      cut = Math.max(a.lastIndexOf("/", same - 1), a.lastIndexOf(":", same - 1)) + 1;
    }
    for (const library of this.libraries) {
      library.short = names.length > 1 ? library.name.slice(cut) : library.name.slice(Math.max(library.name.lastIndexOf("/"), library.name.lastIndexOf(":")) + 1);
    }
  }

  piece(kernel) { return this.pieces[this.columns.piece[kernel]]; }
  library(kernel) { return this.libraries[this.piece(kernel).library]; }
  name(kernel) { return this.strings[this.columns.name[kernel]]; }
  symbol(kernel) { return this.strings[this.columns.symbol[kernel]]; }
  value(kernel, id) { return this.columns[id][kernel]; }

  spills(kernel) { return this.columns.spills[kernel] > 0 || this.columns.scratch[kernel] > 0; }

  /** The kernels that `filter` lets through, as their numbers. */
  kernels(filter) {
    const { text, target, library, spills, range } = filter;
    const wanted = text ? this.named(text) : null;
    const found = new Int32Array(this.size);
    let length = 0;
    for (let kernel = 0; kernel < this.size; kernel++) {
      if (wanted && !wanted[this.columns.name[kernel]] && !wanted[this.columns.symbol[kernel]]) continue;
      if (spills && !this.spills(kernel)) continue;
      if (range && !(this.columns[range.id][kernel] >= range.from && this.columns[range.id][kernel] < range.to)) continue;
      if (target || library != null) {
        const piece = this.piece(kernel);
        if ((target && piece.target !== target) || (library != null && piece.library !== library)) continue;
      }
      found[length++] = kernel;
    }
    return found.subarray(0, length);
  }

  /** For each string, whether it holds all words of `text`. */
  named(text) {
    this.lowered ??= this.strings.map((string) => string.toLowerCase());
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return Uint8Array.from(this.lowered, (string) => (words.every((word) => string.includes(word)) ? 1 : 0));
  }

  /** Where each string stands in the order of names. */
  get ranks() {
    if (!this.ranked) {
      const shown = this.strings.map(bare);
      const order = [...shown.keys()].sort((a, b) => (shown[a] < shown[b] ? -1 : 1));
      this.ranked = new Int32Array(order.length);
      order.forEach((string, rank) => (this.ranked[string] = rank));
    }
    return this.ranked;
  }
}

const collator = new Intl.Collator("en", { numeric: true });
const byName = (a, b) => collator.compare(a, b);
