import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const DECIDE_ONE = graphql(`mutation DecideOneTogether($input: DecideApplicationInput!) {
  decideApplication(input: $input) { status version }
}`);
const DECIDE_MANY = graphql(`mutation DecideManyTogether($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { applicationId outcome now { status } } }
}`);
const LIST = graphql(`query ListTogether($jobId: ID!) {
  applicants(jobId: $jobId, first: 50) { nodes { id status version events { kind actorName } } }
}`);

const APPLICANTS = 40;
let jobId: string;
let ids: string[];
let owner: string;
let colleague: string;
let stranger: string;
beforeEach(async () => {
  const { prisma } = app.db;
  const companyId = (await buildRecruiter(prisma)).id;
  const { accountId } = await buildMember(prisma, { companyId, role: "RECRUITER" });
  const other = (await buildRecruiter(prisma)).id;
  jobId = (await buildJob(prisma, { companyId })).id;
  ids = (await Promise.all(Array.from({ length: APPLICANTS }, () => buildApplication(prisma, { jobId })))).map(
    ({ id }) => id,
  );
  const cookieOf = (id: string) => signIn(app.db, { id, role: "RECRUITER" });
  [owner, colleague, stranger] = [await cookieOf(companyId), await cookieOf(accountId), await cookieOf(other)];
});

const one = (cookie: string, applicationId: string, status: string) =>
  app.execute(DECIDE_ONE, { input: { applicationId, status, version: 1 } }, { cookie });
const many = (cookie: string, chosen: readonly string[], status: string) =>
  app.execute(
    DECIDE_MANY,
    { input: { applications: chosen.map((applicationId) => ({ applicationId, version: 1 })), status } },
    { cookie },
  );

test("two members and a stranger decide on the same applicants concurrently: each decision succeeds or is refused, nothing leaks", async () => {
  const half = ids.slice(0, APPLICANTS / 2);
  const rest = ids.slice(APPLICANTS / 2);
  const [together, colleagues, strangers, listed, ...singly] = await Promise.all([
    many(owner, half, "ACCEPTED"),
    many(colleague, half.toReversed(), "REJECTED"),
    many(stranger, ids, "REJECTED"),
    app.execute(LIST, { jobId }, { cookie: stranger }),
    ...rest.flatMap((id) => [
      one(owner, id, "ACCEPTED"),
      one(colleague, id, "REJECTED"),
      one(stranger, id, "REJECTED"),
    ]),
  ]);

  expect(strangers.data?.decideApplications?.results.map(({ outcome, now }) => [outcome, now])).toEqual(
    ids.map(() => ["NOT_FOUND", null]),
  );
  expect(listed).toMatchObject({ data: { applicants: null }, errors: [{ extensions: { code: "FORBIDDEN" } }] });
  const outcomes = new Map<string, string[]>(half.map((id) => [id, []]));
  for (const { applicationId, outcome } of [together, colleagues].flatMap(
    ({ data }) => data?.decideApplications?.results ?? [],
  ))
    outcomes.get(applicationId)?.push(outcome);
  for (const told of outcomes.values()) expect(told.toSorted()).toEqual(["CONFLICT", "DONE"]);
  for (const [index] of rest.entries()) {
    const codes = singly.slice(3 * index, 3 * index + 3).map(({ errors }) => errors?.[0]?.extensions.code ?? "DONE");
    expect(codes.slice(0, 2).toSorted()).toEqual(["CONFLICT", "DONE"]);
    expect(codes[2]).toBe("NOT_FOUND");
  }

  // The results match what is stored: one decision each, by whoever came first.
  const { applicants } = await app.expectOk(LIST, { jobId }, { cookie: owner });
  expect(applicants.nodes).toHaveLength(APPLICANTS);
  for (const { status, version, events } of applicants.nodes) {
    expect(version).toBe(2);
    expect(events.map(({ kind }) => kind)).toEqual(["APPLIED", status]);
  }
  const accepted = applicants.nodes.filter(({ status }) => status === "ACCEPTED").map(({ id }) => id);
  const doneByOwner = [
    ...(together.data?.decideApplications?.results ?? []).flatMap(({ applicationId, outcome }) =>
      outcome === "DONE" ? [applicationId] : [],
    ),
    ...rest.filter((_, index) => !singly[3 * index]?.errors),
  ];
  expect(accepted.toSorted()).toEqual(doneByOwner.toSorted());
});
