import type { Page } from "playwright-core";
import type { Check } from "../check.ts";

/** Frequent touch targets: bars, buttons, fields. Links in sentences and lists are mostly read. */
const PRESSED_OFTEN =
  "button, [role=button], [role=tab], [role=menuitem], nav[aria-label=Places] a, input:not([type=hidden]), select, textarea";
const THUMB = 44;

/** Targets that are too small on a phone. */
const small = (page: Page) =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        // Elements styled as links are inline in text.
        if (!window.probe.isShown(element) || element.matches(":disabled, [class*=Anchor]")) return [];
        // An element that is larger than it looks, or has a label that can be pressed too, counts with its full target
        // size.
        const labels = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
        // A field in a container of its size: pressing the container focuses it.
        const frame = element.matches("input, textarea") ? element.parentElement : null;
        const hits = [
          element,
          ...(frame && !element.matches("[type=radio], [type=checkbox]") ? [frame] : []),
          ...labels,
        ].map((one) => one.getBoundingClientRect());
        // A label next to its box forms one target with it.
        const [box, ...beside] = hits;
        const across = Math.max(...hits.map((hit) => hit.right)) - Math.min(...hits.map((hit) => hit.left));
        if (beside.length > 0 && box && across >= least - 0.5 && hits.some((hit) => hit.height >= least - 0.5))
          return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const takes = (px: number, py: number) => {
          const there = document.elementFromPoint(px, py);
          return there !== null && [element, ...labels].some((one) => one.contains(there) || there === one);
        };
        const reach = least / 2 - 1;
        const isInWindow = y > reach && y < innerHeight - reach;
        if (hits.some((hit) => hit.width >= least - 0.5 && hit.height >= least - 0.5)) return [];
        if (
          isInWindow &&
          takes(x, y - reach) &&
          takes(x, y + reach) &&
          (width >= least || (takes(x - reach, y) && takes(x + reach, y)))
        )
          return [];
        return [`${Math.round(width)} by ${Math.round(height)}: ${window.probe.describe(element)}`];
      }),
    [PRESSED_OFTEN, THUMB] as const,
  );

export const pointerChecks: readonly Check[] = [
  {
    id: "thumb",
    find: async (page) => ((page.viewportSize()?.width ?? 0) <= 480 ? small(page) : []),
  },
];
