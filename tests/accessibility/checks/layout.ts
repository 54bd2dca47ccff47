import type { Page } from "playwright-core";
import type { Check } from "../check.ts";

/** The text spacing that users may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
const DOUBLED = "html { font-size: 200% !important; }";

/** Elements that overflow the page horizontally. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter(
      (element) =>
        window.probe.isShown(element) &&
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !window.probe.scrollsSideways(element),
    );
    const inmost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    return [
      `${scrollWidth} pixels wide on ${clientWidth}: ${inmost.slice(0, 3).map(window.probe.describe).join(", ")}`,
    ];
  });

/** Elements that are cut off or overflow when a style sheet is applied. */
async function whileStyled(page: Page, style: string, mayScroll = false): Promise<string[]> {
  await page.evaluate((css) => {
    const before = window.probe.cutOff();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Object.assign(window, { cutBefore: before });
  }, style);
  const out = mayScroll ? [] : await sticksOut(page);
  const cut = await page.evaluate(() => {
    const before = (window as unknown as { cutBefore: Set<Element> }).cutBefore;
    return [...window.probe.cutOff()]
      .filter((element) => !before.has(element))
      .map((element) => {
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
        return `cut off, ${scrollWidth} by ${scrollHeight} in ${clientWidth} by ${clientHeight}: ${window.probe.describe(element)}`;
      });
  });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [...out, ...cut];
}

/** Runs a check in a window of another size. */
async function inWindow<Found>(page: Page, width: number, height: number, look: () => Promise<Found>): Promise<Found> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  // React re-renders layouts that depend on the width.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  try {
    return await look();
  } finally {
    if (before) await page.setViewportSize(before);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

export const layoutChecks: readonly Check[] = [
  { id: "fits", find: sticksOut },
  { id: "spacing", find: (page) => whileStyled(page, SPACED) },
  {
    id: "large-text",
    // On a phone the page may scroll sideways then; in a desktop window it must not.
    find: (page) => whileStyled(page, DOUBLED, (page.viewportSize()?.width ?? 0) < 1000),
  },
  { id: "reflow", find: (page) => inWindow(page, 320, 256, () => sticksOut(page)) },
  {
    id: "orientation",
    find: (page) =>
      inWindow(page, 844, 390, async () => {
        const isThere = await page.evaluate(() => [...document.querySelectorAll("h1")].some(window.probe.isShown));
        return [...(await sticksOut(page)), ...(isThere ? [] : ["the page's heading is not shown"])];
      }),
  },
];
