import type { Page } from "playwright-core";
import type { Check } from "../check.ts";

/** The focused element after one press of Tab. */
interface Stop {
  readonly flaws: readonly string[];
  /** Index of the element among the tab stops; -1: not one of them. */
  readonly index: number;
  readonly isOver: boolean;
}

/** Resets the next tab stop to the first of the page, or of the overlay above it. */
const toTheTop = (page: Page) =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll("[aria-modal=true]")].filter(window.probe.isShown).at(-1);
    const start = document.createElement("span");
    start.tabIndex = -1;
    (modal ?? document.body).prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
    scrollTo(0, 0);
  });

/** Records the unfocused appearance of every element. */
const prepare = (page: Page) =>
  page.evaluate(() => {
    const looks = (element: Element) => {
      const { outline, boxShadow, borderColor, backgroundColor, textDecorationLine } = getComputedStyle(element);
      return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine].join("|");
    };
    // A field's border may be on its container, and that of a hidden radio button on its label.
    const around = (element: Element) => {
      const parents = [element, element.parentElement, element.parentElement?.parentElement];
      const besides = [element.nextElementSibling, element.previousElementSibling];
      const labels = "labels" in element ? ((element.labels as NodeListOf<Element>) ?? []) : [];
      return [...parents, ...besides, ...labels].filter((one) => one instanceof Element);
    };
    const lookOf = (element: Element) => around(element).map(looks).join("\n");
    const stops = window.probe.stops();
    const unfocusedLooks = new Map(stops.map((stop) => [stop, lookOf(stop)]));
    let last: Element | null = null;
    const { href } = location;
    const isFixed = (element: Element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (["fixed", "sticky"].includes(getComputedStyle(up).position)) return up;
      }
      return null;
    };
    const step = () => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return { flaws: [], index: -1, isOver: true };
      const flaws: string[] = [];
      const name = window.probe.describe(element);
      const index = stops.indexOf(element as HTMLElement);
      // A link that wraps starts where its first line does.
      const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const unfocused = unfocusedLooks.get(element as HTMLElement);
      if (unfocused !== undefined && unfocused === lookOf(element))
        flaws.push(`looks the same with the focus: ${name}`);
      const shown = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
        ? ((element as HTMLInputElement).labels?.[0] ?? element)
        : element;
      // Of an element larger than the window, only the visible part.
      const whole = shown.getBoundingClientRect();
      const [left, top] = [Math.max(0, whole.left), Math.max(0, whole.top)];
      const [width, height] = [Math.min(innerWidth, whole.right) - left, Math.min(innerHeight, whole.bottom) - top];
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown));
      });
      if (!isSeen) flaws.push(`is behind something else, or out of the window: ${name}`);
      if (location.href !== href) flaws.push(`the focus alone leads elsewhere: ${name}`);
      if (element.getAttribute("tabindex") && (element as HTMLElement).tabIndex > 0)
        flaws.push(`jumps the order: ${name}`);
      // Current positions of both, since the focus may have scrolled their container.
      const isBeside = last?.isConnected && last.parentElement === element.parentElement && !isFixed(element);
      const before = isBeside ? (last?.getClientRects()[0] ?? null) : null;
      // Reading order: within a row from left to right, rows from top to bottom.
      if (
        before &&
        (rect.top < before.top - rect.height || (Math.abs(rect.top - before.top) < 4 && rect.left < before.left))
      )
        flaws.push(`comes before what is read before it: ${name}`);
      last = element;
      return { flaws, index, isOver: false };
    };
    // A list may have grown, and previous stops may be gone.
    const missed = (met: readonly number[]) =>
      stops
        .filter((stop, index) => !met.includes(index) && stop.isConnected && window.probe.stops().includes(stop))
        .map(window.probe.describe);
    const toTheEndOfList = () => {
      let list: Element | null | undefined = document.activeElement?.closest("ul, ol");
      for (let up = list; up; up = up.parentElement?.closest("ul, ol")) list = up;
      list ??= document.querySelector("main");
      window.probe
        .stops()
        .findLast((stop) => list?.contains(stop))
        ?.focus();
    };
    Object.assign(window, { stepOfTab: step, missedByTab: missed, toTheEndOfList });
  });

/** More stops than any page has: an infinite list keeps growing for some pages. */
const MOST = 600;
/** The maximum of a page without a growing list. */
const LONG = 150;

/** Presses Tab from the beginning of the page to its end, or through the whole overlay. */
async function walk(page: Page): Promise<string[]> {
  await toTheTop(page);
  await prepare(page);
  const flaws: string[] = [];
  const met = new Set<number>();
  let wasRound = false;
  let last = -1;
  for (let press = 0; press < MOST && !wasRound; press += 1) {
    // In a list that grows during the walk, jump to its end once all initial stops were visited.
    if (press >= LONG && press % 10 === 0 && last === -1) await page.evaluate("toTheEndOfList()");
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop>("stepOfTab()");
    flaws.push(...stop.flaws);
    wasRound = stop.isOver || (stop.index >= 0 && stop.index !== last && met.has(stop.index));
    if (stop.index >= 0) met.add(stop.index);
    last = stop.index;
  }
  if (!wasRound) flaws.push(`Tab does not come round after ${MOST} presses`);
  const missed = await page.evaluate<string[]>(`missedByTab(${JSON.stringify([...met])})`);
  if (missed.length > 0) flaws.push(`Tab came round after ${met.size} stops and missed ${missed.length}`);
  return [...flaws, ...missed.slice(0, 5).map((name) => `Tab never stops at ${name}`)];
}

/** The first press of Tab offers to skip repeated content, and Enter does so. */
async function skip(page: Page): Promise<string[]> {
  if ((await page.locator("[aria-modal=true]").count()) > 0) return [];
  await toTheTop(page);
  await page.keyboard.press("Tab");
  const first = await page.evaluate(() => document.activeElement?.textContent);
  if (first !== "Skip to content") return [`the first stop of Tab is "${first}"`];
  await page.keyboard.press("Enter");
  const isInMain = await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
  await page.evaluate(() => history.replaceState(history.state, "", location.href.split("#")[0]));
  return isInMain ? [] : ["Skip to content does not lead into the main part"];
}

export const keyboardChecks: readonly Check[] = [
  { id: "tab", byScheme: true, find: walk },
  { id: "skip", find: skip },
];
