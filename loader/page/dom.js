// What everything here is built with. Text becomes text nodes, never markup: names in a file are anyone's.

const $ = (id) => document.getElementById(id);

/** An element with properties, `style` variables, attributes under `attrs`, and children that are nodes or text. */
function el(tag, props = {}, ...children) {
  const { attrs, vars, ...rest } = props;
  const node = Object.assign(document.createElement(tag), rest);
  for (const [name, value] of Object.entries(attrs ?? {})) if (value != null) node.setAttribute(name, value);
  for (const [name, value] of Object.entries(vars ?? {})) node.style.setProperty(name, value);
  node.append(...children.filter((child) => child != null));
  return node;
}

const numbers = new Intl.NumberFormat("en");
const count = (value) => numbers.format(value);

/** As the command line writes sizes. */
function bytes(size) {
  let value = size;
  for (const unit of ["B", "KiB", "MiB"]) {
    if (value < 1000) return unit === "B" ? `${value} B` : `${value.toFixed(1)} ${unit}`;
    value /= 1024;
  }
  return `${value.toFixed(1)} GiB`;
}

const percent = (part, whole) => (whole ? `${((100 * part) / whole).toFixed(part * 100 < whole * 10 ? 1 : 0)} %` : "0 %");
const plural = (number, noun) => `${count(number)} ${number === 1 ? noun : noun === "library" ? "libraries" : `${noun}s`}`;

/** `call`, but only once when it is asked for often. */
function lately(call, delay = 120) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), delay);
  };
}

/** A readable name without what it returns. */
const bare = (name) => name.replace(/^void /, "");
