import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverAgain, deliverNotices, findNotices, LINK_SECRET, mailAll } from "../../testing/notices.ts";
import { signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";
import { putSearch } from "./alert-searches.store.ts";
import { MAX_ALERTS } from "./alerts.service.ts";
import { jobAlertTasks, matchOpenedJobs, readSearchToStore } from "./match-alerts.ts";

const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET } });

const CREATE = graphql(`mutation CreateAlertInTest($input: CreateJobAlertInput!) {
  createJobAlert(input: $input) { alert { id name path frequency pausedAt } }
}`);
const EDIT = graphql(`mutation EditAlertInTest($input: EditJobAlertInput!) {
  editJobAlert(input: $input) { alert { id name path frequency pausedAt } }
}`);
const END = graphql(`mutation EndAlertInTest($input: EndJobAlertInput!) { endJobAlert(input: $input) { alertId } }`);
const ALERTS = graphql(`query AlertsInTest { jobAlerts { id name } }`);
const PREVIEW = graphql(`query AlertPreviewInTest($filter: JobFilter!) {
  jobAlertPreview(filter: $filter) { name jobsLastWeek alert { id } }
}`);

let grace: { id: string; cookie: string };
beforeEach(async () => {
  grace = await signedInSeeker(app.db);
});

const create = async (filter: object, frequency: "AT_ONCE" | "DAILY" | "WEEKLY" = "AT_ONCE") => {
  const created = await app.expectOk(CREATE, { input: { filter, frequency } }, grace);
  if (!created.createJobAlert) throw new Error("No alert was created.");
  return created.createJobAlert.alert;
};
const refusal = async (filter: object) =>
  (await app.execute(CREATE, { input: { filter, frequency: "DAILY" } }, grace)).errors?.[0]?.extensions?.code;
const match = async () => {
  while ((await matchOpenedJobs(app.app.platform)) > 0);
};
const told = (accountId: string) =>
  app.db.prisma.notice.findMany({ where: { accountId, kind: "JOB_ALERTS" }, orderBy: { createdAt: "asc" } });
const mailsTo = async (id: string) => {
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
  return app.db.prisma.mail.findMany({ where: { to: email, cause: { startsWith: "notice:" } } });
};
const linkIn = (text: string) => /\/job-alert\?token=\S+/.exec(text)?.[0] ?? "";

test("an alert is previewed with its job count, created once per search, edited, paused and deleted", async () => {
  await buildJob(app.db.prisma, { title: "Beekeeper", workMode: "REMOTE" });
  await buildJob(app.db.prisma, {
    title: "Beekeeper of long ago",
    workMode: "REMOTE",
    createdAt: new Date(Date.now() - 9 * 86_400_000),
  });
  const filter = { keyword: " beekeeper ", workMode: "REMOTE" as const, places: [] };
  expect((await app.expectOk(PREVIEW, { filter }, grace)).jobAlertPreview).toEqual({
    name: "“beekeeper”, remote",
    jobsLastWeek: 1,
    alert: null,
  });
  const first = await create(filter);
  expect(first).toMatchObject({
    name: "“beekeeper”, remote",
    path: "/main?q=beekeeper&workMode=REMOTE",
    pausedAt: null,
  });
  const again = await create({ workMode: "REMOTE", keyword: "beekeeper" }, "DAILY");
  expect(again).toMatchObject({ id: first.id, frequency: "DAILY" });
  expect((await app.expectOk(PREVIEW, { filter }, grace)).jobAlertPreview.alert).toEqual({ id: first.id });

  const edited = await app.expectOk(
    EDIT,
    { input: { alertId: first.id, filter: { keyword: "honey" }, paused: true } },
    grace,
  );
  expect(edited.editJobAlert?.alert).toMatchObject({ name: "“honey”", frequency: "DAILY" });
  expect(edited.editJobAlert?.alert.pausedAt).not.toBeNull();
  await app.expectOk(END, { input: { alertId: first.id } }, grace);
  expect((await app.expectOk(ALERTS, {}, grace)).jobAlerts).toEqual([]);
});

test("a search without conditions and an alert over the maximum are refused", async () => {
  expect(await refusal({ keyword: " " })).toBe("BAD_USER_INPUT");
  expect(await refusal({ keyword: "a", postedWithinDays: -1 })).toBe("BAD_USER_INPUT");
  const asked = await readSearchToStore(app.db, { keyword: "number" });
  const searchId = await app.db.transaction((tx) => putSearch(tx, asked));
  await app.db.prisma.jobAlert.createMany({
    data: Array.from({ length: MAX_ALERTS }, (_, n) => ({
      ...{ seekerId: grace.id, searchId, name: `${n}`, frequency: "DAILY" as const },
    })),
  });
  expect(await refusal({ keyword: "more" })).toBe("CONFLICT");
});

test("an immediate alert mails a job once, with links that pause and delete the alert", async () => {
  await create({ keyword: "falconer" });
  await buildJob(app.db.prisma, { title: "Baker" });
  const job = await buildJob(app.db.prisma, { title: "Falconer", location: "Kochi" });
  await match();
  await deliverNotices(app);
  await deliverAgain(app, { kind: "JOB_ALERTS", cause: { seekerId: grace.id } });
  await findNotices(app, "minute");
  await deliverNotices(app);
  const [notice, ...others] = await told(grace.id);
  expect(others).toEqual([]);
  expect(notice?.title).toMatch(/^Falconer at .*: new for “falconer”$/);
  expect(notice?.path).toContain(job.id);
  const [mail] = await mailsTo(grace.id);
  expect(mail?.text).toContain(`/jobs/falconer-${job.id}`);
  // A job that is closed and reopened does not count as new.
  await app.db.prisma.job.update({ where: { id: job.id }, data: { status: "CLOSED" } });
  await app.db.prisma.job.update({ where: { id: job.id }, data: { status: "OPEN" } });
  await match();
  await findNotices(app, "minute");
  await deliverNotices(app);
  expect(await told(grace.id)).toHaveLength(1);

  const link = linkIn(mail?.text ?? "");
  const page = await fetch(`${app.url}${link}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Pause this alert")]);
  const paused = () => app.db.prisma.jobAlert.findMany({ where: { seekerId: grace.id }, select: { pausedAt: true } });
  expect(await paused()).toEqual([{ pausedAt: null }]);
  await fetch(`${app.url}${link}&act=pause`, { method: "POST" });
  expect(await paused()).toEqual([{ pausedAt: expect.any(Date) }]);
  await fetch(`${app.url}${link}&act=continue`, { method: "POST" });
  expect(await paused()).toEqual([{ pausedAt: null }]);
  await fetch(`${app.url}${link}&act=end`, { method: "POST" });
  expect(await paused()).toEqual([]);
  expect((await fetch(`${app.url}${link}`)).status).toBe(400);
});

test("daily and weekly alerts wait for their morning, and send their jobs together", async () => {
  await create({ keyword: "lamplighter" }, "DAILY");
  await create({ keyword: "cooper", workMode: "ONSITE" }, "WEEKLY");
  for (const title of ["Lamplighter", "Lamplighter of the harbour", "Cooper"])
    await buildJob(app.db.prisma, { title, workMode: "ONSITE" });
  await match();
  await findNotices(app, "minute");
  await deliverNotices(app);
  expect(await told(grace.id)).toEqual([]);
  const due = await app.db.prisma.jobAlertMatch.findMany({
    where: { seekerId: grace.id },
    select: { dueAt: true, alert: { select: { frequency: true } } },
  });
  for (const { dueAt, alert } of due)
    expect([dueAt.getUTCHours(), alert.frequency === "DAILY" || dueAt.getUTCDay() === 1]).toEqual([8, true]);
  await app.db.prisma.jobAlertMatch.updateMany({ data: { dueAt: new Date() } });
  await findNotices(app, "minute");
  await deliverNotices(app);
  await mailAll(app);
  expect((await told(grace.id)).map(({ title, path }) => [title, path])).toEqual([
    ["3 new jobs for your alerts", "/main/alerts"],
  ]);
  const [mail] = await mailsTo(grace.id);
  expect(mail?.text).toContain("“cooper”, onSite");
});

test("paused alerts, and those created after the job opened, send nothing", async () => {
  const { id: alertId } = await create({ keyword: "glassblower" });
  await app.expectOk(EDIT, { input: { alertId, paused: true } }, grace);
  await buildJob(app.db.prisma, { title: "Glassblower" });
  await match();
  await buildJob(app.db.prisma, { title: "Potter" });
  await create({ keyword: "potter" });
  await match();
  expect(await app.db.prisma.jobAlertMatch.count({ where: { seekerId: grace.id } })).toBe(0);
});

test("people with the same search share it: it stays until the last of them has deleted or changed their alert", async () => {
  const stored = (keyword: string) =>
    app.db.prisma.jobAlertSearch.count({ where: { search: { path: ["keyword"], equals: keyword } } });
  const ada = await signedInSeeker(app.db);
  const filter = { keyword: "thatcher", places: ["Pune", "Kochi"] };
  const other = { places: ["Kochi", "Pune"], keyword: "thatcher " };
  const both = await Promise.all([
    app.expectOk(CREATE, { input: { filter, frequency: "AT_ONCE" } }, grace),
    app.expectOk(CREATE, { input: { filter: other, frequency: "AT_ONCE" } }, ada),
  ]);
  expect(await stored("thatcher")).toBe(1);
  const [own, hers] = both.map(({ createJobAlert }) => createJobAlert?.alert.id ?? "");
  await app.expectOk(EDIT, { input: { alertId: own ?? "", filter: { keyword: "tiler" } } }, grace);
  expect([await stored("thatcher"), await stored("tiler")]).toEqual([1, 1]);
  await buildJob(app.db.prisma, { title: "Thatcher", location: "Kochi" });
  await match();
  expect(
    await app.db.prisma.jobAlertMatch.findMany({
      select: { alertId: true },
      where: { alertId: { in: [own ?? "", hers ?? ""] } },
    }),
  ).toEqual([{ alertId: hers }]);
  await app.db.prisma.account.delete({ where: { id: ada.id } });
  await app.expectOk(END, { input: { alertId: own ?? "" } }, grace);
  expect([await stored("thatcher"), await stored("tiler")]).toEqual([0, 0]);
});

test("a search that one person drops while another picks it up stays available to the other", async () => {
  const { id: alertId } = await create({ keyword: "wheelwright" });
  const ada = await signedInSeeker(app.db);
  const asked = await readSearchToStore(app.db, { keyword: "wheelwright" });
  await app.db.transaction(async (tx) => {
    const searchId = await putSearch(tx, asked);
    await app.expectOk(END, { input: { alertId } }, grace);
    await tx.jobAlert.create({ data: { seekerId: ada.id, searchId, name: "Hers", frequency: "AT_ONCE" } });
  });
  await buildJob(app.db.prisma, { title: "Wheelwright" });
  await match();
  expect(await app.db.prisma.jobAlertMatch.count({ where: { seekerId: ada.id } })).toBe(1);
});

test("matches that were sent are deleted after half a year; pending ones stay", async () => {
  await create({ keyword: "chandler" });
  for (const title of ["Chandler", "Ship chandler", "Chandler of old"]) await buildJob(app.db.prisma, { title });
  await match();
  const mine = { seekerId: grace.id };
  const [first, second] = await app.db.prisma.jobAlertMatch.findMany({ where: mine });
  const longAgo = new Date(Date.now() - 181 * 86_400_000);
  const { jobAlertMatch } = app.db.prisma;
  await jobAlertMatch.updateMany({
    where: { ...mine, jobId: first?.jobId ?? "" },
    data: { createdAt: longAgo, notifiedAt: longAgo },
  });
  await jobAlertMatch.updateMany({ where: { ...mine, jobId: second?.jobId ?? "" }, data: { createdAt: longAgo } });
  await jobAlertTasks(app.app.platform)["remove-old-job-alert-matches"]?.run({}, {} as never);
  const left = (await jobAlertMatch.findMany({ where: mine })).map(({ jobId }) => jobId);
  expect(left).toHaveLength(2);
  expect(left).not.toContain(first?.jobId);
});

test("more people than the database has connections for create an alert at the same time", async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => signedInSeeker(app.db)));
  const created = await Promise.all(
    people.map((person, n) =>
      app.execute(CREATE, { input: { filter: { keyword: `cartwright ${n}` }, frequency: "DAILY" } }, person),
    ),
  );
  expect(created.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test("searches that differ only in case and spacing are one alert, and no line break or bidi override gets into a mail", async () => {
  const first = await create({ keyword: "Saddler", places: ["Pune", "kochi"] });
  const again = await create({ keyword: "  saddler\u00a0", places: ["KOCHI", "pune", "Pune "] }, "DAILY");
  expect(again).toMatchObject({ id: first.id, frequency: "DAILY" });
  const preview = await app.expectOk(PREVIEW, { filter: { keyword: "SADDLER", places: ["pune", "Kochi"] } }, grace);
  expect(preview.jobAlertPreview.alert).toEqual({ id: first.id });
  const { name } = await create({ keyword: "sad\u202edler\n\u2066stitcher", companies: ["Acme\u202e\nLtd"] });
  expect(name).toBe("“saddler stitcher”, at Acme Ltd");
});

test("an alert without words or places names the jobs it covers", async () => {
  expect((await create({ companies: ["Testing Co"] })).name).toBe("jobs at Testing Co");
  expect((await create({ payAtLeast: 12 })).name).toBe("jobs of 12 LPA and more");
  expect((await create({ postedWithinDays: 7 })).name).toBe("jobs of the last 7 days");
  expect((await create({ excludeWords: ["sales"], keyword: "clerk" })).name).toBe("“clerk”, without sales");
});

test("a seeker who has applied to a job is not notified of it, and a job that two alerts match is listed once in the mail", async () => {
  await create({ keyword: "cobbler" }, "DAILY");
  await create({ keyword: "shoe" }, "DAILY");
  const title = "Cobbler of shoes";
  const [applied, found] = [await buildJob(app.db.prisma, { title }), await buildJob(app.db.prisma, { title })];
  await match();
  await buildApplication(app.db.prisma, { jobId: applied.id, seekerId: grace.id });
  await app.db.prisma.jobAlertMatch.updateMany({ data: { dueAt: new Date() } });
  await findNotices(app, "minute");
  await deliverNotices(app);
  await mailAll(app);
  const [notice] = await told(grace.id);
  expect(notice?.path).toContain(found.id);
  const [mail] = await mailsTo(grace.id);
  expect(mail?.text.split(`/jobs/cobbler-of-shoes-${found.id}`)).toHaveLength(2);
  expect(mail?.text).not.toContain(applied.id);
});

test("a notice of an alert of a company's jobs reads as a sentence", async () => {
  const companyId = (await buildRecruiter(app.db.prisma, { name: "Testing Co" })).id;
  await create({ companies: ["Testing Co"] });
  await buildJob(app.db.prisma, { companyId, title: "Nailer" });
  await match();
  await deliverNotices(app);
  await buildJob(app.db.prisma, { companyId, title: "Carver" });
  await buildJob(app.db.prisma, { companyId, title: "Turner" });
  await match();
  await deliverNotices(app);
  expect((await told(grace.id)).map(({ title }) => title)).toEqual([
    "Nailer at Testing Co: new among jobs at Testing Co",
    "2 new jobs at Testing Co",
  ]);
});

test("words of alerts are looked up again although one was stored before its values were refused", async () => {
  const kept = await create({ keyword: "thatcher" });
  const odd = await create({ keyword: "dyer", postedWithinDays: 7 });
  await app.db.pool.query(
    `update job_alert_searches set prepared_at = now() - interval '2 days',
       search = case when search ->> 'keyword' = 'dyer' then search || '{"postedWithinDays": 0, "salaryMin": -3}' else search end`,
  );
  await jobAlertTasks(app.app.platform)["renew-job-alerts"]?.run({}, {} as never);
  const { rows } = await app.db.pool.query(
    "select from job_alert_searches where prepared_at < now() - interval '1 day'",
  );
  expect(rows).toEqual([]);
  const { jobAlerts } = await app.expectOk(ALERTS, {}, grace);
  expect(jobAlerts.map(({ id }) => id).sort()).toEqual([kept.id, odd.id].sort());
});

test.each([
  [{ salaryMin: -3 }, "salaryMin"],
  [{ salaryMax: -1 }, "salaryMax"],
  [{ salaryMin: 10, salaryMax: 1 }, "salaryMin"],
  [{ payAtLeast: -5 }, "payAtLeast"],
])("no alert for pay that is impossible: %j", async (filter, field) => {
  const { errors } = await app.execute(CREATE, { input: { filter, frequency: "DAILY" } }, grace);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } });
});
