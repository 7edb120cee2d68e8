// Histograms: a bar is a button that shows its kernels.

const BARS = 24;

/** Bins of equal width over the values that are known: [{from, to, count}]. */
function bins(values, step) {
  let most = -1;
  for (const value of values) if (value > most) most = value;
  if (most < 0) return [];
  const width = step ?? niceStep(most + 1);
  const found = Array.from({ length: Math.floor(most / width) + 1 }, (_, number) => ({ from: number * width, to: (number + 1) * width, count: 0 }));
  for (const value of values) if (value >= 0) found[Math.floor(value / width)].count++;
  return found;
}

/** The smallest round number that makes no more than BARS bins. */
function niceStep(range) {
  let step = 1;
  while (range / step > BARS) step *= 2;
  return step;
}

class Charts {
  constructor(model, choose) {
    this.model = model;
    this.choose = choose;
    this.buttons = [];
    const made = [
      this.chart("occupancy", "Waves on a SIMD", "How many waves of a kernel fit at once: more hide more latency.", 1, 352),
      this.chart("vgpr", "Vector registers", "Of a CUDA kernel, the registers of a thread.", null, 214),
      this.chart("lds", "LDS", "Bytes of a workgroup (shared memory), without what is asked for at launch.", null, 265, 1024),
      this.chart("code", "Code", "Bytes of a kernel, without the functions that it calls.", null, 150, 1024),
    ].filter(Boolean);
    $("charts").replaceChildren(...(made.length ? made : [el("p", { className: "empty" }, "No kernel says what it takes.")]));
  }

  chart(id, title, meaning, step, hue, unit = 1000) {
    const found = bins(this.model.columns[id], step);
    const known = found.reduce((sum, bin) => sum + bin.count, 0);
    if (!known) return null;
    while (found.length > 1 && found[0].count === 0 && id === "occupancy") found.shift();
    const most = Math.max(...found.map((bin) => bin.count));
    const every = Math.ceil(found.length / 8);
    const bars = found.map((bin, index) => {
      const range = bin.to - bin.from === 1 ? `${bin.from}` : `${count(bin.from)} to ${count(bin.to - 1)}`;
      const words = `${title} ${range}: ${plural(bin.count, "kernel")}`;
      const bar = el("i");
      bar.style.setProperty("height", `${bin.count ? Math.max(1.5, (100 * bin.count) / most) : 0}%`);
      const button = el("button", { type: "button", title: words, disabled: !bin.count, attrs: { "aria-label": words, "aria-pressed": "false" } },
        el("em", { className: "n" }, bin.count === most ? short(bin.count, 1000) : ""), el("span", { className: "room" }, bar),
        el("em", { className: "axis" }, index % every ? "" : short(bin.from, unit)));
      button.onclick = () => this.choose(button.getAttribute("aria-pressed") === "true" ? null : { id, title, from: bin.from, to: bin.to, words: `${title} ${range}` });
      this.buttons.push({ button, id, from: bin.from });
      return button;
    });
    return el("div", { className: "chart" }, el("h3", {}, title), el("p", {}, `${meaning} ${plural(known, "kernel")}.`),
      el("div", { className: "bars", attrs: { role: "group", "aria-label": `Histogram: ${title}` }, vars: { "--h": hue } }, ...bars));
  }

  /** Mark the bar that is chosen. */
  mark(range) {
    for (const { button, id, from } of this.buttons)
      button.setAttribute("aria-pressed", String(Boolean(range && range.id === id && range.from === from)));
  }
}

/** A number in little room: 12k, of bytes 12K. */
function short(value, unit) {
  if (value < unit) return `${value}`;
  const thousands = value / unit;
  return (thousands >= 10 || value % unit === 0 ? Math.round(thousands) : thousands.toFixed(1)) + (unit === 1024 ? "K" : "k");
}
