// A table that holds only the rows in sight: a hundred thousand cost as much as thirty.
//
// columns: { title, width, numeric, cell(row) -> text or node, key(row) -> what it sorts by, mark(row) -> a class }

const ROW = 34;
const SPARE = 12;
const PRINTED = 200;

class VirtualTable {
  constructor(mount, { label, columns, open, sort }) {
    Object.assign(this, { columns, open, label });
    this.rows = [];
    this.active = -1;
    this.sorted = sort ?? { column: 0, down: false };
    this.body = el("tbody", { className: open ? "rows" : "" });
    this.heads = columns.map((column, number) =>
      el("th", { className: column.numeric ? "num" : "", scope: "col", title: column.meaning ?? "" },
        el("button", { type: "button", onclick: () => this.sortBy(number) }, column.title)));
    this.table = el("table", { className: "fixed", tabIndex: 0, attrs: { role: "grid", "aria-label": label, "aria-colcount": columns.length } },
      el("colgroup", {}, ...columns.map((column) => el("col", { vars: { width: column.width } }))),
      el("thead", {}, el("tr", { attrs: { "aria-rowindex": 1 } }, ...this.heads)), this.body);
    const width = columns.reduce((sum, column) => sum + parseFloat(column.width), 0);
    this.table.style.setProperty("min-width", `${width}px`);
    this.scroller = el("div", { className: "table" }, this.table);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.table.addEventListener("keydown", (event) => this.key(event));
    this.body.addEventListener("click", (event) => this.click(event));
    mount.replaceChildren(this.scroller);
    this.id = `row-${mount.id}`;
    addEventListener("beforeprint", () => this.draw(true));
    addEventListener("afterprint", () => this.draw());
  }

  /** Show `rows`, sorted as the person chose. */
  show(rows) {
    this.unsorted = rows;
    this.active = -1;
    this.order();
    this.scroller.scrollTop = 0;
    this.draw();
  }

  sortBy(number) {
    const again = this.sorted.column === number;
    this.sorted = { column: number, down: again ? !this.sorted.down : Boolean(this.columns[number].numeric) };
    this.order();
    this.draw();
  }

  order() {
    const { column, down } = this.sorted;
    const { key, numeric } = this.columns[column];
    const rows = Array.from(this.unsorted);
    const keys = new Map(rows.map((row) => [row, key(row)]));
    const sign = down ? -1 : 1;
    rows.sort((a, b) => {
      const [x, y] = [keys.get(a), keys.get(b)];
      return sign * (numeric || typeof x === "number" ? x - y : byName(x, y));
    });
    this.rows = rows;
    this.heads.forEach((head, index) =>
      index === column ? head.setAttribute("aria-sort", down ? "descending" : "ascending") : head.removeAttribute("aria-sort"));
  }

  /** Rows are made anew only when others come near: those that someone points at stay. */
  scrolled() {
    const top = Math.floor(this.scroller.scrollTop / ROW);
    const seen = Math.ceil(this.scroller.clientHeight / ROW);
    const [first, last] = this.drawn;
    if ((top < first + SPARE / 2 && first > 0) || (top + seen > last - SPARE / 2 && last < this.rows.length)) this.draw();
  }

  draw(printing = false) {
    const height = this.scroller.clientHeight || 500;
    const first = printing ? 0 : Math.max(0, Math.floor(this.scroller.scrollTop / ROW) - SPARE);
    const last = printing ? Math.min(PRINTED, this.rows.length) : Math.min(this.rows.length, first + Math.ceil(height / ROW) + 2 * SPARE);
    this.drawn = [first, last];
    this.table.setAttribute("aria-rowcount", this.rows.length + 1);
    const lines = [];
    if (first) lines.push(this.gap(first));
    for (let at = first; at < last; at++) lines.push(this.line(at));
    if (!printing && last < this.rows.length) lines.push(this.gap(this.rows.length - last));
    if (!this.rows.length) lines.push(el("tr", {}, el("td", { colSpan: this.columns.length, className: "zero" }, "Nothing that fits.")));
    this.body.replaceChildren(...lines);
    const active = this.active >= first && this.active < last ? `${this.id}-${this.active}` : null;
    if (active) this.table.setAttribute("aria-activedescendant", active);
    else this.table.removeAttribute("aria-activedescendant");
  }

  gap(rows) {
    const cell = el("td", { className: "pad", colSpan: this.columns.length });
    cell.style.setProperty("height", `${rows * ROW}px`);
    return el("tr", { attrs: { "aria-hidden": "true" } }, cell);
  }

  line(at) {
    const row = this.rows[at];
    const cells = this.columns.map((column) => {
      const content = column.cell(row);
      const names = [column.numeric ? "num" : "", column.name ? "name" : "", column.mark?.(row) ?? ""].filter(Boolean);
      return el("td", { className: names.join(" "), title: typeof content === "string" && !column.numeric ? content : "" }, content);
    });
    const attrs = { "aria-rowindex": at + 2, "aria-selected": at === this.active ? "true" : null, "data-at": at };
    return el("tr", { id: `${this.id}-${at}`, attrs }, ...cells);
  }

  click(event) {
    const line = event.target.closest("tr[data-at]");
    if (!line || !this.open) return;
    this.active = Number(line.dataset.at);
    this.draw();
    this.open(this.rows[this.active]);
  }

  key(event) {
    if (event.target !== this.table) return;
    const page = Math.max(1, Math.floor(this.scroller.clientHeight / ROW) - 2);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key in steps) {
      this.active = Math.min(this.rows.length - 1, Math.max(0, this.active + steps[event.key]));
      const top = this.active * ROW;
      const seen = this.scroller.clientHeight - 2 * ROW;
      if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
      else if (top > this.scroller.scrollTop + seen) this.scroller.scrollTop = top - seen;
      this.draw();
    } else if ((event.key === "Enter" || event.key === " ") && this.active >= 0 && this.open) {
      this.open(this.rows[this.active]);
    } else return;
    event.preventDefault();
  }
}
