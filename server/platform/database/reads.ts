import type pg from "pg";
import type { PipelinedReads } from "./pipelined-reads.ts";

/** What hand-written reads need. */
export interface Reads {
  readonly pool: Pick<pg.Pool, "query">;
  readonly quick: Pick<PipelinedReads, "query">;
}
