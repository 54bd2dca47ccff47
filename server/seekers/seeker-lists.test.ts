import { brotliCompressSync } from "node:zlib";
import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, describe, expect, test } from "vitest";
import { buildRecruiter } from "../../prisma/factories/index.ts";
import { AppliedJobsDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import { SearchJobsDocument } from "../../web/generated/jobs/jobs.ts";
import { SavedJobsDocument } from "../../web/generated/jobs/saved-jobs.ts";
import { CountPeersDocument, PeersDocument } from "../../web/generated/seekers/peers.ts";
import { PeerProfileDocument, ViewerProfileDocument } from "../../web/generated/seekers/profile.ts";
import { type Person, signedInSeeker } from "../testing/people.ts";
import type { TypedDocument } from "../testing/send.ts";
import { statementsOf } from "../testing/statements.ts";
import { testApp } from "../testing/test-app.ts";
import { withoutIndexes } from "../testing/without-indexes.ts";

const app = testApp();
const MANY = 20_000;
/** Long enough that no page is small by chance: a card shows an excerpt, the response must do so too. */
const TEXT = "array_to_string(array(select md5(n::text || k) from generate_series(1, 12) as k), ' ')";

let viewer: Person;
let peerId = "";
beforeAll(async () => {
  const { pool, prisma } = app.db;
  viewer = await signedInSeeker(app.db);
  const recruiter = await buildRecruiter(prisma);
  await withoutIndexes(pool, ["jobs", "accounts", "seekers"], async () => {
    await pool.query(
      `insert into jobs (id, company_id, title, job_type, industry, work_mode, description, requirements, created_at, updated_at)
       select gen_random_uuid(), $1, 'Job ' || n, 'FULL_TIME', 'IT', 'REMOTE', ${TEXT}, case when n <= 100 then ${TEXT} else '' end,
              now() - n * interval '1 minute', now() from generate_series(1, ${MANY}) as n`,
      [recruiter.id],
    );
    await pool.query(
      `with people as (
         insert into accounts (id, role, email, password_hash, email_verified_at)
         select gen_random_uuid(), 'SEEKER', 'many-' || n || '@example.com', '$argon2id$none', now()
         from generate_series(1, ${MANY}) as n returning id, email)
       insert into seekers (id, name, phone, about, skills, created_at, updated_at)
       select id, 'Person ' || n, '9876543210', ${TEXT}, array['SQL', 'TypeScript'], now() - n * interval '1 minute', now()
       from people, lateral (select split_part(split_part(email, '@', 1), '-', 2)::int as n) as number`,
    );
  });
  await pool.query(
    "insert into saved_jobs (seeker_id, job_id) select $1, id from jobs order by created_at desc limit 2000",
    [viewer.id],
  );
  await pool.query(
    `with sent as (
       insert into applications (id, job_id, seeker_id, updated_at)
       select gen_random_uuid(), id, $1, now() from jobs order by created_at desc limit 2000 returning id)
     insert into application_events (application_id, kind, actor_id) select id, 'APPLIED', $1 from sent`,
    [viewer.id],
  );
  peerId = (await prisma.seeker.findFirstOrThrow({ where: { name: "Person 77" } })).id;
  await pool.query("analyze");
}, 120_000);

/** The session and the account of the request, for every operation. */
const SIGNED_IN = 2;

describe("with 20,000 jobs and 20,000 seekers", () => {
  const list = <Asked extends TypedDocument>(
    name: string,
    document: Asked,
    variables: () => VariablesOf<Asked>,
    most: number,
  ) => ({ name, most, open: () => app.expectOk(document, variables(), viewer) });
  test.each([
    list("Search Jobs", SearchJobsDocument, () => ({}), 1),
    list("Saved jobs", SavedJobsDocument, () => ({}), 1),
    list("Applied jobs", AppliedJobsDocument, () => ({ archived: false }), 1),
    list("Explore Peers", PeersDocument, () => ({}), 2),
    list("a search over peers", PeersDocument, () => ({ filter: { keyword: "person 199" } }), 2),
    list("its count", CountPeersDocument, () => ({ filter: { keyword: "person 199" } }), 3),
    list("the own profile", ViewerProfileDocument, () => ({}), 1),
    list("a peer's profile", PeerProfileDocument, () => ({ id: peerId }), 1),
  ])("$name opens in a fixed number of statements, and less than 50 kB", async ({ open, most }) => {
    await open();
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = await open();
    });
    expect(statements.length, statements.join("\n---\n")).toBeLessThanOrEqual(most + SIGNED_IN);
    expect(brotliCompressSync(JSON.stringify(answer)).length).toBeLessThan(50_000);
  });
});
