import { expect, test } from "vitest";
import type { EditJobAlertInput, JobFilter } from "../../../web/generated/graphql.ts";
import {
  CreateJobAlertDocument,
  DeleteJobAlertDocument,
  EditJobAlertDocument,
  JobAlertPreviewDocument,
  JobAlertsDocument,
} from "../../../web/generated/jobs/alerts/job-alerts.ts";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { deliverAgain, deliverNotices, findNotices, LINK_SECRET, mailAll } from "../../testing/notices.ts";
import { forEachTest, testApp } from "../../testing/test-app.ts";
import { putSearch } from "./alert-searches.store.ts";
import { MAX_ALERTS } from "./alerts.service.ts";
import { jobAlertTasks, matchOpenedJobs, readSearchToStore } from "./match-alerts.ts";

const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET } });

const grace = forEachTest(() => app.signedInSeeker());

const send = (filter: object, frequency: "AT_ONCE" | "DAILY" | "WEEKLY", as = grace) =>
  app.execute(CreateJobAlertDocument, { input: { filter, frequency } }, as);
const create = async (filter: object, frequency: "AT_ONCE" | "DAILY" | "WEEKLY" = "AT_ONCE", as = grace) => {
  const { data } = await send(filter, frequency, as);
  if (!data?.createJobAlert) throw new Error("No alert was created.");
  return data.createJobAlert.alert;
};
const edit = async (input: EditJobAlertInput) =>
  (await app.expectOk(EditJobAlertDocument, { input }, grace)).editJobAlert?.alert;
const end = (alertId: string) => app.expectOk(DeleteJobAlertDocument, { input: { alertId } }, grace);
const preview = async (filter: JobFilter) =>
  (await app.expectOk(JobAlertPreviewDocument, { filter }, grace)).jobAlertPreview;
const match = async () => {
  while ((await matchOpenedJobs(app.app.platform)) > 0);
};
const matches = (where: { seekerId?: string; alertId?: { in: string[] } } = { seekerId: grace.id }) =>
  app.db.prisma.jobAlertMatch.findMany({ where, include: { alert: true } });
/** Finds and delivers what is due by the clock. */
const tell = async () => {
  await findNotices(app, "minute");
  await deliverNotices(app);
};
const notified = () =>
  app.db.prisma.notice.findMany({ where: { accountId: grace.id, kind: "JOB_ALERTS" }, orderBy: { createdAt: "asc" } });
const mail = async () => {
  const [first] = (await app.mailsTo(grace)).filter(({ cause }) => cause.startsWith("notice:"));
  return first?.text ?? "";
};
const linkIn = (text: string) => /\/job-alert\?token=\S+/.exec(text)?.[0] ?? "";

test("an alert is previewed with its job count, created once per search, edited, paused and deleted", async () => {
  const createdAt = new Date(Date.now() - 9 * 86_400_000);
  await app.build.job({ title: "Beekeeper", workMode: "REMOTE" });
  await app.build.job({ title: "Beekeeper of long ago", workMode: "REMOTE", createdAt });
  const filter = { keyword: " beekeeper ", workMode: "REMOTE" as const, places: [] };
  const name = "“beekeeper”, remote";
  expect(await preview(filter)).toEqual({ name, jobsLastWeek: 1, alert: null });
  const first = await create(filter);
  expect(first).toMatchObject({ name, path: "/main?q=beekeeper&workMode=REMOTE", pausedAt: null });
  const again = await create({ workMode: "REMOTE", keyword: "beekeeper" }, "DAILY");
  expect(again).toMatchObject({ id: first.id, frequency: "DAILY" });
  expect((await preview(filter)).alert?.id).toBe(first.id);

  const edited = await edit({ alertId: first.id, filter: { keyword: "honey" }, paused: true });
  expect(edited).toMatchObject({ name: "“honey”", frequency: "DAILY", pausedAt: expect.any(String) });
  await end(first.id);
  expect((await app.expectOk(JobAlertsDocument, {}, grace)).jobAlerts).toEqual([]);
});

test("a search without conditions and an alert over the maximum are refused", async () => {
  for (const filter of [{ keyword: " " }, { keyword: "a", postedWithinDays: -1 }])
    expect(await codeOf(send(filter, "DAILY"))).toBe("BAD_USER_INPUT");
  const asked = await readSearchToStore(app.db, { keyword: "number" });
  const searchId = await app.db.transaction((tx) => putSearch(tx, asked));
  const stored = { seekerId: grace.id, searchId, frequency: "DAILY" as const };
  const data = Array.from({ length: MAX_ALERTS }, (_, n) => ({ ...stored, name: `${n}` }));
  await app.db.prisma.jobAlert.createMany({ data });
  expect(await codeOf(send({ keyword: "more" }, "DAILY"))).toBe("CONFLICT");
});

test("an immediate alert mails a job once, with links that pause and delete the alert", async () => {
  await create({ keyword: "falconer" });
  await app.build.job({ title: "Baker" });
  const job = await app.build.job({ title: "Falconer", location: "Kochi" });
  await match();
  await deliverNotices(app);
  await deliverAgain(app, { kind: "JOB_ALERTS", cause: { seekerId: grace.id } });
  await tell();
  const [notice, ...others] = await notified();
  expect(others).toEqual([]);
  expect(notice?.title).toMatch(/^Falconer at .*: new for “falconer”$/);
  expect(notice?.path).toContain(job.id);
  expect(await mail()).toContain(`/jobs/falconer-${job.id}`);
  // A job that is closed and reopened does not count as new.
  for (const status of ["CLOSED", "OPEN"] as const)
    await app.db.prisma.job.update({ where: { id: job.id }, data: { status } });
  await match();
  await tell();
  expect(await notified()).toHaveLength(1);

  const link = `${app.url}${linkIn(await mail())}`;
  const page = await fetch(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Pause this alert")]);
  const paused = () => app.db.prisma.jobAlert.findMany({ where: { seekerId: grace.id }, select: { pausedAt: true } });
  expect(await paused()).toEqual([{ pausedAt: null }]);
  for (const [act, state] of [
    ["pause", [{ pausedAt: expect.any(Date) }]],
    ["continue", [{ pausedAt: null }]],
    ["end", []],
  ] as const) {
    await fetch(`${link}&act=${act}`, { method: "POST" });
    expect(await paused()).toEqual(state);
  }
  expect((await fetch(link)).status).toBe(400);
});

test("daily and weekly alerts wait for their morning, and send their jobs together", async () => {
  await create({ keyword: "lamplighter" }, "DAILY");
  await create({ keyword: "cooper", workMode: "ONSITE" }, "WEEKLY");
  for (const title of ["Lamplighter", "Lamplighter of the harbour", "Cooper"])
    await app.build.job({ title, workMode: "ONSITE" });
  await match();
  await tell();
  expect(await notified()).toEqual([]);
  for (const { dueAt, alert } of await matches())
    expect([dueAt.getUTCHours(), alert.frequency === "DAILY" || dueAt.getUTCDay() === 1]).toEqual([8, true]);
  await app.db.prisma.jobAlertMatch.updateMany({ data: { dueAt: new Date() } });
  await tell();
  await mailAll(app);
  expect((await notified()).map(({ title, path }) => [title, path])).toEqual([
    ["3 new jobs for your alerts", "/main/alerts"],
  ]);
  expect(await mail()).toContain("“cooper”, onSite");
});

test("paused alerts, and those created after the job opened, send nothing", async () => {
  const { id: alertId } = await create({ keyword: "glassblower" });
  await edit({ alertId, paused: true });
  await app.build.job({ title: "Glassblower" });
  await match();
  await app.build.job({ title: "Potter" });
  await create({ keyword: "potter" });
  await match();
  expect(await matches()).toEqual([]);
});

test("people with the same search share it: it stays until the last of them has deleted or changed their alert", async () => {
  const stored = (keyword: string) =>
    app.db.prisma.jobAlertSearch.count({ where: { search: { path: ["keyword"], equals: keyword } } });
  const ada = await app.signedInSeeker();
  const filter = { keyword: "thatcher", places: ["Pune", "Kochi"] };
  const other = { places: ["Kochi", "Pune"], keyword: "thatcher " };
  const [own, hers] = await Promise.all([create(filter), create(other, "AT_ONCE", ada)]);
  expect(await stored("thatcher")).toBe(1);
  await edit({ alertId: own.id, filter: { keyword: "tiler" } });
  expect([await stored("thatcher"), await stored("tiler")]).toEqual([1, 1]);
  await app.build.job({ title: "Thatcher", location: "Kochi" });
  await match();
  const found = await matches({ alertId: { in: [own.id, hers.id] } });
  expect(found.map(({ alertId }) => alertId)).toEqual([hers.id]);
  await app.db.prisma.account.delete({ where: { id: ada.id } });
  await end(own.id);
  expect([await stored("thatcher"), await stored("tiler")]).toEqual([0, 0]);
});

test("a search that one person drops while another picks it up stays available to the other", async () => {
  const { id: alertId } = await create({ keyword: "wheelwright" });
  const ada = await app.signedInSeeker();
  const asked = await readSearchToStore(app.db, { keyword: "wheelwright" });
  await app.db.transaction(async (tx) => {
    const searchId = await putSearch(tx, asked);
    await end(alertId);
    await tx.jobAlert.create({ data: { seekerId: ada.id, searchId, name: "Hers", frequency: "AT_ONCE" } });
  });
  await app.build.job({ title: "Wheelwright" });
  await match();
  expect(await matches({ seekerId: ada.id })).toHaveLength(1);
});

test("matches that were sent are deleted after half a year; pending ones stay", async () => {
  await create({ keyword: "chandler" });
  for (const title of ["Chandler", "Ship chandler", "Chandler of old"]) await app.build.job({ title });
  await match();
  const [first, second] = await matches();
  const createdAt = new Date(Date.now() - 181 * 86_400_000);
  for (const [one, data] of [
    [first, { createdAt, notifiedAt: createdAt }],
    [second, { createdAt }],
  ] as const)
    await app.db.prisma.jobAlertMatch.updateMany({ where: { seekerId: grace.id, jobId: one?.jobId ?? "" }, data });
  await jobAlertTasks(app.app.platform)["remove-old-job-alert-matches"]?.run({}, {} as never);
  const left = (await matches()).map(({ jobId }) => jobId);
  expect(left).toHaveLength(2);
  expect(left).not.toContain(first?.jobId);
});

test("more people than the database has connections for create an alert at the same time", async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => app.signedInSeeker()));
  const created = await Promise.all(people.map((person, n) => send({ keyword: `cartwright ${n}` }, "DAILY", person)));
  expect(created.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test("searches that differ only in case and spacing are one alert, and no line break or bidi override gets into a mail", async () => {
  const first = await create({ keyword: "Saddler", places: ["Pune", "kochi"] });
  const again = await create({ keyword: "  saddler\u00a0", places: ["KOCHI", "pune", "Pune "] }, "DAILY");
  expect(again).toMatchObject({ id: first.id, frequency: "DAILY" });
  expect((await preview({ keyword: "SADDLER", places: ["pune", "Kochi"] })).alert?.id).toBe(first.id);
  const { name } = await create({ keyword: "sad\u202edler\n\u2066stitcher", companies: ["Acme\u202e\nLtd"] });
  expect(name).toBe("“saddler stitcher”, at Acme Ltd");
});

test("an alert without words or places names the jobs it covers", async () => {
  for (const [filter, name] of [
    [{ companies: ["Testing Co"] }, "jobs at Testing Co"],
    [{ payAtLeast: 12 }, "jobs of 12 LPA or more"],
    [{ postedWithinDays: 7 }, "jobs of the last 7 days"],
    [{ excludeWords: ["sales"], keyword: "clerk" }, "“clerk”, without sales"],
  ] as const)
    expect((await create(filter)).name).toBe(name);
});

test("a seeker who has applied to a job is not notified of it, and a job that two alerts match is listed once in the mail", async () => {
  await create({ keyword: "cobbler" }, "DAILY");
  await create({ keyword: "shoe" }, "DAILY");
  const title = "Cobbler of shoes";
  const [applied, found] = [await app.build.job({ title }), await app.build.job({ title })];
  await match();
  await app.build.application({ jobId: applied.id, seekerId: grace.id });
  await app.db.prisma.jobAlertMatch.updateMany({ data: { dueAt: new Date() } });
  await tell();
  await mailAll(app);
  const [notice] = await notified();
  expect(notice?.path).toBe(`/main?job=${found.id}&from=alert`);
  const text = await mail();
  expect(text.split(`/jobs/cobbler-of-shoes-${found.id}`)).toHaveLength(2);
  expect(text).not.toContain(applied.id);
});

test("a notice of an alert of a company's jobs reads as a sentence", async () => {
  const companyId = (await app.build.recruiter({ name: "Testing Co" })).id;
  await create({ companies: ["Testing Co"] });
  await app.build.job({ companyId, title: "Nailer" });
  await match();
  await deliverNotices(app);
  await app.build.job({ companyId, title: "Carver" });
  await app.build.job({ companyId, title: "Turner" });
  await match();
  await deliverNotices(app);
  expect((await notified()).map(({ title }) => title)).toEqual([
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
  const { jobAlerts } = await app.expectOk(JobAlertsDocument, {}, grace);
  expect(jobAlerts.map(({ id }) => id).sort()).toEqual([kept.id, odd.id].sort());
});

test.each([
  [{ salaryMin: -3 }, "salaryMin"],
  [{ salaryMax: -1 }, "salaryMax"],
  [{ salaryMin: 10, salaryMax: 1 }, "salaryMin"],
  [{ payAtLeast: -5 }, "payAtLeast"],
])("no alert for pay that is impossible: %j", async (filter, field) => {
  const { errors } = await send(filter, "DAILY");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } });
});
