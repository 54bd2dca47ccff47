import type { Page } from "playwright-core";
import type { Check, Comparison } from "../check.ts";

interface AxNode {
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Roles that the page focuses programmatically. */
const FOCUSED_BY_THE_PAGE = ["RootWebArea", "main", "heading", "dialog", "article", "region", "list"];

/** Focusable elements without a name or a role. */
async function unnamed(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    const flawed = nodes.filter(({ ignored, role, name, properties }) => {
      if (ignored || !properties?.some((one) => one.name === "focusable" && one.value.value === true)) return false;
      const said = role?.value ?? "";
      if (FOCUSED_BY_THE_PAGE.includes(said)) return false;
      return (name?.value ?? "").trim() === "" || ["generic", "none", "GenericContainer"].includes(said);
    });
    const described: string[] = [];
    for (const { backendDOMNodeId, role } of flawed) {
      if (backendDOMNodeId === undefined) continue;
      const { outerHTML } = await devtools.send("DOM.getOuterHTML", { backendNodeId: backendDOMNodeId });
      described.push(`${role?.value} without a name or a role: ${outerHTML.slice(0, 160)}`);
    }
    return described;
  } finally {
    await devtools.detach();
  }
}

/** Problems of the document itself. */
const documentFlaws = (page: Page) =>
  page.evaluate(() => {
    const flaws: string[] = [];
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(window.probe.isShown).length;
    if (document.documentElement.lang !== "en") flaws.push(`the language is "${document.documentElement.lang}"`);
    if (!/\S.* · Worklane$|Worklane/.test(document.title)) flaws.push(`the title is "${document.title}"`);
    if (count("h1") !== 1) flaws.push(`${count("h1")} headings of the first level`);
    if (document.querySelectorAll("main").length !== 1) flaws.push("not one main part");
    return flaws;
  });

/** Elements that can be pressed but not reached by keyboard. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const USABLE = "a[href], button, input, select, textarea, summary, label, option, [tabindex], [role=option]";
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const props = Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1] as
        | Record<string, unknown>
        | undefined;
      if (typeof props?.onClick !== "function" || !window.probe.isShown(element)) return [];
      // A card that follows its own link when pressed has that link for keyboard users.
      if (element.matches(USABLE) || element.closest(USABLE) || element.querySelector(USABLE)) return [];
      if (element.closest("[aria-hidden=true]") || element.matches("[data-fixed], [class*=overlay i]")) return [];
      return [`acts when it is pressed, and has no place in the tab order: ${window.probe.describe(element)}`];
    });
  });

/** Graphics that are neither hidden from screen readers nor labelled. */
const drawings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("svg:has(title, text, [aria-label]), svg[role=img], img, canvas, iframe")].flatMap(
      (element) => {
        // A graphic inside a labelled button is not announced separately; one without text is not announced at all.
        if (
          !window.probe.isShown(element) ||
          element.closest("[aria-hidden=true], button[aria-label], [role=img][aria-label]")
        )
          return [];
        const isNamed = element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
        const isKnown = element.hasAttribute("alt") || element.hasAttribute("title") || isNamed;
        const isPresentation = ["presentation", "none"].includes(element.getAttribute("role") ?? "");
        return isKnown || isPresentation ? [] : [`neither hidden nor named: ${element.outerHTML.slice(0, 120)}`];
      },
    ),
  );

/** Audio, video and autoplaying elements. */
const media = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("audio, video, object, embed, track, marquee, blink")].map(
      (element) => `plays: ${element.outerHTML.slice(0, 120)}`,
    ),
  );

export const structureChecks: readonly Check[] = [
  { id: "document", find: documentFlaws },
  { id: "names", find: unnamed },
  { id: "reachable", find: unreachable },
  { id: "drawings", find: drawings },
  { id: "media", find: media },
];

const areaOf = (path: string) => /^\/(main-recruiter|main|operators)(?:\/|$)/.exec(path)?.[1] ?? "public";

export const comparisons: readonly Comparison[] = [
  {
    id: "titles",
    note: async (page) => page.title(),
    judge(notes) {
      const paths = new Map<string, Set<string>>();
      for (const { visit, note } of notes) {
        const key = `${areaOf(visit.path)}: ${note.replace(/^\(\d+\+?\) /, "")}`;
        // Pages that differ only by role or token count as one.
        const path = visit.path
          .replace(/[?#].*|2?\/(?:unknown|a-link.*)$|rec$/g, "")
          .replace(/(applicants|edit-job)\/[^/]+$/, "$1");
        paths.set(key, (paths.get(key) ?? new Set()).add(path));
      }
      return [...paths].flatMap(([title, at]) => (at.size > 1 ? [`"${title}" on ${[...at].join(", ")}`] : []));
    },
  },
  {
    id: "navigation",
    note: (page) =>
      page.evaluate(() =>
        JSON.stringify(
          [...document.querySelectorAll("nav[aria-label]:not([aria-label=Breadcrumbs]), footer nav, footer ul")].map(
            (nav) => {
              const shown = [...nav.querySelectorAll("a")].filter(window.probe.isShown);
              const nameOf = (link: Element) => link.getAttribute("aria-label") ?? link.textContent?.trim();
              const links = shown.map((link) => `${nameOf(link)} → ${link.getAttribute("href")}`);
              return [nav.getAttribute("aria-label") ?? "footer", links];
            },
          ),
        ),
      ),
    judge(notes) {
      const flaws: string[] = [];
      const orders = new Map<string, string[]>();
      for (const { visit, note } of notes) {
        for (const [label, links] of JSON.parse(note) as [string, string[]][]) {
          const key = `${areaOf(visit.path)} ${visit.as} ${label}`;
          const known = orders.get(key) ?? [];
          const both = (of: string[], other: string[]) => of.filter((link) => other.includes(link)).join();
          if (both(known, links) !== both(links, known)) flaws.push(`${visit.name}: ${label} has another order`);
          orders.set(key, known.length > links.length ? known : links);
        }
      }
      return flaws;
    },
  },
];
