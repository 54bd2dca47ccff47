import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { parseAst } from "vite";
import { beforeAll, expect, test } from "vitest";
import { insertApplication } from "./applications/application.store.ts";
import { deleteSent } from "./applications/sent/sent-application.store.ts";
import { NO_TOKENS } from "./assistant/answering/usage.store.ts";
import { readConfig } from "./config.ts";
import { searchForYou } from "./fit/for-you/for-you.store.ts";
import { putSearch } from "./jobs/alerts/alert-searches.store.ts";
import { readSearchToStore } from "./jobs/alerts/match-alerts.ts";
import { applicantsToNotify, openJobs } from "./jobs/job-lists.store.ts";
import { countFacets } from "./jobs/search/facets.store.ts";
import { searchJobs } from "./jobs/search/job-search.store.ts";
import type { JobSearch } from "./jobs/search/job-search.ts";
import { prepareSearch } from "./jobs/search/prepare-search.ts";
import { deliveryLoader, historyOf } from "./messages/message.store.ts";
import { packageRoot } from "./platform/package-root.ts";
import { encodeCursor } from "./platform/search/cursor.ts";
import { seekerParts } from "./privacy/seeker-export.store.ts";
import { candidatesOf, peersOf, searchSeekers } from "./seekers/seeker-search.store.ts";
import { fillWithJobs } from "./testing/many-jobs.ts";
import { type RecordedRows, recordRows, rowsOtherThanDeclared } from "./testing/row-types.ts";
import { sentDuring } from "./testing/statements.ts";
import { testDatabase } from "./testing/test-database.ts";

// Prisma's calls are type-checked; SQL is checked here: every function of the stores is called, PostgreSQL analyses each
// statement on the migrated schema, and no SQL fragment is left out.

type Values = Readonly<Record<string, unknown>>;

const db = testDatabase();
const id = crypto.randomUUID();
const now = new Date();

const allOfSeekers = {
  keyword: "ab",
  qualification: "x",
  currentProfession: "x",
  location: "x",
  skills: "ux",
  ageRange: "20-30",
  ...{ language: "hi", maxNoticeDays: 30, placeWanted: "x" },
  resumeUploaded: true,
};
const allOfJobs = {
  keyword: "ab",
  jobType: "FULL_TIME",
  workMode: "REMOTE",
  experienceLevel: "FROM_1_TO_3",
  industry: "TECHNOLOGY",
  companySize: "FROM_11_TO_50",
  jobTypes: ["FULL_TIME"],
  salaryMin: 1,
  salaryMax: 9,
  payAtLeast: 1,
  postedWithinDays: 30,
  updatedAfter: new Date(0),
  places: ["Pune"],
  companies: ["Labs"],
  excludeWords: ["night"],
} satisfies JobSearch;

/** What parameters are, by their names, in every store. */
let shared: Values = {};
/** What they are in one store, where they differ or several values lead to different statements. */
let cases: Readonly<Record<string, readonly Values[]>> = {};

let rows: RecordedRows;

beforeAll(async () => {
  rows = recordRows(db);
  const { prisma } = db;
  const [{ id: seekerId }, { id: jobId, companyId }] = [await db.build.seeker(), await db.build.job()];
  const deletedJob = await db.build.job({ status: "CLOSED", deletedAt: now });
  const application = await db.build.application({ jobId, seekerId });
  const offered = { applicationId: application.id, memberId: companyId, companyId, startsAt: now };
  const { id: interviewId } = await db.build.interview(offered);
  const { id: offerId } = await db.build.offer({ applicationId: application.id, expiresAt: new Date(0) });
  const { id: fileId } = await db.build.file({ ownerId: seekerId, kind: "RESUME" });
  const { id: sessionId } = await db.build.session({ accountId: companyId });
  const { appId } = await db.build.app({ accountId: seekerId, scopes: ["jobs:read"] });
  await prisma.companyJoinRequest.create({ data: { companyId, accountId: companyId } });
  const key = { accountId: companyId, companyId };
  const seen = { companyId, interviewerId: null };
  shared = {
    ...{ db, id, now, usedAfter: now, seekerId, jobId, ...key, sessionId, applicationId: application.id, appId, key },
    ...{ role: "SEEKER", email: "ada@example.com", token: "token", refreshToken: "token", which: { id } },
    ...{ interviewerId: null, by: "location", slug: "pune", limit: 1, most: 1, stage: null, member: key },
    ...{ excluded: [{ companyId }, { domain: "acme.com" }] },
    ...{ day: "2026-11-30", action: "CHANGE_JOBS", companyIds: [companyId] },
  };
  const found = { operation: "LOG_IN", outcome: "REFUSED", address: "127.0.0.1", from: now, until: now };
  const ofCompany = { seen, dueBetween: [now, now], source: "WIDGET", withoutSource: true, week: now };
  const answer = { row: { question: "Why?", fileName: "" } };
  cases = {
    "accounts/accounts": [{}, { which: { role: "SEEKER", email: "ada@example.com" } }],
    "applications/applicant": ["NEWEST", "OLDEST", "NAME", "EXPERIENCE", "DUE", "UNMET_REQUIREMENTS"].flatMap((order) =>
      [
        { ...allOfSeekers, jobId, status: "APPLIED" },
        { jobId, resumeSearch: "sql -java", tag: "go" },
        { jobId, stageId: id },
        { jobId, ids: [id], meetsRequirements: true },
        { jobId },
        ofCompany,
        { seen, dueBetween: [null, now], meetsRequirements: false },
      ].map((search) => ({ cursorOf: "applicants", order, search, ...search })),
    ),
    "applications/applicant-details": [{ asked: [{ seekerId, companyId: key.companyId, interviewerId: null }] }],
    "applications/application": [{ events: [] }],
    "applications/deciding/decision": [{ which: { ids: [id] } }, { which: { jobId, seekerId } }],
    "applications/own-application": [null, true, false].flatMap((archived) =>
      ["NEWEST", "STATUS", "NEXT"].map((order) => ({ archived, order, answerDueBy: archived && now })),
    ),
    "applications/response-deadline/response-deadline": [
      { which: { applicationId: id } },
      { which: { resumeFileId: id } },
    ],
    "applications/stages/stages": [
      { stages: [{ id: null, name: "Call", notifiesApplicants: true }], to: { id, name: "Call" } },
    ],
    "applications/tags/tags": [{ tags: ["go"] }],
    "apps/apps": [{ owner: { accountId: seekerId }, id: appId }],
    "assistant/answering/answer": [answer, answer],
    "assistant/answering/usage": [{ tokens: NO_TOKENS, questions: 1, config: readConfig({}).assistant }],
    "audit/audit": [{ events: [{ ...found, accountId: seekerId, appId: id, createdAt: now }] }],
    "companies/activity/activity": [{ kind: "CREATED" }],
    "companies/company": [{}, { company: { slug: "acme" } }, { company: { id } }],
    "connections/connections": ["CONNECTIONS", "INVITATIONS", "REQUESTED"].map((list) => ({ list })),
    "jobs/changes/job-changes": [{ after: null }, { after: { position: 1, jobId: id } }],
    "jobs/job": [{ which: { id: jobId } }],
    "jobs/job-lists": ["NEWEST", "OLDEST", "WAITING", "DUE", "DEADLINE"].map((order) => ({ order, opened: true })),
    "jobs/lifecycle/job-opening": [{ holdsUnverified: false }, { holdsUnverified: true }],
    "jobs/lifecycle/job-takedowns": [{ id: deletedJob.id }],
    "jobs/public/public-jobs": [{}, { by: "title" }],
    "jobs/search/suggestions": [{ typed: "soft", words: ["soft"] }],
    "jobs/upsert/upserted-jobs": [{ jobs: [] }],
    "messages/application-conversation": [
      { side: key, applicationId: application.id, isOpen: true },
      { side: { accountId: seekerId, companyId: null }, applicationId: application.id, isOpen: true },
    ],
    "messages/application-sides": [{ side: key, applicationId: application.id }],
    "interviews/scorecards/scorecards": [
      { side: key, questions: ["Kind?"], ids: { interviewId, applicationId: application.id, accountId: companyId } },
    ].map((given) => ({ ...given, card: { answers: [], text: "" } })),
    "interviews/calendar-feed/calendar-feed": [
      { secret: "secret", createdAt: now },
      { role: "RECRUITER", accountId: companyId },
    ],
    "interviews/interviews": [key, { accountId: seekerId, companyId: null }].flatMap((side) =>
      [{ interviewId }, { applicationId: application.id }].map((which) => ({ side, which, interviewId, change: {} })),
    ),
    "seekers/resumes/resumes": [{ fileId, resume: { seekerId, fileId, name: "CV" } }],
    "offers/offers": [key, { accountId: seekerId, companyId: null }].map((side) => ({
      ...{ side, offerId, status: "LAPSED", reply: "", applicationId: application.id },
      offer: {
        version: 2,
        payMin: 1,
        payCurrency: "INR",
        payUnit: "HOUR",
        place: "",
        timeZone: "UTC",
        startsOn: now,
        expiresOn: now,
        expiresAt: now,
      },
    })),
    "messages/message": [{ first: 1 }, { first: 1, afterSeq: 0 }].map((range) => ({ ...range, ...historyOf(id) })),
    "notices/notices": [{ unreadOnly: true, mails: { DECISION: "NEVER" } }],
    "notices/push/push-subscriptions": [{ endpoint: "https://push.example/1", p256dh: "", auth: "" }],
    "operators/accounts/console-accounts": [{ search: "wil" }, { search: "" }],
    "operators/appeals/appeals": [
      { by: { measureId: id, accountId: seekerId }, state: "WAITING" },
      { by: { tokenHash: "none" }, state: "DECIDED" },
    ],
    "operators/audit/audit-search": [{}, { accountId: seekerId }, { accountId: seekerId, ...found }, found].map(
      (search) => ({ search }),
    ),
    "operators/companies/console-companies": [null, "CLAIMED", "VERIFIED", "PROOF_MISSING", "REVOKED"].map((state) => ({
      state,
      words: "acme",
    })),
    "operators/report-queue": [
      { state: "WAITING", kind: "JOB", targetId: undefined },
      { state: "DECIDED", relatedTo: id },
    ],
    "operators/reports/report-cases": [
      { state: "WAITING", order: "MOST_REPORTS", words: "weld", assignees: ["VIEWER", "NOBODY", "OTHERS"] },
      { state: "WAITING", kind: "JOB", reason: "FRAUD" },
      { state: "DECIDED", targetId: id, words: "weld", assignees: ["OTHERS"] },
    ],
    "operators/takedowns/console-jobs": [{}, { id: undefined }, { id: undefined, words: "weld" }],
    "seekers/seekers": [{ id: seekerId, changes: { name: "Ada" } }],
    "webhooks/webhooks": [{ eventId: "1" }],
    "webhooks/published-events": [{ eventId: "1", changeId: "1" }],
  };
});

/** A parameter in the syntax tree of a function: a name, or a pattern of names. */
interface Parameter {
  readonly name?: string;
  readonly left?: Parameter;
  readonly elements?: readonly Parameter[];
  readonly properties?: readonly { readonly key?: { readonly name: string } }[];
}

function valueNamed(name: string, values: Values): unknown {
  if (name in values) return values[name];
  if (/Id$/.test(name)) return id;
  if (/^ids$|Ids$/.test(name)) return [id];
  return /At$|^since$|^before$|^today$/.test(name) ? now : undefined;
}

function argumentFor({ name = "", left, elements, properties }: Parameter, own: Values, values: Values): unknown {
  if (left) return argumentFor(left, own, values);
  if (elements) return elements.map((element) => argumentFor(element, own, values));
  if (!properties) return valueNamed(name, values);
  const names = properties.flatMap(({ key }) => key?.name ?? []);
  if (names.some((part) => ["pool", "prisma", "quick"].includes(part))) return db;
  return { ...own, ...Object.fromEntries(names.map((part) => [part, valueNamed(part, values)])) };
}

/** The pages that a list is asked for: the first with its total, and those after and before a cursor. */
function pagesOf(list: string, values: Values): readonly Values[] {
  const named = /\blist: ["`](.+?)["`]/.exec(list)?.[1]?.replace(/\$\{(\w+)\}/, (_, part) => String(values[part]));
  const cursor = encodeCursor(named ?? String(values.cursorOf), { at: now, id });
  return [
    { first: 1, counted: true },
    { first: 1, after: cursor },
    { last: 1, before: cursor },
  ];
}

/**
 * Calls a function of a store with what its parameters are called for, in a transaction that is rolled back.
 * @returns what PostgreSQL or a list did not accept; other errors are those of the functions, for values of no sense
 */
async function call(work: (...given: unknown[]) => unknown, own: Values): Promise<string[]> {
  const tree = parseAst(`(${work})`) as unknown as { body: { expression: { params?: readonly Parameter[] } }[] };
  const parameters = tree.body[0]?.expression.params ?? [];
  const refused: string[] = [];
  const isList = parameters.some(({ name }) => name === "page");
  for (const page of isList ? pagesOf(String(work), { ...shared, ...own }) : [undefined]) {
    const rolledBack = db.transaction(async (tx) => {
      const values = { ...shared, ...own, tx, page };
      const answer = await work(...parameters.map((parameter) => argumentFor(parameter, own, values)));
      await (answer as { total?: () => Promise<unknown> } | undefined)?.total?.();
      throw new Error("Rolled back.");
    });
    const error = await rolledBack.catch((reason: unknown) => inspect(reason, { depth: 9 }));
    if (/code: '42|Code: `42|not a cursor/i.test(error)) refused.push(`${work.name}: ${error}`);
  }
  return refused;
}

const oneSpace = (sql: string) => sql.replace(/\s+/g, " ").trim();
let sent = "";
async function record(work: () => Promise<unknown>): Promise<void> {
  const statements = await sentDuring(work, { andByWorker: true });
  sent += `${statements.map(({ text }) => oneSpace(text)).join("\n")}\n`;
}

/** Files in which the domains write SQL; that of the platform is tested beside it. */
const WRITES_SQL = /(\.store|conditions|\.sql|platform\/search\/[a-z]+)\.ts$/;
const files = execFileSync("git", ["ls-files", "server"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => WRITES_SQL.test(file) && !file.startsWith("server/platform/files/"));
const stores = files.flatMap((file) => /^server\/(.+)\.store\.ts$/.exec(file)?.[1] ?? []);

test.each(stores)("PostgreSQL accepts the statements of %s", async (store) => {
  const exported: Values = await import(join(packageRoot, `server/${store}.store.ts`));
  const refused: string[] = [];
  await record(async () => {
    for (const work of Object.values(exported))
      for (const own of cases[store] ?? [{}])
        if (typeof work === "function") refused.push(...(await call(work as () => unknown, own)));
  });
  expect(refused).toEqual([]);
});

const drain = async (list: AsyncIterable<unknown> | undefined) => {
  for await (const _ of list ?? []);
};

const further: Record<string, () => Promise<unknown>> = {
  "lists that are read in parts": async () => {
    await fillWithJobs(db.pool, { jobs: 1000, recruiters: 1 });
    await drain(openJobs(db));
    await drain(applicantsToNotify(db, id));
    await drain(seekerParts(db, id, now)["connections.json"]?.() as AsyncIterable<object>);
    await deliveryLoader(db).load({ viewerId: id, conversationId: id, seq: 1 });
  },
  "a second application that is undone": () =>
    db.transaction(async (tx) => {
      const { id: seekerId } = await db.build.seeker();
      const { id: jobId } = await db.build.job();
      const applicationId = (await insertApplication(tx, jobId, seekerId, "SEARCH", "A note")) ?? "";
      for (const kind of ["APPLIED", "WITHDRAWN", "APPLIED"] as const)
        await tx.applicationEvent.create({ data: { applicationId, kind, actorId: seekerId } });
      await deleteSent(tx, applicationId, 11);
    }),
  "the search of an alert": async () => {
    const asked = await readSearchToStore(db, allOfJobs);
    await db.transaction((tx) => putSearch(tx, asked));
  },
  "the search of jobs": async () => {
    await db.pool.query("insert into search_vocabulary values ('fortran', 5000, 5000, 5000)");
    await db.pool.query("insert into search_old_words values ('fortran', now())");
    await searchJobs(db, { keyword: "fortran" }, { first: 1 }, null, "card");
    for (const search of [{}, { keyword: "engineer" }, { keyword: "glockenspiel" }, allOfJobs]) {
      await countFacets(db, await prepareSearch(db, search));
      for (const shape of ["card", "whole"] as const)
        for (const order of ["BEST_MATCH", "NEWEST", "PAY", "DEADLINE"] as const) {
          const isRanked = order !== "NEWEST" && (order !== "BEST_MATCH" || search.keyword);
          const ranked = isRanked ? { ranked: { by: order.toLowerCase(), rank: 1 } } : {};
          const list = (after?: string) => searchJobs(db, search, { first: 1, after, order }, id, shape);
          await (await list()).total?.();
          await list(encodeCursor("jobs", { at: now, id, ...ranked }));
        }
    }
  },
  "the jobs for a seeker": async () => {
    const words = [{ typed: "sql", exact: [["sql"]], loose: [] }];
    const profile = {
      skills: [words],
      names: [],
      profession: words,
      places: [words, words],
      levels: ["FRESHER" as const],
    };
    const list = (after?: string) => searchForYou(db, allOfJobs, profile, { first: 1, after }, id, "card");
    await (await list()).total?.();
    await list(encodeCursor("jobs", { at: now, id, ranked: { by: "for_you", rank: 1 } }));
  },
  "the search of seekers": async () => {
    for (const list of [candidatesOf(id), peersOf(id)]) {
      await searchSeekers(db, list, allOfSeekers, { first: 1 });
      const after = encodeCursor(list.name, { at: now, id, ranked: { by: "filled", rank: 1 } });
      await searchSeekers(db, list, allOfSeekers, { first: 1, after, counted: true });
    }
  },
};

test.each(Object.entries(further))("PostgreSQL accepts the statements of %s", (_name, work) => record(work));

/** Sentences for people begin with a capital letter. */
const SEVERAL_WORDS = /^(?![A-Z]).*\w\W*\s\W*\w/s;

interface Literal {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** Returns the fixed parts of each string in a file that looks like SQL. */
function sqlIn(file: string): string[][] {
  const found: string[][] = [];
  JSON.stringify(parseAst(readFileSync(file, "utf8"), { lang: "ts" }), (_key, node: Literal | null) => {
    const parts =
      node?.type === "TemplateLiteral"
        ? (node.quasis ?? []).map(({ value }) => value.cooked)
        : node?.type === "Literal" && typeof node.value === "string"
          ? [node.value]
          : [];
    if (SEVERAL_WORDS.test(parts.join(" "))) found.push(parts.map(oneSpace));
    return node;
  });
  return found;
}

function standsIn(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

test("no SQL of a store is left out", () => {
  const statements = sent.split("\n");
  const missing = files
    .flatMap((file) => sqlIn(file).map((parts) => ({ file, parts })))
    .filter(({ parts }) => !statements.some((statement) => standsIn(statement, parts)));
  expect(missing).toEqual([]);
});

test("rows have the columns and types that the stores declare", { timeout: 60_000 }, async () => {
  expect(await rowsOtherThanDeclared(db, rows)).toEqual([]);
});
