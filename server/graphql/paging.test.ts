import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { listReceivedApplications, searchApplicants } from "../applications/applicant.store.ts";
import { SORT_KEYS } from "../applications/applicant-search-conditions.ts";
import { listPostedJobs, listSavedJobs } from "../jobs/job-lists.store.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { forTheFile, graphql, testApp } from "../testing/test-app.ts";

type List = (page: PageInput) => Promise<Page<unknown>>;

const ROWS = 11;
const SAVED = graphql(`query SavedBothWays($first: Int, $after: String, $last: Int, $before: String) {
  savedJobs(first: $first, after: $after, last: $last, before: $before) {
    nodes { id } totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }`);

describe("a list", () => {
  const app = testApp();
  const seeker = forTheFile(() => app.signedInSeeker());
  const company = forTheFile(() => app.build.recruiter());
  const applied = forTheFile(() => app.build.job({ companyId: company.id }));
  const seen = () => ({ companyId: company.id, interviewerId: null });

  beforeAll(async () => {
    for (let n = 0; n < ROWS; n++) {
      // Several items share each timestamp, so that the id breaks the tie.
      const at = new Date(Date.UTC(2026, 0, 1 + (n % 3)));
      const job = await app.build.job({ companyId: company.id, createdAt: at });
      await app.build.savedJob({ jobId: job.id, seekerId: seeker.id, createdAt: at });
      const { id } = await app.build.seeker({ name: `Seeker ${n % 4}` });
      await app.build.application({
        jobId: applied.id,
        seekerId: id,
        appliedAt: at,
        status: n % 2 ? "APPLIED" : "REJECTED",
      });
    }
  });

  const lists: [string, List][] = [
    ["saved jobs", (page) => listSavedJobs(app.db, seeker.id, page)],
    ["all applications to a company", (page) => listReceivedApplications(app.db, seen(), page)],
    ...(Object.keys(SORT_KEYS) as (keyof typeof SORT_KEYS)[]).map((order): [string, List] => [
      `applicants, ${order}`,
      (page) => searchApplicants(app.db, { jobId: applied.id }, page, order),
    ]),
    ...(["NEWEST", "OLDEST", "WAITING", "DUE", "DEADLINE"] as const).map((order): [string, List] => [
      `posted jobs, ${order}`,
      (page) => listPostedJobs(app.db, seen(), { order }, page),
    ]),
  ];

  test.each(lists)("is the same backward and forward, for any page sizes: %s", async (_, list) => {
    const whole = await list({ first: 50 });
    const all = whole.nodes;
    expect(all.length).toBeGreaterThanOrEqual(ROWS);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: ROWS + 2 }), fc.nat({ max: all.length - 1 }), async (size, index) => {
        const backward: unknown[] = [];
        for (let before: string | null = null; ; ) {
          const page = await list({ last: size, before });
          expect(page.hasNextPage).toBe(before !== null);
          backward.unshift(...page.nodes);
          expect(page.hasPreviousPage).toBe(backward.length < all.length);
          if (!page.hasPreviousPage) break;
          before = page.cursorAt(0);
        }
        expect(backward).toEqual(all);
        const cursor = whole.cursorAt(index);
        const after = await list({ first: size, after: cursor });
        expect(after.nodes).toEqual(all.slice(index + 1, index + 1 + size));
        expect([after.hasPreviousPage, after.hasNextPage]).toEqual([true, index + 1 + size < all.length]);
        expect((await list({ first: size, before: cursor })).nodes).toEqual(all.slice(0, index).slice(0, size));
        expect((await list({ last: size, after: cursor })).nodes).toEqual(all.slice(index + 1).slice(-size));
        expect((await list({ before: cursor })).nodes).toEqual(all.slice(0, index));
      }),
      { numRuns: 6 },
    );
  });

  test("reports the position of a page and the total count", async () => {
    const read = async (variables: { last?: number; before?: string | null; first?: number }) =>
      (await app.expectOk(SAVED, variables, seeker)).savedJobs;
    const end = await read({ last: 2 });
    expect(end).toMatchObject({ totalCount: ROWS, pageInfo: { hasPreviousPage: true, hasNextPage: false } });
    const beginning = await read({ last: 50, before: end?.pageInfo.startCursor ?? null });
    expect(beginning?.nodes).toHaveLength(ROWS - 2);
    expect(beginning).toMatchObject({ totalCount: ROWS, pageInfo: { hasPreviousPage: false, hasNextPage: true } });
  });

  test.each([
    ["savedJobs(first: 1, last: 1)", "last", "Provide `first` or `last`, not both."],
    ["savedJobs(last: 51)", "last", "A page can have 1 to 50 items."],
    ['savedJobs(last: 1, before: "x")', "before", "This cursor is not from this list. Start again without one."],
  ])("reports invalid arguments: %s", async (asked, argument, sentence) => {
    const { errors } = await app.execute(`{ ${asked} { nodes { __typename } } }`, {}, seeker);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [argument]: sentence } });
  });

  test("takes no cursor of another list", async () => {
    const cursorOf = async (list: string) => {
      const { data } = await app.execute(`{ list: ${list} { edges { cursor } } }`, {}, seeker);
      return (data as { list: { edges: { cursor: string }[] } }).list.edges[0]?.cursor ?? "";
    };
    const codeOf = async (list: string, after: string) => {
      const { errors } = await app.execute(`{ ${list}(first: 1, after: "${after}") { totalCount } }`, {}, seeker);
      return errors?.[0]?.extensions?.code;
    };
    const [saved, open] = [await cursorOf("savedJobs(first: 1)"), await cursorOf("jobs(first: 1)")];
    expect(await codeOf("savedJobs", saved)).toBeUndefined();
    expect(await codeOf("jobs", open)).toBeUndefined();
    expect(await codeOf("jobs", saved)).toBe("BAD_USER_INPUT");
    expect(await codeOf("savedJobs", open)).toBe("BAD_USER_INPUT");
    expect(await codeOf("peers", open)).toBe("BAD_USER_INPUT");
    expect(await codeOf("notices", saved)).toBe("BAD_USER_INPUT");
  });

  test("costs the same from its end as from its beginning", async () => {
    const costOf = async (page: string) => {
      const answer = await app.execute(`{ savedJobs(${page}) { nodes { id title } } }`, {}, seeker);
      return (answer as { extensions?: { cost: { value: number } } }).extensions?.cost.value;
    };
    expect(await costOf("last: 50")).toBe(await costOf("first: 50"));
    expect(await costOf("last: 50")).not.toBe(await costOf("last: 5"));
  });
});
