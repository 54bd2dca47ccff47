import type { Size } from "./data.ts";

/** What a part is given. */
export interface PartInput {
  /** A connection string of the benchmark's PostgreSQL, with its default database. */
  readonly serverUrl: string;
  readonly postgresPid: number;
  /** The largest database to measure on. */
  readonly scale: Size;
  /** Short rounds, to try things; their figures are not kept. */
  readonly quick: boolean;
}

/** A part of the benchmark; its report is Markdown without a heading. */
export interface Part {
  readonly title: string;
  run(input: PartInput): Promise<string>;
}
