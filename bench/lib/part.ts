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
  /** What the part's last report kept, if it did. */
  readonly kept: unknown;
}

/** A figure that is to be reached, and what it was. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  readonly holds: boolean;
}

/** What a part measured. */
export interface Report {
  /** Markdown without a heading. */
  readonly text: string;
  readonly goals: readonly Goal[];
  /** Figures that the next run adds its own to. */
  readonly kept?: unknown;
}

/** A part of the benchmark. It starts from nothing but PostgreSQL, and ends what it starts. */
export interface Part {
  readonly title: string;
  /** Run when it is named alone: it takes too long, or too much room. */
  readonly onlyByName?: boolean;
  run(input: PartInput): Promise<Report>;
}
