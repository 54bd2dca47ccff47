import type { Page } from "playwright-core";
import { type Check, DIFFERS } from "../check.ts";

/** What is pressed often with a thumb: bars, buttons, fields. Links within sentences and lists are read, too. */
const PRESSED_OFTEN =
  "button, [role=button], [role=tab], [role=menuitem], nav[aria-label=Places] a, input:not([type=hidden]), select, textarea";
const THUMB = 44;

/** What is smaller than a thumb on a phone. */
const small = (page: Page) =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        // What is drawn as a link stands among text.
        if (!window.probe.isShown(element) || element.matches(":disabled, [class*=Anchor]")) return [];
        // What is drawn smaller than it is, or has a label that is pressed as well, counts as large as what takes the press.
        const labels = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
        // A field within a frame of its size: the frame leads into it.
        const frame = element.matches("input, textarea") ? element.parentElement : null;
        const hits = [
          element,
          ...(frame && !element.matches("[type=radio], [type=checkbox]") ? [frame] : []),
          ...labels,
        ].map((one) => one.getBoundingClientRect());
        // A label that stands beside its box makes one target with it.
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
    title: "what is pressed often is 44 by 44 pixels large on phones (24 by 24 everywhere is for axe-core)",
    differs: DIFFERS.BY_WIDTH,
    find: async (page) => ((page.viewportSize()?.width ?? 0) <= 480 ? small(page) : []),
  },
];
