/**
 * The index of the section that a reader looks at: the last whose top is in the upper third of the window. Where the page
 * ends, the section that was asked for may not get further up: it counts while it is in view, else the last one does.
 */
function sectionInSight(places, height, isAtEnd, asked) {
  const at = places.findLastIndex(({ top }) => top < height / 3);
  if (!isAtEnd) return Math.max(0, at);
  const place = places[asked];
  return place && place.bottom > 0 && place.top < height ? asked : places.length - 1;
}

/** Marks the link of the section in sight; where a page begins, that of the first, however high the window is. */
function followScrolling() {
  const links = [...document.querySelectorAll(".sections a")];
  const sections = links.map((link) => document.querySelector(link.hash));
  const mark = () => {
    const places = sections.map((section) => section.getBoundingClientRect());
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const at = scrollY === 0 && !isAtEnd ? 0 : sectionInSight(places, innerHeight, isAtEnd, links.findIndex((link) => link.hash === location.hash));
    links.forEach((link, index) => (index === at ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
  };
  addEventListener("scroll", mark, { passive: true });
  addEventListener("hashchange", mark);
  mark();
}
