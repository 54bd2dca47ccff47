import { beforeEach, describe, expect, it } from "vitest";
import { longDay } from "../../shared/text/long-day.ts";
import { applicationForEachTest, codeOf } from "../applications/testing/scene.testing.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverNotices } from "../testing/notices.ts";
import { mailsTo, type Person, signedInAs, signedInRecruiter } from "../testing/people.ts";
import { pdf, windowsProgram } from "../testing/sample-files.ts";
import { testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";
import { endOffersTask } from "./end-offers.task.ts";

const SEND = graphql(`mutation SendOfferInTest($input: SendOfferInput!) {
  sendOffer(input: $input) { offer { id version status expiresAt fileName } }
}`);
const SEND_FILE = graphql(`mutation SendOfferWithFile($id: ID!, $day: Date!, $file: Upload) {
  sendOffer(input: { applicationId: $id, payMin: 9, payCurrency: "INR", payUnit: HOUR, startsOn: $day, place: "Pune",
    expiresOn: $day, timeZone: "UTC", file: $file }) { offer { fileName } }
}`);
const OFFERS = graphql(`query OffersInTest($applicationId: ID!) {
  offers(applicationId: $applicationId) {
    id version status payMin payMax textHtml fileUrl fileName reply sentBy endedAt otherOpenApplications otherOpenJobs
  }
}`);
const ACCEPT = graphql(`mutation AcceptOfferInTest($input: AcceptOfferInput!) {
  acceptOffer(input: $input) { offer { status reply } }
}`);
const DECLINE = graphql(`mutation DeclineOfferInTest($input: EndOfferInput!) {
  declineOffer(input: $input) { offer { status reply } }
}`);
const WITHDRAW = graphql(`mutation WithdrawOfferInTest($input: EndOfferInput!) {
  withdrawOffer(input: $input) { offer { status reply } }
}`);
const LISTED = graphql(`query ApplicationsWithOffers { appliedJobs { nodes { offerExpiresOn } } }`);
const HISTORY = graphql(`query HistoryWithOffer($jobId: ID!) {
  ownApplication(jobId: $jobId) { status events { kind } }
}`);

let now: Date | undefined;
const app = testApp({ clock: () => now ?? new Date() });
const scene = applicationForEachTest(app);
let priya: Person;
beforeEach(async () => {
  now = undefined;
  await app.db.pool.query("delete from graphile_worker._private_jobs");
  const { accountId } = await app.build.member({ companyId: scene.company.id, role: "RECRUITER" });
  await app.db.prisma.account.update({ where: { id: accountId }, data: { displayName: "Priya Rao" } });
  priya = await signedInAs(app.db, accountId);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inputOf = (more: object = {}) => ({
  ...{ applicationId: scene.applicationId, payMin: 1_200_000, payCurrency: "INR", payUnit: "YEAR" as const },
  ...{ startsOn: inDays(30), place: "Pune", text: "Welcome, **Asha**.", expiresOn: inDays(7) },
  ...{ timeZone: "Asia/Kolkata", ...more },
});
const send = (more?: object, as: Person = priya) => app.execute(SEND, { input: inputOf(more) }, as);
const sent = async (more?: object) => (await app.expectOk(SEND, { input: inputOf(more) }, priya)).sendOffer.offer;
const offers = async (as: Person) => (await app.expectOk(OFFERS, { applicationId: scene.applicationId }, as)).offers;
const accept = (offerId: string, more: object = {}) =>
  app.execute(ACCEPT, { input: { offerId, ...more } }, scene.seeker);
const refusal = async (answer: ReturnType<typeof send> | ReturnType<typeof accept>) =>
  (await answer).errors?.[0]?.message;
const endWhatEnded = () => endOffersTask(app.app.platform).run({}, {} as never);
const shownInList = async () => (await app.expectOk(LISTED, {}, scene.seeker)).appliedJobs?.nodes[0]?.offerExpiresOn;
const history = async () =>
  (await app.expectOk(HISTORY, { jobId: scene.jobId }, scene.seeker)).ownApplication?.events
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("OFFER"));
const isReminder = (subject: string) => subject.startsWith("Respond to");
const allSubjects = async (as: Person) => {
  await deliverNotices(app);
  return (await mailsTo(app.db, as, "notice:")).map(({ subject }) => subject);
};
const subjects = async (as: Person) => (await allSubjects(as)).filter((subject) => !isReminder(subject));

describe("an offer", () => {
  it("is sent, changed, accepted once and then final, and leaves the application as it is", async () => {
    const first = await sent();
    expect(first).toMatchObject({ version: 1, status: "OFFERED", expiresAt: `${inDays(7)}T18:30:00.000Z` });
    const second = await sent({ payMax: 1_300_000 });
    expect(await shownInList()).toBe(inDays(7));
    expect(await refusal(accept(first.id))).toBe("Acme changed this offer. Read the new version, then respond.");
    expect(await subjects(scene.seeker)).toEqual(["Acme changed its offer"]);
    const [{ text } = { text: "" }] = await mailsTo(app.db, scene.seeker, "notice:");
    expect(text).toMatch(/Respond by the end of \d+ \w+ \d{4}, India Standard Time\.\s.*a company sent you an offer/s);
    for (const _twice of [1, 2])
      expect((await accept(second.id, { reply: "Gladly." })).data?.acceptOffer.offer).toEqual({
        ...{ status: "ACCEPTED", reply: "Gladly." },
      });
    expect(await shownInList()).toBeNull();
    for (const as of [scene.seeker, priya])
      expect(await offers(as)).toMatchObject([
        { version: 2, status: "ACCEPTED", payMax: 1_300_000, reply: "Gladly.", sentBy: "Priya Rao" },
        { version: 1, status: "REPLACED", textHtml: expect.stringContaining("<strong>Asha</strong>") },
      ]);
    for (const more of [{ reply: "No." }, { reply: "Gladly.", withdrawsOthers: true, withdrawalMessage: "Sorry." }])
      expect(await refusal(accept(second.id, more))).toBe("You have already accepted this offer. Nothing was changed.");
    const final = "The applicant has accepted this offer. It can no longer be changed or withdrawn.";
    expect(await refusal(send())).toBe(final);
    expect((await app.execute(WITHDRAW, { input: { offerId: second.id } }, priya)).errors?.[0]?.message).toBe(final);
    expect(await codeOf(app.execute(DECLINE, { input: { offerId: second.id } }, scene.seeker))).toBe("CONFLICT");
    expect(await history()).toEqual(["OFFER_SENT", "OFFER_CHANGED", "OFFER_ACCEPTED"]);
    const { status } = await app.db.prisma.application.findUniqueOrThrow({ where: { id: scene.applicationId } });
    expect(status).toBe("APPLIED");
    expect(await subjects(priya)).toEqual(["Asha accepted your offer"]);
    expect(await subjects(scene.seeker)).toContain("You accepted the offer from Acme");
  });

  it("is declined or withdrawn with a sentence, and followed by the next", async () => {
    const { id } = await sent();
    await app.expectOk(DECLINE, { input: { offerId: id, reply: "Too far away." } }, scene.seeker);
    expect(await subjects(priya)).toEqual(["Asha declined your offer"]);
    const next = await sent();
    const { withdrawOffer } = await app.expectOk(WITHDRAW, { input: { offerId: next.id, reply: "No budget." } }, priya);
    expect(withdrawOffer.offer).toEqual({ status: "WITHDRAWN", reply: "No budget." });
    expect(await subjects(scene.seeker)).toEqual(["Acme's offer was withdrawn"]);
    expect(await refusal(accept(next.id))).toBe("This offer was withdrawn.");
    expect(await history()).toEqual(["OFFER_SENT", "OFFER_DECLINED", "OFFER_SENT", "OFFER_WITHDRAWN"]);
  });

  it("is not accepted once the applicant was rejected, even while the decision can be undone", async () => {
    const { id } = await sent();
    const { applicationId } = scene;
    await app.db.prisma.application.update({ where: { id: applicationId }, data: { status: "REJECTED" } });
    await app.db.prisma.applicationEvent.create({ data: { applicationId, kind: "REJECTED", actorId: priya.id } });
    expect(await refusal(accept(id))).toBe("This application is rejected. Its offer can no longer be accepted.");
    expect((await app.execute(DECLINE, { input: { offerId: id } }, scene.seeker)).errors).toBeUndefined();
  });

  it("brings a reply without the name, if anonymous review was turned on since", async () => {
    const { id } = await sent();
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    await accept(id, { reply: "Gladly. Asha, asha@mail.example" });
    expect(await offers(priya)).toMatchObject([{ reply: "Gladly. [hidden], [hidden]" }]);
    await deliverNotices(app);
    const [mail] = await mailsTo(app.db, priya, "notice:");
    expect(JSON.stringify(mail)).toContain("Gladly. [hidden], [hidden]");
  });

  it.each([
    ["payMin", { payMin: 0 }, "Enter pay as a number above 0, at most 1,000,000,000."],
    ["payMax", { payMax: 1 }, "Enter a maximum that is at least the minimum."],
    ["place", { place: " " }, "Enter where the work is done."],
    ["expiresOn", { expiresOn: inDays(-2) }, "This day is in the past. Choose a later one."],
    ["expiresOn", { expiresOn: inDays(200) }, "Choose a day within the next 180 days."],
    ["startsOn", { startsOn: inDays(-2) }, "This day is in the past. Choose a later one."],
    ["startsOn", { startsOn: inDays(6) }, "Choose a day on or after the deadline to accept."],
    ["timeZone", { timeZone: "Mars" }, "Enter a time zone, such as Asia/Kolkata."],
  ])("reports what to enter in %s: %o", async (field, more, message) => {
    const { errors } = await send(more);
    expect(errors?.[0]?.extensions.fields).toEqual({ [field]: message });
  });

  it.each([
    ["Pacific/Kiritimati", 181],
    ["Pacific/Pago_Pago", 179],
  ])("can be accepted up to 180 days from today in its time zone: %s", async (timeZone, last) => {
    now = new Date(`${inDays(0)}T10:30Z`);
    expect(await refusal(send({ timeZone, expiresOn: inDays(last + 1) }))).toContain("within the next 180 days");
    expect(await refusal(send({ timeZone, expiresOn: inDays(last), startsOn: inDays(200) }))).toBeUndefined();
  });

  it("goes only to applicants whom the company knows and may contact", async () => {
    const { prisma } = app.db;
    await prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    expect(await refusal(send())).toBe("Anonymous review hides this applicant. Accept them, then send an offer.");
    await prisma.job.update({ where: { id: scene.jobId }, data: { blind: false } });
    await prisma.application.update({ where: { id: scene.applicationId }, data: { status: "REJECTED" } });
    expect(await codeOf(send())).toBe("CONFLICT");
  });

  it("brings a PDF for both sides, which changes keep until it is left out, and the next offer does not", async () => {
    const withFile = (bytes: Buffer) =>
      upload(app, SEND_FILE, { bytes, name: "offer.pdf" }, priya, { id: scene.applicationId, day: inDays(7) });
    expect(await codeOf(withFile(windowsProgram()))).toBe("UNSUPPORTED_FILE");
    expect((await withFile(await pdf())).data?.sendOffer.offer).toMatchObject({ fileName: "offer.pdf" });
    const fileUrl = (await offers(scene.seeker))[0]?.fileUrl ?? "";
    const stranger = await signedInRecruiter(app.db);
    const statuses = [scene.seeker, priya, stranger].map(
      async ({ cookie }) => (await fetch(app.url + fileUrl, { headers: { cookie } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    const { id, fileName } = await sent();
    expect(fileName).toBe("offer.pdf");
    await app.expectOk(DECLINE, { input: { offerId: id } }, scene.seeker);
    expect(await sent()).toMatchObject({ fileName: null });
    expect((await withFile(await pdf())).data?.sendOffer.offer).toMatchObject({ fileName: "offer.pdf" });
    expect(await sent({ removesFile: true })).toMatchObject({ fileName: null });
  });

  it("has one result when the company changes it while the applicant accepts", async () => {
    const { id } = await sent();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? codeOf(accept(id)) : codeOf(send({ payMin: 1_000_000 + n }, n % 4 ? priya : scene.company)),
      ),
    );
    expect(new Set(results)).toEqual(new Set([undefined, "CONFLICT"]));
    const versions = await offers(scene.seeker);
    const ended = versions.filter(({ status }) => status === "REPLACED").length;
    expect(versions.length - ended).toBe(1);
    expect(versions[0]?.status).toBe(versions.length === 1 ? "ACCEPTED" : "OFFERED");
    expect(versions.find((one) => one.id === id)?.status).toBe(versions.length === 1 ? "ACCEPTED" : "REPLACED");
  });
});

describe("accepting an offer", () => {
  it("leaves or withdraws the other applications, whose companies read why, from whom they may know", async () => {
    const { prisma } = app.db;
    const [globex, initech] = [await signedInRecruiter(app.db), await signedInRecruiter(app.db)];
    const hooli = await signedInRecruiter(app.db);
    const others: { id: string }[] = [];
    for (const [company, status, blind] of [
      [globex, "APPLIED", false],
      [initech, "REJECTED", false],
      [hooli, "APPLIED", true],
    ] as const) {
      const { id: jobId } = await app.build.job({ companyId: company.id, title: "Tester", blind });
      others.push(await app.build.application({ jobId, seekerId: scene.seeker.id, status }));
    }
    const { id } = await sent();
    expect((await offers(scene.seeker))[0]).toMatchObject({
      otherOpenApplications: 2,
      otherOpenJobs: Array(2).fill(expect.stringMatching(/^Tester at /)),
    });
    expect((await offers(priya))[0]?.otherOpenJobs).toEqual([]);
    const withdrawalMessage = "I found a job. Asha";
    for (const _twice of [1, 2])
      await app.expectOk(ACCEPT, { input: { offerId: id, withdrawsOthers: true, withdrawalMessage } }, scene.seeker);
    const statuses = others.map(
      async ({ id }) => (await prisma.application.findUniqueOrThrow({ where: { id } })).status,
    );
    expect(await Promise.all(statuses)).toEqual(["WITHDRAWN", "REJECTED", "WITHDRAWN"]);
    expect(await subjects(globex)).toEqual(["Asha withdrew from Tester"]);
    expect((await mailsTo(app.db, globex, "notice:"))[0]?.text).toContain("I found a job. Asha");
    expect(await subjects(initech)).toEqual([]);
    const hidden = `Applicant ${others[2]?.id.slice(-6).toUpperCase()}`;
    expect(await subjects(hooli)).toEqual([`${hidden} withdrew from Tester`]);
    expect((await mailsTo(app.db, hooli, "notice:"))[0]?.text).toContain("I found a job. [hidden]");
    const { status } = await prisma.application.findUniqueOrThrow({ where: { id: scene.applicationId } });
    expect(status).toBe("APPLIED");
  });
});

describe("the applicant", () => {
  const reminders = async () => (await allSubjects(scene.seeker)).filter(isReminder);
  const due = async () => {
    const { rows } = await app.db.pool.query(
      "select extract(epoch from run_at)::float8 as at from graphile_worker.jobs where key like 'notice:OFFERS:%:REMINDER'",
    );
    return rows.map(({ at }) => at);
  };

  it("is reminded once, a day before an open offer lapses", async () => {
    await sent();
    await sent();
    expect((await due()).at(-1)).toBeCloseTo(Date.parse(`${inDays(6)}T18:30Z`) / 1000, -2);
    expect(await reminders()).toEqual([`Respond to Acme's offer by ${longDay(new Date(inDays(7)))}`]);
  });

  it("is not reminded of an offer that has a response, or lapses within a day", async () => {
    const { id } = await sent();
    await accept(id);
    expect(await reminders()).toEqual([]);
    await app.db.prisma.offer.deleteMany();
    await app.db.pool.query("delete from graphile_worker._private_jobs");
    await sent({ expiresOn: inDays(0), timeZone: "UTC" });
    expect(await due()).toEqual([]);
  });
});

describe("an open offer ends by itself", () => {
  const application = (data: object) => app.db.prisma.application.update({ where: { id: scene.applicationId }, data });
  const recordWithdrawal = () =>
    app.db.prisma.applicationEvent.create({
      data: { applicationId: scene.applicationId, kind: "WITHDRAWN", actorId: scene.seeker.id },
    });
  const lapse = () => app.db.prisma.offer.updateMany({ data: { expiresAt: new Date() } });
  it.each([
    ["after its last day", "LAPSED", lapse],
    ["when the applicant was rejected", "WITHDRAWN", () => application({ status: "REJECTED" })],
    ["when the applicant withdrew, and applied again", "WITHDRAWN", () => recordWithdrawal()],
    [
      "when the applicant blocks the company",
      "WITHDRAWN",
      async () => {
        const { applicationId } = scene;
        await app.db.prisma.conversation.updateMany({ where: { applicationId }, data: { blockedAt: new Date() } });
        await app.db.prisma.conversation.createMany({
          data: { applicationId, blockedAt: new Date() },
          skipDuplicates: true,
        });
      },
    ],
  ] as const)("%s", async (_when, status, end) => {
    const { id } = await sent();
    await endWhatEnded();
    expect((await offers(scene.seeker))[0]).toMatchObject({ status: "OFFERED", endedAt: null });
    await end();
    expect((await offers(scene.seeker))[0]).toMatchObject({ status, endedAt: null });
    expect(await codeOf(accept(id))).toBe("CONFLICT");
    await endWhatEnded();
    await endWhatEnded();
    expect((await offers(scene.seeker))[0]).toMatchObject({ status, endedAt: expect.any(String) });
    expect(await history()).toEqual(["OFFER_SENT", `OFFER_${status}`]);
    expect(await subjects(scene.seeker)).toEqual([
      status === "LAPSED" ? "Acme's offer has lapsed" : "Acme's offer was withdrawn",
    ]);
  });

  it("and that is recorded when a new one is sent first", async () => {
    await sent();
    await lapse();
    expect(await sent()).toMatchObject({ version: 2 });
    expect((await offers(priya)).map(({ status }) => status)).toEqual(["OFFERED", "LAPSED"]);
    expect(await history()).toEqual(["OFFER_SENT", "OFFER_LAPSED", "OFFER_SENT"]);
    expect(await subjects(priya)).toEqual([expect.stringMatching(/^Your offer for .* has lapsed$/)]);
    const notices = await app.db.prisma.notice.findMany({ where: { accountId: scene.seeker.id } });
    expect(notices.map(({ title }) => title).filter((title) => !isReminder(title))).toEqual(["Acme sent you an offer"]);
  });
});
