import type { Page } from "playwright-core";
import type { Visit } from "./routes.ts";

/** A check that is run on every page in each of its forms. */
export interface Check {
  /** Identifies it in the results and in docs/accessibility/README.md, which says what it looks for. */
  readonly id: string;
  /** Whether its result depends on the color scheme. */
  readonly byScheme?: boolean;
  /** Returns the problems, one per line. Restores the page afterwards. */
  find(page: Page, visit: Visit): Promise<readonly string[]>;
}

/** A check that needs several pages for comparison. */
export interface Comparison {
  readonly id: string;
  /** Collects the data of a page. */
  note(page: Page): Promise<string>;
  /** Returns the problems, one per line. */
  judge(notes: readonly { readonly visit: Visit; readonly note: string }[]): readonly string[];
}
