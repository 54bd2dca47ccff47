import { brotliCompressSync } from "node:zlib";
import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, expect, test } from "vitest";
import { AppliedJobsDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import { SearchJobsDocument } from "../../web/generated/jobs/jobs.ts";
import { SavedJobsDocument } from "../../web/generated/jobs/saved-jobs.ts";
import { CountPeersDocument, PeersDocument } from "../../web/generated/seekers/peers.ts";
import { PeerProfileDocument, ViewerProfileDocument } from "../../web/generated/seekers/profile.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import type { TypedDocument } from "../testing/send.ts";
import { statementsOf } from "../testing/statements.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
/** More rows than a page has. */
const ROWS = 30;
/** Long enough that no page is small by chance: a card shows an excerpt, the response must do so too. */
const longText = () => Array.from({ length: 12 }, () => crypto.randomUUID()).join(" ");

const viewer = forTheFile(() => app.signedInSeeker());
let peerId = "";
beforeAll(async () => {
  const { id: companyId } = await app.build.recruiter();
  for (let n = 0; n < ROWS; n++) {
    const job = await app.build.job({ companyId, description: longText(), requirements: longText() });
    await app.build.savedJob({ jobId: job.id, seekerId: viewer.id });
    await app.build.application({ jobId: job.id, seekerId: viewer.id });
    peerId = (await app.build.seeker({ name: `Person ${n}`, about: longText() })).id;
  }
});

/** The session and the account of the request, for every operation. */
const SIGNED_IN = 2;

const list = <Asked extends TypedDocument>(
  name: string,
  document: Asked,
  variables: () => VariablesOf<Asked>,
  most: number,
) => ({ name, most, open: () => app.expectOk(document, variables(), viewer) });
test.each([
  // What the seeker has hidden, and the jobs.
  list("Search Jobs", SearchJobsDocument, () => ({}), 2),
  list("Saved jobs", SavedJobsDocument, () => ({}), 1),
  list("Applied jobs", AppliedJobsDocument, () => ({}), 1),
  list("Explore Peers", PeersDocument, () => ({}), 2),
  list("a search over peers", PeersDocument, () => ({ filter: { keyword: "person" } }), 2),
  list("its count", CountPeersDocument, () => ({ filter: { keyword: "person" } }), 3),
  list("the own profile", ViewerProfileDocument, () => ({}), 1),
  list("a peer's profile", PeerProfileDocument, () => ({ id: peerId }), 1),
])(
  "with more rows than a page has, and long texts: $name opens in a fixed number of statements, and less than 50 kB",
  async ({ open, most }) => {
    await open();
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = await open();
    });
    expect(statements.length, statements.join("\n---\n")).toBeLessThanOrEqual(most + SIGNED_IN);
    expect(brotliCompressSync(JSON.stringify(answer)).length).toBeLessThan(50_000);
  },
);
