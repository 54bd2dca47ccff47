import { setTimeout as delay } from "node:timers/promises";
import type { ResultOf } from "@graphql-typed-document-node/core";
import { graphql } from "../../server/testing/generated/gql.ts";
import { send } from "../../server/testing/send.ts";

const CHANGES = graphql(`query MirroredJobs($after: String) { jobChanges(after: $after, first: 50) {
  nodes { jobId kind job { title } } pageInfo { endCursor hasNextPage } } }`);

/** A program that maintains a copy of the open jobs using only the feed, from whichever node responds. */
export function jobMirror(urls: readonly string[]) {
  const open = new Map<string, string>();
  let after: string | null = null;
  let asked = 0;
  let going = true;

  /** Reads a page; returns whether there was a response, and more to read. */
  async function readOn(): Promise<{ answered: boolean; hasMore: boolean }> {
    const url = urls[asked++ % urls.length] ?? "";
    const response = await send(url, CHANGES, { after }).catch(() => null);
    const { data }: { data?: ResultOf<typeof CHANGES> | null } = (await response?.json().catch(() => null)) ?? {};
    if (!data?.jobChanges) return { answered: false, hasMore: true };
    for (const { jobId, job } of data.jobChanges.nodes) {
      if (job) open.set(jobId, job.title);
      else open.delete(jobId);
    }
    after = data.jobChanges.pageInfo.endCursor ?? after;
    return { answered: true, hasMore: data.jobChanges.pageInfo.hasNextPage };
  }
  const polling = (async () => {
    while (going) {
      await readOn();
      await delay(50);
    }
  })();

  return {
    /** Reads to the end of the feed; returns the titles of the open jobs by id. */
    async finish(): Promise<Map<string, string>> {
      going = false;
      await polling;
      while ((await readOn()).hasMore);
      return open;
    },
  };
}
