import type pg from "pg";
import type { PipelinedReads } from "./pipelined-reads.ts";

/** The dependencies of hand-written reads. */
export interface Reads {
  readonly pool: Pick<pg.Pool, "query">;
  readonly quick: Pick<PipelinedReads, "query">;
}
