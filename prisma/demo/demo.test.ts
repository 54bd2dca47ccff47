import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { readDemo } from "./demo-data.ts";
import { DEMO_LOG_INS } from "./demo-log-ins.ts";
import { loadDemo } from "./load-demo.ts";

const app = testApp();
const demo = readDemo(new Date());
beforeAll(async () => void (await loadDemo(app.app.platform)), 60_000);

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.db.pool.query<Row>(text, values)).rows;
const idOf = async (email: string) => (await app.db.prisma.account.findFirstOrThrow({ where: { email } })).id;

/** What companies of an industry post, beside what any company may need: people who write its own software. */
const POSTS: Readonly<Record<string, RegExp>> = {
  Software: /engineer|product manager/i,
  Healthcare: /nurse|doctor|medical|physio/i,
  "Financial services": /credit|account|compliance|relationship/i,
  Design: /design|research/i,
  "IT services": /network|cloud|service desk|security|UI engineer/i,
  "Food production": /kitchen|food|supply|sales/i,
  Law: /associate|paralegal|law/i,
  "Renewable energy": /solar|electric|housing/i,
  "Management consulting": /consultant|analyst/i,
  "Education technology": /reading|book|editor|teacher/i,
  Insurance: /claims|actuar|sales/i,
  "Medical devices": /firmware|clinical|regulatory/i,
  Hospitality: /front office|chef|human resources/i,
  Logistics: /logistics|fleet|rider/i,
};
const OWN_SOFTWARE = /^(web|frontend) (developer|engineer),/i;

test("61 jobs at 14 companies that would post them, each with texts of its own; eight companies are verified", async () => {
  expect([demo.companies.length, demo.jobs.length]).toEqual([14, 61]);
  for (const { company, fields, needs } of demo.jobs) {
    const { industry = "" } = demo.companies.find(({ slug }) => slug === company) ?? {};
    expect(`${industry}: ${fields.title}`).toSatisfy(
      () => POSTS[industry]?.test(fields.title) || OWN_SOFTWARE.test(fields.title),
    );
    expect(fields.description.length, fields.title).toSatisfy((length: number) => length >= 600 && length <= 1200);
    expect(fields.description.match(/^## /gm)?.length, fields.title).toBeGreaterThanOrEqual(4);
    expect([7, 14, 21]).toContain(fields.answerWithinDays);
    for (const skill of needs) expect(fields.requirements.toLowerCase(), fields.title).toContain(skill.toLowerCase());
  }
  const verified = "select from company_verifications v join companies c on c.id = v.company_id";
  expect(await rows(verified)).toHaveLength(8);
});

test("no text occurs twice", () => {
  const texts = [
    ...demo.jobs.filter(({ closed }) => closed === null).map(({ fields }) => fields.title),
    ...demo.jobs.flatMap(({ fields: { description, requirements } }) => [description, requirements]),
    ...demo.jobs.flatMap(({ fields: { description } }) => description.split("\n").filter((line) => line.length > 40)),
    ...demo.people.flatMap(({ name, about, jobs = [], internships = [], social = [] }) => [
      ...[name, about, ...[...jobs, ...internships, ...social].map(([, , , , work]) => work)],
    ]),
    ...demo.companies.flatMap(({ about, logo }) => [about, logo.join()]),
    ...demo.people.flatMap(({ face }) => face ?? []),
    ...demo.applications.flatMap(({ message, note, notes = [] }) => [
      message,
      note,
      ...notes.map(([, , text]) => text),
    ]),
    ...demo.network.talks.flatMap(({ lines }) => lines.map(([, , text]) => text)),
  ].filter((text) => text !== undefined);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("no one is accepted for what they cannot do, and everyone joined before they applied", () => {
  for (const { who, job: key, at, steps } of demo.applications) {
    const person = demo.people.find(({ name }) => name === who);
    const job = demo.jobs.find((one) => one.key === key);
    const skills = person?.skills.toLowerCase().split(", ") ?? [];
    const lacks = job?.needs.filter((skill) => !skills.includes(skill.toLowerCase()));
    if (steps.some(([, what]) => what === "ACCEPTED")) expect([who, key, lacks]).toEqual([who, key, []]);
    const times = [person?.joined ?? 0, at, ...steps.map(([days]) => days), 0];
    expect(times, who).toEqual(times.toSorted((one, other) => other - one));
    expect([job?.posted, job?.closed ?? 0], who).toSatisfy(([posted = 0, closed = 0]) => posted > at && at > closed);
  }
});

test("what is stored is in order, and no two things happen in the same second", async () => {
  const contradictions = `
    select 'applied before the account' from applications a join accounts s on s.id = a.seeker_id where a.applied_at <= s.created_at
    union all select 'applied before the job' from applications a join jobs j on j.id = a.job_id where a.applied_at <= j.created_at
    union all select 'applied too late' from applications a join jobs j on j.id = a.job_id where a.applied_at::date > j.application_deadline
    union all select 'posted before the company' from jobs j join companies c on c.id = j.company_id where j.created_at <= c.created_at
    union all select 'before it was sent' from application_events e join applications a on a.id = e.application_id where e.created_at < a.applied_at
    union all select 'decided before it was opened' from applications where status in ('ACCEPTED', 'REJECTED') and (opened_at is null or opened_at >= revealed_at)
    union all select 'noted before it was opened' from application_notes n join applications a on a.id = n.application_id where n.created_at <= a.opened_at
    union all select 'notified before the account' from notices n join accounts a on a.id = n.account_id where n.created_at <= a.created_at
    union all select 'decided before the notice' from notices n join applications a on n.cause like 'application-outcome:' || a.id || '%' where n.created_at <= a.revealed_at
    union all select 'written before the decision' from messages m join conversations t on t.id = m.conversation_id
      join applications a on a.id = t.application_id where m.created_at <= a.revealed_at
    union all select 'an answer is overdue' from applications where status = 'APPLIED' and unanswered_at is null and answer_due_on < current_date
    union all select 'a message before the connection' from messages m join conversations t on t.id = m.conversation_id join connections c
      on t.low_id in (c.requester_id, c.addressee_id) and t.high_id in (c.requester_id, c.addressee_id) where m.created_at <= c.connected_at`;
  expect(await rows(contradictions)).toEqual([]);
  const times = await rows<{ at: Date }>(`
    select created_at as at from accounts union all select created_at from jobs union all select created_at from notices
    union all select created_at from application_events where kind <> 'INTERIM_ANSWER' union all select created_at from messages
    union all select created_at from connections union all select created_at from application_notes`);
  const seconds = times.map(({ at }) => Math.floor(at.getTime() / 1000));
  expect(seconds.filter((second, index) => seconds.indexOf(second) !== index)).toEqual([]);
  expect(seconds.filter((second) => second % 60 === 0)).toEqual([]);
});

/** What the seeker and the recruiter can list ($1: their account or company), and how many there are at least. */
const LISTS = {
  seeker: `
    1 applications where seeker_id = $1 and status = 'ACCEPTED' and message <> ''
    1 applications where seeker_id = $1 and status = 'REJECTED' and message <> ''
    1 applications where seeker_id = $1 and unanswered_at is not null
    1 applications a join application_answers n on n.application_id = a.id where seeker_id = $1 and status = 'APPLIED' and file_id is not null
    3 saved_jobs where seeker_id = $1
    2 job_alerts where seeker_id = $1
    1 connections where requester_id = $1 and status = 'REQUESTED'
    2 connections where addressee_id = $1 and status = 'REQUESTED'
    2 conversation_members where seeker_id = $1
    1 conversations c join applications a on a.id = c.application_id where a.seeker_id = $1
    1 notices where account_id = $1 and read_at is null
    5 notices where account_id = $1 and read_at is not null`,
  recruiter: `
    4 company_members where company_id = $1
    1 company_invitations where company_id = $1 and expires_at > now()
    40 applications a join jobs j on j.id = a.job_id where j.company_id = $1 and j.title = 'Frontend Engineer' and a.status <> 'WITHDRAWN'
    4 company_stages s where company_id = $1 and exists (select from applications where stage_id = s.id and status = 'APPLIED')
    3 company_members m where company_id = $1 and exists (select from application_notes where author_id = m.account_id)
    5 applications a join jobs j on j.id = a.job_id where j.company_id = $1 and a.tags <> '{}'
    3 message_templates where company_id = $1
    20 webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join apps a on a.id = e.app_id where a.company_id = $1 and delivered_at is not null
    1 notices where account_id = $1 and read_at is null
    8 (select distinct kind from company_events where company_id = $1) kinds`,
  operator: `
    1 operators where account_id = $1
    2 reports where reviewed_at is null and reporter_id <> $1`,
};

test("nothing that the people who log in can list is empty, and nothing is mailed", async () => {
  for (const [who, lists] of Object.entries(LISTS)) {
    const id = await idOf(DEMO_LOG_INS[who as keyof typeof LISTS]);
    for (const [, least, list] of lists.matchAll(/(\d+) (.*)/g))
      expect((await rows(`select from ${list}`, id)).length, list).toBeGreaterThanOrEqual(Number(least));
  }
  expect(await rows("select from mails")).toEqual([]);
  expect((await rows("select from seekers where photo_file_id is not null")).length / demo.people.length).toBeCloseTo(
    0.5,
    1,
  );
  const company = await app.db.prisma.company.findUniqueOrThrow({ where: { id: await idOf(DEMO_LOG_INS.recruiter) } });
  expect(await app.app.services.responseRecords.get(company)).toMatchObject({ shareAnswered: 1, late: 2 });
});

test("the scorecards of an applicant to the main job answer its questions, from everyone who took part", async () => {
  const cards = await app.db.prisma.scorecard.findMany({
    include: { interview: { include: { members: true } }, application: { include: { job: true } } },
  });
  expect(cards).toHaveLength(2);
  for (const { answers, createdAt, interview, application } of cards) {
    const asked = (answers as { question: string }[]).map(({ question }) => question);
    expect(asked).toEqual(application.job.scorecardQuestions);
    expect(interview.members).toHaveLength(2);
    expect(createdAt.getTime()).toBeGreaterThan(interview.startsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  }
});
