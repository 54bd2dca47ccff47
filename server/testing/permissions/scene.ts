import {
  buildApplication,
  buildConnection,
  buildConversation,
  buildFile,
  buildJob,
  buildMessage,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../../prisma/factories/index.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { openSession } from "../sign-in.ts";
import type { TestApp } from "../test-app.ts";

/** The columns of the permission table, in its order. */
export const PEOPLE = [
  "signed out",
  "seeker",
  "other seeker",
  "connected seeker",
  "recruiter",
  "other recruiter",
] as const;
export type Who = (typeof PEOPLE)[number];

/** Somebody of the table: `account` null: nobody. */
export interface Person {
  readonly account: { readonly id: string; readonly role: Role; readonly sessionId: string } | null;
  readonly cookie: string;
}

/** What the table's operations are about: things of the first seeker, and of the first recruiter. */
export type Scene = Awaited<ReturnType<typeof makeScene>>;

/**
 * A seeker with a resume, photo and chat resume, who applied to and saved a job of a recruiter, is connected with one
 * seeker and has written to them; another seeker and another recruiter who have nothing to do with any of it.
 */
export async function makeScene({ db }: Pick<TestApp, "db">) {
  const { prisma } = db;
  const [seeker, other, connected] = [await buildSeeker(prisma), await buildSeeker(prisma), await buildSeeker(prisma)];
  const [recruiter, otherRecruiter] = [await buildRecruiter(prisma), await buildRecruiter(prisma)];
  const { email } = await prisma.account.findUniqueOrThrow({ where: { id: seeker.id } });
  const job = await buildJob(prisma, { recruiterId: recruiter.id });
  const openJob = await buildJob(prisma, { recruiterId: recruiter.id });
  const application = await buildApplication(prisma, { jobId: job.id, seekerId: seeker.id });
  await buildSavedJob(prisma, { jobId: job.id, seekerId: seeker.id });
  await buildConnection(prisma, { requesterId: seeker.id, addresseeId: connected.id });
  const conversation = await buildConversation(prisma, [seeker.id, connected.id]);
  const message = await buildMessage(prisma, { conversationId: conversation.id, senderId: seeker.id });
  const assistant = await prisma.assistantConversation.create({ data: { seekerId: seeker.id, title: "Interviews" } });
  const file = (ownerId: string, kind: "RESUME" | "CHAT_RESUME" | "PHOTO" | "LOGO") =>
    buildFile(prisma, { ownerId, kind, storageKey: newStorageKey(), size: 5 });
  const files = {
    RESUME: await file(seeker.id, "RESUME"),
    CHAT_RESUME: await file(seeker.id, "CHAT_RESUME"),
    PHOTO: await file(seeker.id, "PHOTO"),
    LOGO: await file(recruiter.id, "LOGO"),
  };
  const profileFiles = { resumeFileId: files.RESUME.id, photoFileId: files.PHOTO.id };
  await prisma.seeker.update({ where: { id: seeker.id }, data: profileFiles });
  await prisma.recruiter.update({ where: { id: recruiter.id }, data: { logoFileId: files.LOGO.id } });
  await prisma.assistantMessage.create({
    data: { conversationId: assistant.id, seq: 1, author: "SEEKER", text: "My resume", fileId: files.CHAT_RESUME.id },
  });

  const signedIn = async ({ id }: { id: string }, role: Role): Promise<Person> => {
    const { sessionId, name, refreshToken } = await openSession(db, { id, role });
    return { account: { id, role, sessionId }, cookie: `${name}=${refreshToken}` };
  };
  const people: Record<Who, Person> = {
    "signed out": { account: null, cookie: "" },
    seeker: await signedIn(seeker, "SEEKER"),
    "other seeker": await signedIn(other, "SEEKER"),
    "connected seeker": await signedIn(connected, "SEEKER"),
    recruiter: await signedIn(recruiter, "RECRUITER"),
    "other recruiter": await signedIn(otherRecruiter, "RECRUITER"),
  };
  return {
    people,
    seekerId: seeker.id,
    seekerEmail: email,
    connectedId: connected.id,
    recruiterId: recruiter.id,
    companySlug: recruiter.slug,
    jobId: job.id,
    openJobId: openJob.id,
    applicationId: application.id,
    conversationId: conversation.id,
    messageId: message.id,
    assistantConversationId: assistant.id,
    files,
  };
}
