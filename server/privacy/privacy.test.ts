import { strFromU8, unzipSync } from "fflate";
import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import {
  buildApplication,
  buildConnection,
  buildConversation,
  buildFile,
  buildJob,
  buildMessage,
  buildSavedJob,
  FACTORY_PASSWORD,
} from "../../prisma/factories/index.ts";
import { UploadResumeDocument } from "../../web/generated/seekers/profile.ts";
import { newStorageKey } from "../platform/files/storage-key.ts";
import { graphql } from "../testing/generated/gql.ts";
import { isStored } from "../testing/is-stored.ts";
import { outcomeOf, perform } from "../testing/outcomes.ts";
import { emailOf, mailsTo, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { pdf } from "../testing/sample-files.ts";
import { signIn } from "../testing/sign-in.ts";
import { rawSocket } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp({ worker: true });
const VIEWER = graphql(`query Viewer { viewer { id } }`);

const seeker = () => signedInSeeker(app.db);
const recruiter = () => signedInRecruiter(app.db);
const remove = ({ cookie }: { cookie: string }, password = FACTORY_PASSWORD) =>
  outcomeOf(app, "deleteAccount", { input: { password } }, { cookie });

describe("deleting an account", () => {
  test("requires the password; then everything of a seeker is gone, file contents and sessions included", async () => {
    const { prisma } = app.db;
    const [me, friend] = [await seeker(), await seeker()];
    await upload(app, UploadResumeDocument, { bytes: await pdf(), name: "cv.pdf" }, me);
    const application = await buildApplication(prisma, { seekerId: me.id });
    await buildConnection(prisma, { requesterId: me.id, addresseeId: friend.id });
    const { id: conversationId } = await buildConversation(prisma, [me.id, friend.id]);
    await buildMessage(prisma, { conversationId, senderId: me.id });
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
    expect(await app.expectOk(VIEWER, {}, me)).toEqual({ viewer: null });
    expect(await outcomeOf(app, "seeker", { id: me.id }, friend)).toBe("NOT_FOUND");
    const lists = graphql(
      `query NetworkAndConversations { connections { nodes { id } } conversations { nodes { id } } }`,
    );
    await app.expectOk(lists, {}, friend);
  });

  test("deletes the contents of every file, of any kind, and leaves those of others", async () => {
    const { files } = app.app.platform;
    const [me, company, friend] = [await seeker(), await recruiter(), await seeker()];
    const stored = async (ownerId: string, kind: "PHOTO" | "RESUME" | "CHAT_RESUME" | "LOGO") => {
      const file = await buildFile(app.db.prisma, { ownerId, kind, storageKey: newStorageKey() });
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
    const oldEmail = await emailOf(app.db, me);
    const newEmail = `new-${oldEmail}`;
    const week = new Date(Date.now() + 7 * 86_400_000);
    await app.db.prisma.emailChange.create({
      data: { accountId: me.id, oldEmail, newEmail, expiresAt: week, confirmedAt: new Date(), undoUntil: week },
    });
    await app.db.prisma.account.update({ where: { id: me.id }, data: { email: newEmail } });
    const warned = async (to: string) =>
      (await mailsTo(app.db, to, "account-deleted")).map(({ text }) => text.includes("undo the change of your email"));
    expect(await remove(me)).toBe("yes");
    expect(await warned(newEmail)).toEqual([false]);
    expect(await warned(oldEmail)).toEqual([true]);
  });

  test("ends every session and closes every socket, on all devices", async () => {
    const me = await seeker();
    const elsewhere = await signIn(app.db, { id: me.id, role: "SEEKER" });
    const raw = await rawSocket(app.url, { cookie: elsewhere });
    await raw.init();
    const legacy = io(app.url, { extraHeaders: { cookie: me.cookie }, forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => legacy.once("connect", resolve).once("connect_error", reject));
    const closed = new Promise((resolve) => legacy.once("disconnect", resolve));

    expect(await remove(me)).toBe("yes");
    expect((await raw.closed).code).toBe(4401);
    await closed;
    for (const cookie of [me.cookie, elsewhere])
      expect(await app.expectOk(VIEWER, {}, { cookie })).toEqual({ viewer: null });
  });

  test("keeps a person's reports, only with ids, for the operator", async () => {
    const [me, them] = [await seeker(), await seeker()];
    await perform(app, "report", { input: { kind: "PERSON", id: them.id, reason: "SPAM" } }, me);
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
    const email = await emailOf(app.db, me);
    const applied = await buildJob(prisma, { companyId: me.id, title: "Welder" });
    const bare = await buildJob(prisma, { companyId: me.id });
    await buildApplication(prisma, { jobId: applied.id, seekerId: person.id });
    expect(await remove(me)).toBe("yes");

    expect(await prisma.job.count({ where: { id: bare.id } })).toBe(0);
    expect(await prisma.account.count({ where: { email } })).toBe(0);
    expect(await app.expectOk(VIEWER, {}, me)).toEqual({ viewer: null });
    const titles = graphql(`query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }`);
    expect((await app.expectOk(titles, {}, person)).appliedJobs.nodes).toEqual([{ job: { title: "Welder" } }]);
    const { jobs } = await app.expectOk(graphql(`query JobIds { jobs { nodes { id } } }`));
    expect(jobs.nodes).not.toContainEqual({ id: applied.id });
  });
});

describe("downloading one's data", () => {
  const download = (cookie: string) => fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie } });

  test("returns everything of a seeker in one archive, and nothing of anyone else", async () => {
    const { prisma } = app.db;
    const [me, friend] = [await seeker(), await seeker()];
    const bytes = await pdf();
    await upload(app, UploadResumeDocument, { bytes, name: "cv.pdf" }, me);
    await buildSavedJob(prisma, { seekerId: me.id });
    const { id: conversationId } = await buildConversation(prisma, [me.id, friend.id]);
    await buildMessage(prisma, { conversationId, senderId: friend.id, content: "Hello, you" });
    const foreign = await buildMessage(prisma);

    const response = await download(me.cookie);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text("profile.json"))).toMatchObject({ id: me.id, name: me.name });
    expect(JSON.parse(text("messages.json"))).toMatchObject([{ content: "Hello, you" }]);
    expect(JSON.parse(text("saved-jobs.json"))).toHaveLength(1);
    const resume = Object.keys(files).find((name) => name.endsWith("cv.pdf")) ?? "";
    expect(Buffer.from(files[resume] ?? []).equals(bytes)).toBe(true);
    const everything = Object.keys(files).map(text).join();
    expect(everything).not.toContain(foreign.content);
    expect(everything).not.toMatch(/argon2|passwordHash|refreshTokenHash/);
  });

  test("returns the company's of a recruiter", async () => {
    const me = await recruiter();
    await buildJob(app.db.prisma, { companyId: me.id, title: "Welder" });
    const files = unzipSync(new Uint8Array(await (await download(me.cookie)).arrayBuffer()));
    expect(JSON.parse(strFromU8(files["jobs.json"] ?? new Uint8Array()))).toMatchObject([{ title: "Welder" }]);
  });
});

describe("reporting", () => {
  const abuse = (kind: string, id: string) => ({ input: { kind, id, reason: "ABUSE", note: "Rude" } });

  test("a message is pending until the operator removes it, and a person likewise; strangers cannot report it", async () => {
    const [me, them, stranger] = [await seeker(), await seeker(), await seeker()];
    const { id: conversationId } = await buildConversation(app.db.prisma, [me.id, them.id]);
    const { id } = await buildMessage(app.db.prisma, { conversationId, senderId: them.id, content: "Nasty" });
    expect(await outcomeOf(app, "report", abuse("MESSAGE", id), stranger)).toBe("NOT_FOUND");
    for (const _ of [1, 2]) await perform(app, "report", abuse("MESSAGE", id), me);
    const { reports } = app.app.services;
    const [report, ...others] = await reports.waiting();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ kind: "MESSAGE", targetId: id, reason: "ABUSE", note: "Rude" });
    expect(report && (await reports.describe(report))).toBe("Nasty");
    await reports.review(report?.id ?? "", "remove", "tests");
    expect(await reports.waiting()).toEqual([]);
    expect((await app.db.prisma.message.findUniqueOrThrow({ where: { id } })).content).toMatch(/removed/);

    await perform(app, "report", abuse("PERSON", them.id), me);
    for (const person of await reports.waiting()) await reports.review(person.id, "remove", "tests");
    expect(await app.db.prisma.account.count({ where: { id: them.id } })).toBe(0);
    expect(await app.expectOk(VIEWER, {}, them)).toEqual({ viewer: null });
  });
});
