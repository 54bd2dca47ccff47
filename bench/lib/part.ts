import type { Size } from "./data.ts";

/** The input of a part. */
export interface PartInput {
  /** A connection string of the benchmark's PostgreSQL, with its default database. */
  readonly serverUrl: string;
  readonly postgresPid: number;
  /** The largest database to measure on. */
  readonly scale: Size;
  /** Whether to run short rounds, for trying things; their figures are not stored. */
  readonly quick: boolean;
}

/** A target, and the figure that was reached. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  readonly holds: boolean;
}

/** The results of a part. */
export interface Report {
  /** Markdown without a heading. */
  readonly text: string;
  readonly goals: readonly Goal[];
}

/** A part of the benchmark. It needs only PostgreSQL, and stops everything it starts. */
export interface Part {
  readonly title: string;
  /** Runs only when named explicitly: it takes too long, or too much disk space. */
  readonly onlyByName?: boolean;
  run(input: PartInput): Promise<Report>;
}
