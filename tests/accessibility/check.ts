import type { Page } from "playwright-core";
import type { Visit } from "./routes.ts";

/** Something that is tried of every page, wherever it is shown. */
export interface Check {
  /** Names it in the results and in docs/accessibility/README.md. */
  readonly id: string;
  /** What it looks for, as a sentence. */
  readonly title: string;
  /** Whether it says something new at each width, or in each scheme. */
  readonly differs: { readonly byWidth: boolean; readonly byScheme: boolean };
  /** What is wrong, a line each. Leaves the page as it found it. */
  find(page: Page, visit: Visit): Promise<readonly string[]>;
}

/** Something that only several pages beside one another show. */
export interface Comparison {
  readonly id: string;
  readonly title: string;
  /** What a page says of it. */
  note(page: Page): Promise<string>;
  /** What is wrong, a line each. */
  judge(notes: readonly { readonly visit: Visit; readonly note: string }[]): readonly string[];
}

const EVERYWHERE = { byWidth: true, byScheme: true } as const;
const BY_WIDTH = { byWidth: true, byScheme: false } as const;
const BY_SCHEME = { byWidth: false, byScheme: true } as const;
const ONCE = { byWidth: false, byScheme: false } as const;
export const DIFFERS = { EVERYWHERE, BY_WIDTH, BY_SCHEME, ONCE } as const;
