import { createRequire } from "node:module";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "playwright-core";
import { build } from "vite";
import { expect } from "vitest";

declare global {
  interface Window {
    screenReader: { readonly virtual: typeof virtual };
    /** Starts the screen reader on a part of the page. */
    startReader: (container: Element) => Promise<void>;
  }
}

/** The page may have to load the expected content. */
const PATIENCE_MS = 20_000;

let bundled: Promise<string> | undefined;

/** Bundles the screen reader into one script that can be injected into a page, whatever its policy. */
async function bundle(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "screenReader" } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

/** Replaces text that differs between runs by constant text. */
const steady = (text: string) =>
  text
    .replace(/Good (?:morning|afternoon|evening|night)/gi, "Good (time of day)")
    .replace(/\b\d{1,2}:\d{2}(?: ?[ap]m)?\b/gi, "(time)")
    .replace(
      /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w* )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*(?: 20\d\d)?\b/g,
      "(date)",
    )
    .replace(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}(?:, 20\d\d)?\b/g, "(date)")
    .replace(/\b\d{2}\/\d{2}\/\d{4}\b/g, "(date)")
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replace(/person-\d+-[0-9a-f]+@example\.com/g, "(address)")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Drops the ends of regions, and phrases that are announced twice in a row: as a control's name and as the text within
 * it.
 */
const worthKeeping = (phrase: string, index: number, all: readonly string[]): boolean => {
  if (phrase.startsWith("end of ") || phrase === "paragraph") return false;
  const before = all[index - 1];
  // Graphics in a button are hidden from screen readers by its role, and emphasis is not announced.
  if (phrase === "strong" || (phrase === "graphics-document" && before?.startsWith("button, "))) return false;
  return before !== phrase && before?.split(", ")[1] !== phrase;
};

/**
 * The options of a closed list are announced only when it is opened: here they are replaced by their count, with the
 * first and the last.
 */
function withoutOptions(phrases: readonly string[]): string[] {
  const nameOf = (option = "") => option.split(", ")[1];
  const isOption = (phrase = "") => phrase.startsWith("option, ");
  return phrases.flatMap((phrase, index) => {
    if (!isOption(phrase)) return [phrase];
    if (isOption(phrases[index - 1])) return [];
    const end = phrases.findIndex((later, place) => place > index && !isOption(later));
    const options = phrases.slice(index, end === -1 ? undefined : end);
    return [`(${options.length} to choose from: ${nameOf(options[0])} … ${nameOf(options.at(-1))})`];
  });
}

/** A person's actions on a page, and everything that a screen reader announces. */
export interface Listener {
  /** Opens an address; the page's title is announced first. */
  open(path: string): Promise<void>;
  /** Reads a part of the page from its beginning to its end. */
  read(what: string, selector: string): Promise<void>;
  /** Performs an action, and listens until the words are announced. */
  act(what: string, act: () => Promise<unknown>, until: string): Promise<void>;
  /** Performs an action that leads to another page, and listens there. */
  arrive(what: string, act: () => Promise<unknown>, url: string): Promise<void>;
  /** The transcript of all actions and announcements. */
  script(): string;
}

export function listener(page: Page, title: string): Listener {
  const lines: string[] = [title, "=".repeat(title.length)];
  const say = (phrases: readonly string[]) =>
    lines.push(...withoutOptions(phrases.map(steady).filter(worthKeeping)).map((phrase) => `    ${phrase}`));

  /** Starts the screen reader, unless it is already running on this page. */
  async function start(): Promise<void> {
    if (await page.evaluate("'screenReader' in window")) return;
    bundled ??= bundle();
    await page.evaluate(`${await bundled}; window.screenReader = screenReader;`);
    await page.evaluate(() => {
      // The library asks only the region that something is added to whether it is announced.
      const isSilent = (node: Node) => node instanceof Element && node.getAttribute("aria-live") === "off";
      const adds = ({ addedNodes }: MutationRecord) => addedNodes.length === 0 || ![...addedNodes].every(isSilent);
      class AudibleChanges extends MutationObserver {
        constructor(report: MutationCallback) {
          super((records, observer) => report(records.filter(adds), observer));
        }
      }
      const view = Object.create(window, { MutationObserver: { value: AudibleChanges } });
      window.startReader = (container) => window.screenReader.virtual.start({ container, window: view });
      return window.startReader(document.body);
    });
    await page.evaluate(() => window.screenReader.virtual.clearSpokenPhraseLog());
  }

  /** Performs an action; what is announced from now on belongs to it. */
  async function perform(what: string, act: () => Promise<unknown>): Promise<void> {
    await start();
    await page.evaluate(() => window.screenReader.virtual.clearSpokenPhraseLog());
    lines.push("", `${what}.`);
    await act();
  }

  const heard = async () => {
    await start();
    return (await page.evaluate(() => window.screenReader.virtual.spokenPhraseLog())).map(steady);
  };

  return {
    async open(path) {
      lines.push("", `Goes to ${steady(path)}.`);
      await page.goto(path);
      await page.locator("h1:visible").first().waitFor();
      await page.locator("#root:not([data-prerendered]), body:not(:has(#root))").first().waitFor();
      say([await page.title()]);
      await start();
    },
    async read(what, selector) {
      await start();
      await page.locator(selector).first().waitFor();
      lines.push("", `Reads ${what}.`);
      const phrases = await page.evaluate(async (part) => {
        const { virtual } = window.screenReader;
        await virtual.stop();
        const container = [...document.querySelectorAll(part)].find((one) => one.checkVisibility()) ?? document.body;
        await window.startReader(container);
        for (let more = 0; more < 1500; more += 1) {
          await virtual.next();
          const log = await virtual.spokenPhraseLog();
          if (log.length > 1 && log.at(-1) === log[0]) break;
        }
        const log = await virtual.spokenPhraseLog();
        await virtual.stop();
        await window.startReader(document.body);
        await virtual.clearSpokenPhraseLog();
        return log.slice(0, -1);
      }, selector);
      say(phrases);
    },
    async act(what, act, until) {
      await perform(what, act);
      const markAlive = async () => (await heard()).some((phrase) => phrase.includes(until));
      await expect.poll(markAlive, { message: `${what}: ${until}`, timeout: PATIENCE_MS }).toBe(true);
      const said = await heard();
      say(said.slice(0, said.findLastIndex((phrase) => phrase.includes(until)) + 1));
    },
    async arrive(what, act, url) {
      const before = await page.title();
      await perform(what, act);
      await page.waitForURL(url);
      await expect.poll(() => page.title(), { timeout: PATIENCE_MS }).not.toBe(before);
      await page.locator("h1:visible").first().waitFor();
      say([await page.title()]);
      await start();
    },
    script: () => `${lines.join("\n")}\n`,
  };
}
