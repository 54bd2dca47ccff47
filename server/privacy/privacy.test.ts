import { strFromU8, unzipSync } from "fflate";
import { io } from "socket.io-client";
import { beforeEach, describe, expect, test } from "vitest";
import { UploadResumeDocument } from "../../web/generated/seekers/profile.ts";
import { newStorageKey } from "../platform/files/storage-key.ts";
import { isStored } from "../testing/is-stored.ts";
import { pdf } from "../testing/sample-files.ts";
import { rawSocket } from "../testing/subscriber.ts";
import { FACTORY_PASSWORD, graphql, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp({ worker: true });
const seeker = () => app.signedInSeeker();
const recruiter = () => app.signedInRecruiter();
const remove = ({ cookie }: { cookie: string }, password = FACTORY_PASSWORD) =>
  app.outcomeOf("deleteAccount", { input: { password } }, { cookie });
describe("deleting an account", () => {
  test("requires the password; then everything of a seeker is gone, file contents and sessions included", async () => {
    const { prisma } = app.db;
    const [me, friend] = [await seeker(), await seeker()];
    await upload(app, UploadResumeDocument, { bytes: await pdf(), name: "cv.pdf" }, me);
    const application = await app.build.application({ seekerId: me.id });
    await app.build.connection({ requesterId: me.id, addresseeId: friend.id });
    const { id: conversationId } = await app.build.conversation([me.id, friend.id]);
    await app.build.message({ conversationId, senderId: me.id });
    const { storageKey } = await prisma.file.findFirstOrThrow({ where: { ownerId: me.id } });

    expect(await remove(me, "not it")).toBe("WRONG_PASSWORD");
    expect(await prisma.account.count({ where: { id: me.id } })).toBe(1);
    expect(await remove(me)).toBe("yes");

    const left = await Promise.all([
      prisma.account.count({ where: { id: me.id } }),
      prisma.session.count({ where: { accountId: me.id } }),
      prisma.file.count({ where: { ownerId: me.id } }),
      prisma.application.count({ where: { id: application.id } }),
      prisma.connection.count({ where: { requesterId: me.id } }),
      prisma.conversation.count({ where: { id: conversationId } }),
      prisma.message.count({ where: { senderId: me.id } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await expect.poll(() => isStored(app.app.platform.files, storageKey), { timeout: 10_000 }).toBe(false);
    expect(await app.viewerId(me)).toBeNull();
    expect(await app.outcomeOf("seeker", { id: me.id }, friend)).toBe("NOT_FOUND");
    for (const list of ["connections", "conversations"]) await app.perform(list, {}, friend);
  });

  test("deletes the contents of every file, of any kind, and leaves those of others", async () => {
    const { files } = app.app.platform;
    const [me, company, friend] = [await seeker(), await recruiter(), await seeker()];
    const stored = async (ownerId: string, kind: "PHOTO" | "RESUME" | "CHAT_RESUME" | "LOGO") => {
      const file = await app.build.file({ ownerId, kind, storageKey: newStorageKey() });
      await files.put(file.storageKey, Buffer.from(kind), file.mediaType);
      return file;
    };
    const photo = await stored(me.id, "PHOTO");
    const mine = [photo, await stored(me.id, "RESUME"), await stored(me.id, "CHAT_RESUME")];
    const logo = await stored(company.id, "LOGO");
    const foreign = await stored(friend.id, "PHOTO");
    await app.db.prisma.seeker.update({ where: { id: me.id }, data: { photoFileId: photo.id } });
    await app.db.prisma.company.update({ where: { id: company.id }, data: { logoFileId: logo.id } });
    for (const { storageKey } of [...mine, logo]) expect(await isStored(files, storageKey)).toBe(true);

    for (const who of [me, company]) expect(await remove(who)).toBe("yes");
    for (const { storageKey, name } of [...mine, logo]) {
      await expect.poll(() => isStored(files, storageKey), { timeout: 10_000 }).toBe(false);
      expect((await fetch(`${app.url}/files/${storageKey}/${name}`)).status).toBe(404);
    }
    expect(await isStored(files, foreign.storageKey)).toBe(true);
  });

  test("notifies the address, and a recent previous one, whose link is then void", async () => {
    const me = await seeker();
    const oldEmail = me.email;
    const newEmail = `new-${oldEmail}`;
    const week = new Date(Date.now() + 7 * 86_400_000);
    await app.db.prisma.emailChange.create({
      data: { accountId: me.id, oldEmail, newEmail, expiresAt: week, confirmedAt: new Date(), undoUntil: week },
    });
    await app.db.prisma.account.update({ where: { id: me.id }, data: { email: newEmail } });
    const warned = async (to: string) =>
      (await app.mailsTo(to, "account-deleted")).map(({ text }) => text.includes("undo the change to your email"));
    expect(await remove(me)).toBe("yes");
    expect(await warned(newEmail)).toEqual([false]);
    expect(await warned(oldEmail)).toEqual([true]);
  });

  test("ends every session and closes every socket, on all devices", async () => {
    const me = await seeker();
    const elsewhere = await app.signIn({ id: me.id, role: "SEEKER" });
    const raw = await rawSocket(app.url, { cookie: elsewhere });
    await raw.init();
    const legacy = io(app.url, { extraHeaders: { cookie: me.cookie }, forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => legacy.once("connect", resolve).once("connect_error", reject));
    const closed = new Promise((resolve) => legacy.once("disconnect", resolve));

    expect(await remove(me)).toBe("yes");
    expect((await raw.closed).code).toBe(4401);
    await closed;
    for (const cookie of [me.cookie, elsewhere]) expect(await app.viewerId({ cookie })).toBeNull();
  });

  test("keeps a person's reports, only with ids, for the operator", async () => {
    const [me, them] = [await seeker(), await seeker()];
    await app.perform("report", { input: { kind: "PERSON", id: them.id, reason: "SPAM" } }, me);
    for (const who of [me, them]) expect(await remove(who)).toBe("yes");
    const { reports } = app.app.services;
    const [left] = (await reports.waiting()).filter(({ reporterId }) => reporterId === me.id);
    expect(left?.targetId).toBe(them.id);
    expect(left && (await reports.describe(left))).toBeNull();
    await reports.review(left?.id ?? "", "dismiss", "tests");
  });

  test("of a recruiter deletes the jobs, and leaves applicants their record", async () => {
    const { prisma } = app.db;
    const [me, person] = [await recruiter(), await seeker()];
    const { email } = me;
    const applied = await app.build.job({ companyId: me.id, title: "Welder" });
    const bare = await app.build.job({ companyId: me.id });
    await app.build.application({ jobId: applied.id, seekerId: person.id });
    expect(await remove(me)).toBe("yes");

    expect(await prisma.job.count({ where: { id: bare.id } })).toBe(0);
    expect(await prisma.account.count({ where: { email } })).toBe(0);
    expect(await app.viewerId(me)).toBeNull();
    const titles = graphql(`query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }`);
    expect((await app.expectOk(titles, {}, person)).appliedJobs.nodes).toEqual([{ job: { title: "Welder" } }]);
    const { jobs } = await app.expectOk(graphql(`query JobIds { jobs { nodes { id } } }`));
    expect(jobs.nodes).not.toContainEqual({ id: applied.id });
  });
});
test("everything of a seeker is downloaded in one archive, and nothing of anyone else", async () => {
  const [me, friend] = [await seeker(), await seeker()];
  const bytes = await pdf();
  await upload(app, UploadResumeDocument, { bytes, name: "cv.pdf" }, me);
  await app.build.savedJob({ seekerId: me.id });
  const { id: conversationId } = await app.build.conversation([me.id, friend.id]);
  await app.build.message({ conversationId, senderId: friend.id, content: "Hello, you" });
  const foreign = await app.build.message();

  const response = await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie: me.cookie } });
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toContain("no-store");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(text("profile.json"))).toMatchObject({ id: me.id, name: me.name });
  expect(JSON.parse(text("resume.json"))).toMatchObject({ basics: { name: me.name } });
  expect(JSON.parse(text("messages.json"))).toMatchObject([{ content: "Hello, you" }]);
  expect(JSON.parse(text("saved-jobs.json"))).toHaveLength(1);
  const resume = Object.keys(files).find((name) => name.endsWith("cv.pdf")) ?? "";
  expect(Buffer.from(files[resume] ?? []).equals(bytes)).toBe(true);
  const everything = Object.keys(files).map(text).join();
  expect(everything).not.toContain(foreign.content);
  expect(everything).not.toMatch(/argon2|passwordHash|refreshTokenHash/);
});
describe("a recruiter's data", () => {
  /** A recruiter in somebody else's company with a bit of everything, and the owner. */
  let asha = { id: "", email: "", cookie: "" };
  let companyId = "";
  let elsewhere = "";
  let applicationId = "";
  beforeEach(async () => {
    const { prisma } = app.db;
    companyId = (await app.build.recruiter({ name: "Loom Works" })).id;
    elsewhere = (await app.build.recruiter({ name: "Other Works" })).id;
    const member = await app.signedInMember({ companyId, account: { displayName: "Asha" } });
    const { id, email } = member;
    asha = { ...member, email };
    const { id: jobId } = await app.build.job({ companyId, title: "Weaver" });
    applicationId = (await app.build.application({ jobId })).id;
    await prisma.applicationNote.createMany({
      data: [
        { applicationId, authorId: id, text: "Asha's note" },
        { applicationId, authorId: companyId, text: "The owner's note" },
      ],
    });
    await prisma.companyJoinRequest.create({ data: { companyId: elsewhere, accountId: id, refusedAt: new Date() } });
    await prisma.companyEvent.createMany({
      data: [
        { companyId, kind: "MEMBER_INVITED", actorId: companyId, subject: email, detail: "RECRUITER" },
        { companyId, kind: "MEMBER_JOINED", actorId: id, personId: id, detail: "RECRUITER" },
        { companyId, kind: "JOB_POSTED", actorId: id, jobId, subject: "Weaver" },
        { companyId, kind: "CHANGED", actorId: companyId },
      ],
    });
    await prisma.app.create({
      data: {
        ...{ companyId, name: "Sync", scopes: ["webhooks:read"] },
        webhookEndpoints: { create: { url: "https://hooks.example/in", kinds: ["job.opened"] } },
      },
    });
  });
  async function download(cookie: string) {
    const response = await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  }
  const eventsOfCompany = async () =>
    (await app.db.prisma.companyEvent.findMany({ where: { companyId }, orderBy: { kind: "asc" } })).map(
      ({ kind }) => kind,
    );
  test("as a download is the person's own part of the company's; an owner's has its jobs and apps", async () => {
    const own = await download(asha.cookie);
    expect(own("account.json")).toMatchObject({ displayName: "Asha", apps: [] });
    expect(
      own("done.json")
        .map(({ kind }: { kind: string }) => kind)
        .toSorted(),
    ).toEqual(["JOB_POSTED", "MEMBER_JOINED"]);
    expect(own("done-to-you.json")).toMatchObject([{ kind: "MEMBER_JOINED" }]);
    expect(own("notes.json")).toMatchObject([{ text: "Asha's note" }]);
    expect(own("join-requests.json")).toMatchObject([
      { company: { name: "Other Works" }, refusedAt: expect.anything() },
    ]);
    expect(own("company-apps.json")).toEqual([]);

    const owners = await download((await app.signedInAs(companyId)).cookie);
    expect(owners("jobs.json")).toMatchObject([{ title: "Weaver" }]);
    expect(owners("company-apps.json")).toMatchObject([
      { name: "Sync", webhookEndpoints: [{ url: "https://hooks.example/in", kinds: ["job.opened"] }] },
    ]);
  });
  test("left behind in a company loses name, address and requests; its log stays with only an id", async () => {
    const { prisma } = app.db;
    expect(await remove(asha)).toBe("yes");
    expect(await prisma.companyJoinRequest.count({ where: { accountId: asha.id } })).toBe(0);
    expect(await eventsOfCompany()).toEqual(["CHANGED", "MEMBER_JOINED", "JOB_POSTED"]);
    const notes = await prisma.applicationNote.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
    expect(notes.map(({ authorId, text }) => [authorId, text]).toSorted()).toEqual([
      [null, "Asha's note"],
      [companyId, "The owner's note"],
    ]);
    const kept = JSON.stringify(await prisma.companyEvent.findMany({ where: { companyId } }));
    expect(kept).not.toContain(asha.email);
  });
  test("that only a company's members could read is deleted with its only owner", async () => {
    const { prisma } = app.db;
    const token = { invitedById: companyId, tokenHash: companyId, expiresAt: new Date(Date.now() + 60_000) };
    await prisma.companyInvitation.create({ data: { companyId, email: "new@example.com", role: "VIEWER", ...token } });
    await prisma.messageTemplate.create({ data: { companyId, name: "No", status: "REJECTED", body: "Sorry" } });
    const about = { applicationId, memberId: companyId, companyId, startsAt: new Date() };
    const { id: interviewId } = await app.build.interview(about);
    await prisma.scorecard.create({
      data: { applicationId, interviewId, accountId: companyId, answers: [], text: "" },
    });
    await prisma.job.updateMany({ where: { companyId }, data: { scorecardQuestions: ["Kind?"] } });
    expect(await remove(await app.signedInAs(companyId))).toBe("yes");
    const where = { companyId };
    const left = await Promise.all([
      prisma.companyEvent.count({ where }),
      prisma.companyInvitation.count({ where }),
      prisma.messageTemplate.count({ where }),
      prisma.applicationNote.count({ where: { applicationId } }),
      prisma.scorecard.count({ where: { applicationId } }),
      prisma.job.count({ where: { ...where, scorecardQuestions: { isEmpty: false } } }),
      prisma.app.count({ where }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await prisma.application.count({ where: { id: applicationId } })).toBe(1);
  });
});
