// The page: what is shown where, and how its parts change each other.

const SEVERITIES = ["error", "warning", "note"];
const FITS = { native: ["yes", "code for this very GPU"], generic: ["family", "code for the generic processor of its family"], jit: ["JIT", "code that is compiled when it is loaded"], none: ["NO", "not covered"] };
const MOST_LIBRARIES = 200;

function tiles(model) {
  const severity = (name) => model.findings.filter((finding) => finding[1] === name).length;
  let spilling = 0;
  for (let kernel = 0; kernel < model.size; kernel++) if (model.spills(kernel)) spilling++;
  const errors = severity("error"), warnings = severity("warning");
  const tile = (value, label, kind = "") => el("div", { className: `tile ${kind}` }, el("b", {}, value), el("span", {}, label));
  $("tiles").replaceChildren(
    tile(count(model.libraries.length), model.libraries.length === 1 ? "library" : "libraries"),
    tile(count(model.targets.length), model.targets.length === 1 ? "target" : "targets"),
    tile(count(model.size), "kernels, each of one target"),
    tile(bytes(model.bytes), "of device code"),
    tile(count(spilling), "kernels spill or use scratch", spilling ? "warn" : "good"),
    tile(count(errors + warnings), errors ? `findings, ${plural(errors, "error")}` : "errors and warnings", errors ? "bad" : warnings ? "warn" : "good"),
  );
}

function targetTable(model) {
  const groups = new Map();
  for (const piece of model.pieces) {
    const key = `${piece.library} ${piece.target}`;
    const row = groups.get(key) ?? { library: model.libraries[piece.library], target: piece.target, size: 0, pieces: 0, kernels: 0, spills: 0, waves: UNKNOWN };
    row.size += piece.size;
    row.pieces++;
    row.kernels += piece.kernels;
    for (let kernel = piece.first; kernel < piece.first + piece.kernels; kernel++) {
      if (model.spills(kernel)) row.spills++;
      const waves = model.value(kernel, "occupancy");
      if (waves !== UNKNOWN && (row.waves === UNKNOWN || waves < row.waves)) row.waves = waves;
    }
    groups.set(key, row);
  }
  const rows = [...groups.values()];
  const largest = Math.max(1, ...rows.map((row) => row.size));
  // The number is the share of all code; the bar compares with the largest row, which fills it.
  const share = (row) => {
    const bar = el("i");
    bar.style.setProperty("width", `${(100 * row.size) / largest}%`);
    const words = `${percent(row.size, model.bytes)} of all device code, ${percent(row.size, largest)} of the largest row`;
    return el("span", { title: words }, percent(row.size, model.bytes), el("span", { className: "meter" }, bar));
  };
  const column = (title, width, key, cell, more = {}) => ({ title, width, key, cell: cell ?? ((row) => String(key(row))), ...more });
  const figure = (title, key, more = {}) => column(title, "92px", key, (row) => (key(row) === UNKNOWN ? "–" : count(key(row))), { numeric: true, ...more });
  const table = new VirtualTable($("target-table"), {
    label: "Targets", sort: { column: 3, down: true },
    columns: [
      column("Target", "190px", (row) => row.target, null, { name: true }),
      column("Library", "280px", (row) => row.library.short),
      figure("Pieces", (row) => row.pieces),
      column("Bytes", "110px", (row) => row.size, (row) => bytes(row.size), { numeric: true }),
      column("Share", "160px", (row) => row.size, share, { numeric: true }),
      figure("Kernels", (row) => row.kernels),
      figure("Spilling", (row) => row.spills, { mark: (row) => (row.spills ? "some" : "zero") }),
      figure("Fewest waves", (row) => row.waves, { width: "120px" }),
    ],
  });
  const filter = () => {
    const words = $("target-filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    table.show(rows.filter((row) => words.every((word) => `${row.target} ${row.library.name}`.toLowerCase().includes(word))));
  };
  $("target-filter").addEventListener("input", lately(filter));
  filter();
}

function kernelTable(model, details) {
  const places = new Map(model.targets.map((target, place) => [target, place]));
  const figure = (id, title, width, mark) => {
    const values = model.columns[id];
    const meaning = model.measures.find((measure) => measure.id === id).meaning;
    return { title, width, numeric: true, meaning, key: (kernel) => values[kernel], cell: (kernel) => (values[kernel] === UNKNOWN ? "–" : count(values[kernel])), mark };
  };
  const above = (id, name) => (kernel) => (model.columns[id][kernel] > 0 ? name : "zero");
  const few = (kernel) => { const waves = model.value(kernel, "occupancy"); return waves !== UNKNOWN && waves <= 2 ? "low" : waves !== UNKNOWN && waves <= 4 ? "some" : ""; };
  const limit = (kernel) => (model.columns.limit[kernel] === UNKNOWN ? "–" : model.strings[model.columns.limit[kernel]].replaceAll("_", " "));
  const table = new VirtualTable($("kernel-table"), {
    label: "Kernels", open: details, sort: { column: 10, down: true },
    columns: [
      { title: "Kernel", width: "270px", name: true, key: (kernel) => model.ranks[model.columns.name[kernel]], cell: (kernel) => bare(model.name(kernel)) },
      { title: "Target", width: "124px", key: (kernel) => places.get(model.piece(kernel).target), cell: (kernel) => model.piece(kernel).target },
      figure("vgpr", "VGPRs", "78px"), figure("agpr", "AGPRs", "78px"), figure("sgpr", "SGPRs", "78px"), figure("lds", "LDS", "76px"),
      figure("scratch", "Scratch", "84px", above("scratch", "low")), figure("spills", "Spills", "76px", above("spills", "low")),
      figure("occupancy", "Waves", "78px", few),
      { title: "Limited by", width: "112px", key: (kernel) => model.columns.limit[kernel], cell: limit },
      figure("code", "Code", "88px"),
      ...(model.libraries.length > 1 ? [{ title: "Library", width: "190px", key: (kernel) => model.piece(kernel).library, cell: (kernel) => model.library(kernel).short }] : []),
    ],
  });
  const filter = { text: "", target: "", library: null, spills: false, range: null };
  const option = (value, text) => el("option", { value }, text);
  $("kernel-target").append(option("", "All"), ...model.targets.map((target) => option(target, target)));
  $("kernel-library").append(option("", "All"), ...model.libraries.map((library, number) => option(String(number), library.short)));
  $("kernel-library").closest("label").hidden = model.libraries.length < 2;
  const charts = new Charts(model, (range) => { filter.range = range; update(); if (range) $("kernels").scrollIntoView(); });
  const update = () => {
    filter.text = $("kernel-filter").value.trim();
    filter.target = $("kernel-target").value;
    filter.library = $("kernel-library").value === "" ? null : Number($("kernel-library").value);
    filter.spills = $("kernel-spills").checked;
    const found = model.kernels(filter);
    table.show(found);
    charts.mark(filter.range);
    const chip = $("kernel-range");
    chip.hidden = !filter.range;
    chip.textContent = filter.range ? `${filter.range.words} ✕` : "";
    chip.setAttribute("aria-label", filter.range ? `Remove the filter ${filter.range.words}` : "");
    $("kernel-count").textContent = found.length === model.size ? plural(model.size, "kernel") : `${count(found.length)} of ${plural(model.size, "kernel")}`;
  };
  $("kernel-range").onclick = () => { filter.range = null; update(); };
  $("kernel-filter").addEventListener("input", lately(update));
  for (const id of ["kernel-target", "kernel-library", "kernel-spills"]) $(id).addEventListener("change", update);
  $("kernel-filters").addEventListener("submit", (event) => event.preventDefault());
  update();
}

function coverageTable(model) {
  if (!model.gpus.length || !model.libraries.length) {
    $("coverage-table").replaceChildren(el("p", { className: "empty" }, "No GPU to ask about."));
    return;
  }
  const row = (library, number) => el("tr", {}, el("th", { scope: "row", title: library.name }, library.short), ...model.fits[number].map((fit, gpu) => {
    if (fit == null) return el("td", { className: "na", title: `${library.short} has no code for GPUs of this vendor` }, "·");
    const [text, meaning] = FITS[fit];
    return el("td", { title: `${model.gpus[gpu]}: ${meaning}` }, el("span", { className: `pill ${fit}` }, text));
  }));
  const body = el("tbody", {}, ...model.libraries.slice(0, MOST_LIBRARIES).map(row));
  const table = el("table", { className: "matrix", attrs: { "aria-label": "Coverage" } },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Library"), ...model.gpus.map((gpu) => el("th", { scope: "col" }, el("span", {}, gpu))))), body);
  $("coverage-table").replaceChildren(el("div", { className: "table", tabIndex: 0, attrs: { role: "region", "aria-label": "Coverage of GPUs by libraries" } }, table));
  if (model.libraries.length > MOST_LIBRARIES) {
    const more = el("button", { type: "button", className: "more" }, `Show all ${count(model.libraries.length)}`);
    more.onclick = () => { body.append(...model.libraries.slice(MOST_LIBRARIES).map((library, at) => row(library, at + MOST_LIBRARIES))); more.remove(); };
    $("coverage-table").append(more);
  }
}

function findingTable(model, details) {
  if (!model.findings.length) {
    $("finding-filter").closest("label").hidden = true;
    $("finding-table").replaceChildren(el("p", { className: "empty good" }, "Nothing is wrong with these files, as far as hipkit can tell."));
    return;
  }
  const [PATH, SEVERITY, RULE, MESSAGE, OFFSET, WHERE] = [0, 1, 2, 3, 4, 5];
  const text = (title, width, at) => ({ title, width, key: (row) => row[at], cell: (row) => row[at] });
  const table = new VirtualTable($("finding-table"), {
    label: "Findings", open: details, sort: { column: 0, down: false },
    columns: [
      { title: "Severity", width: "100px", key: (row) => SEVERITIES.indexOf(row[SEVERITY]), cell: (row) => el("span", { className: `pill ${row[SEVERITY]}` }, row[SEVERITY]) },
      text("Rule", "170px", RULE), text("What", "500px", MESSAGE), text("File", "210px", PATH),
      ...(model.findings.some((row) => row[WHERE]) ? [{ title: "In", width: "190px", key: (row) => row[WHERE] ?? "", cell: (row) => row[WHERE] ?? "" }] : []),
      { title: "At", width: "110px", numeric: true, key: (row) => row[OFFSET] ?? UNKNOWN, cell: (row) => (row[OFFSET] == null ? "–" : `0x${row[OFFSET].toString(16)}`) },
    ],
  });
  const filter = () => {
    const words = $("finding-filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    table.show(model.findings.filter((row) => words.every((word) => row.join(" ").toLowerCase().includes(word))));
  };
  $("finding-filter").addEventListener("input", lately(filter));
  filter();
}

/** A dialog with rows of a term and what is said of it. */
function showDetails(title, rows) {
  $("details-title").textContent = title;
  const terms = rows.flatMap(([term, value, note, mono]) =>
    [el("dt", {}, term), el("dd", { className: mono ? "mono" : "" }, value, note ? el("small", {}, ` ${note}`) : null)]);
  $("details-body").replaceChildren(el("dl", {}, ...terms));
  $("details").showModal();
}

function kernelDetails(model, kernel) {
  const rows = [["Symbol", model.symbol(kernel), "", true], ["Target", model.piece(kernel).target], ["Library", model.library(kernel).name]];
  for (const measure of model.measures) {
    const value = model.value(kernel, measure.id);
    if (value !== UNKNOWN) rows.push([measure.title, count(value), measure.meaning]);
  }
  const limit = model.columns.limit[kernel];
  if (limit !== UNKNOWN) rows.push(["limited by", model.strings[limit].replaceAll("_", " ")]);
  rows.push(["arguments", model.strings[model.columns.signature[kernel]] || "none", "", true]);
  showDetails(model.name(kernel), rows);
}

function findingDetails(model, [path, severity, rule, message, offset, where]) {
  const [why, example] = model.rules[rule] ?? ["–", null];
  const rows = [["Severity", severity], ["What", message], ["Why", why], ["File", path, "", true]];
  if (example) rows.splice(3, 0, ["For example", example]);
  if (where) rows.push(["In", where, "", true]);
  if (offset != null) rows.push(["At", `0x${offset.toString(16)}`]);
  showDetails(rule, rows);
}

async function main() {
  const model = await load();
  const openKernel = (kernel) => kernelDetails(model, kernel);
  tiles(model);
  new Treemap(model, openKernel);
  targetTable(model);
  kernelTable(model, openKernel);
  coverageTable(model);
  findingTable(model, (finding) => findingDetails(model, finding));
  followScrolling();
  document.body.dataset.ready = "true";
}

main();
