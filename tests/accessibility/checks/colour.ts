import type { Page } from "playwright-core";
import type { Check } from "../check.ts";

/** Borders of fields and focus rings with a contrast below 3:1 to their surroundings. */
const faintEdges = (page: Page) =>
  page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const parse = (text: string): Colour => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const light = ([red, green, blue]: Colour) => {
      const parts = [red, green, blue].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const contrast = (one: Colour, other: Colour) => {
      const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a);
      return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    };
    const behind = (element: Element): Colour => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const colour = parse(getComputedStyle(up).backgroundColor);
        if (colour[3] > 0.9) return colour;
      }
      return parse("white");
    };
    const FIELDS = "input:not([type=hidden], [type=file], [type=range]), select, textarea";
    return [...document.querySelectorAll(FIELDS)].flatMap((field) => {
      if (!window.probe.isShown(field) || field.matches(":disabled, :checked")) return [];
      // Native checkboxes are drawn by the browser.
      if (field.matches("[type=checkbox], [type=radio]") && getComputedStyle(field).appearance !== "none") return [];
      const best = Math.max(
        ...window.probe.framesOf(field).map((one) => {
          if (!one.parentElement) return 0;
          const { borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(one);
          const outside = behind(one.parentElement);
          const edge = parseFloat(borderBottomWidth) > 0 ? contrast(parse(borderBottomColor), outside) : 0;
          const fill = parse(backgroundColor);
          return Math.max(edge, fill[3] > 0.9 ? contrast(fill, outside) : 0);
        }),
      );
      // One that is styled as text has no border to check.
      if (best === 0 && field.matches("select")) return [];
      return best >= 3 ? [] : [`its edge has ${best.toFixed(2)} to 1: ${window.probe.describe(field)}`];
    });
  });

/** Selected states that are shown by a fill only, which is lost in forced colours. */
async function lostStates(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const flaws = await page.evaluate(() => {
    const CHOSEN =
      "[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], input[type=radio]:checked, input[type=checkbox]:checked";
    const BOX = ["outline-style", "outline-color", "border-style", "border-color", "border-width", "background-color"];
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return [...BOX, "text-decoration-line", "font-weight", "color"]
        .map((name) => style.getPropertyValue(name))
        .join();
    };
    const drawn = (element: Element) =>
      element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const lost = [...document.querySelectorAll(CHOSEN)].filter((chosen) => {
      if (!window.probe.isShown(drawn(chosen))) return false;
      // The system draws native boxes; ours are drawn with their mark.
      if (chosen instanceof HTMLInputElement && window.probe.isShown(chosen)) return false;
      // An indicator that is moved behind the selected option.
      const frame = chosen.closest("[role=radiogroup]")?.querySelector("[class*=indicator]");
      if (frame && getComputedStyle(frame).borderStyle === "solid") return false;
      const group = chosen.closest("nav, [role=tablist], [role=radiogroup], ul, ol, fieldset") ?? document;
      const other = [...group.querySelectorAll(chosen.tagName)].find(
        (one) => one !== chosen && !one.matches(CHOSEN) && one.className === chosen.className,
      );
      return other !== undefined && look(drawn(other)) === look(drawn(chosen));
    });
    const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), select, textarea";
    const hasEdge = (element: Element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return borderBottomStyle !== "none" && parseFloat(borderBottomWidth) > 0;
    };
    const edgeless = [...document.querySelectorAll(FIELDS)].filter(
      (field) =>
        window.probe.isShown(field) && !field.matches(":disabled") && !window.probe.framesOf(field).some(hasEdge),
    );
    return [
      ...lost.map((element) => `looks as if it were not chosen: ${window.probe.describe(element)}`),
      ...edgeless.map((element) => `a field without an edge: ${window.probe.describe(element)}`),
    ];
  });
  await page.emulateMedia({ forcedColors: "none" });
  return flaws;
}

export const colourChecks: readonly Check[] = [
  { id: "edges", byScheme: true, find: faintEdges },
  { id: "forced-colours", find: lostStates },
];
