import { randomToken, tokenHash } from "../../accounts/tokens.ts";
import type { CompanyRole, FileKind, Role } from "../../generated/prisma/enums.ts";
import { searchHash } from "../../jobs/alerts/alert-search.ts";
import type { Actor, Membership } from "../../platform/actor.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { openSession } from "../sign-in.ts";
import type { TestApp } from "../test-app.ts";
import { type StoredToken, sceneCopies } from "./scene-copies.ts";

/** The columns of the permission table, in order. */
export const PEOPLE = [
  ...["signed out", "seeker", "other seeker", "connected seeker", "owner", "company recruiter", "interviewer"],
  ...["viewer", "other recruiter"],
] as const;
export type Who = (typeof PEOPLE)[number];

/** A person of the table: `account` null: not signed in. */
export interface Person {
  readonly account: Actor | null;
  readonly cookie: string;
  /** Set when a program acts for them, with this key. */
  readonly key?: string;
}

/** The headers that authenticate a person. */
export const headersOf = ({ cookie, key }: Pick<Person, "cookie" | "key">): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : cookie ? { cookie } : {};

/** When the interview of the scene can take place: midnight UTC, in some days. */
export const INTERVIEW_DAY = `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** The objects of the table's operations: the first seeker's, and the owner's company's. */
export type Scene = Awaited<ReturnType<typeof buildScene>>["scene"];

/**
 * A seeker with a resume, photo and chat resume, who saved a job of a company and applied to it with a file as an
 * answer, and whom the owner invited to another; on the application the owner wrote a note about which they wrote to the seeker and for which they offered an interview and sent an offer with a document; the seeker is connected with another seeker and has written to them; the
 * company's owner, a recruiter, a viewer, and an interviewer of that job; another seeker, and another company's owner,
 * who are unrelated, except that the latter is invited.
 */
export async function makeScene({ db }: Pick<TestApp, "db">): Promise<Scene> {
  const copies = copiesIn.get(db) ?? sceneCopies(db, () => buildScene(db));
  copiesIn.set(db, copies);
  const storeCopy = await copies;
  return storeCopy();
}

const copiesIn = new WeakMap<TestApp["db"], Promise<() => Promise<Scene>>>();

async function buildScene(db: TestApp["db"]) {
  const { prisma } = db;
  const [seeker, other, connected] = [await db.build.seeker(), await db.build.seeker(), await db.build.seeker()];
  const [recruiter, otherRecruiter] = [await db.build.recruiter(), await db.build.recruiter()];
  const { email } = await prisma.account.findUniqueOrThrow({ where: { id: seeker.id } });
  const job = await db.build.job({ companyId: recruiter.id });
  const openJob = await db.build.job({ companyId: recruiter.id });
  const jobInvitation = await prisma.jobInvitation.create({
    data: { jobId: openJob.id, seekerId: seeker.id, sentById: recruiter.id, text: "We read your profile." },
  });
  const search = { keyword: "welder" };
  const hash = searchHash(search);
  const jobAlert = await prisma.jobAlert.create({
    data: {
      name: "“welder”",
      frequency: "DAILY",
      seeker: { connect: { id: seeker.id } },
      asked: { connectOrCreate: { where: { hash }, create: { search, hash } } },
    },
  });
  const application = await db.build.application({ jobId: job.id, seekerId: seeker.id });
  const stages = await prisma.companyStage.findMany({
    where: { companyId: job.companyId },
    orderBy: { position: "asc" },
  });
  const note = await prisma.applicationNote.create({
    data: { applicationId: application.id, authorId: recruiter.id, text: "Call her", createdAt: new Date(0) },
  });
  const template = await prisma.messageTemplate.create({
    data: { companyId: recruiter.id, name: "Kind no", status: "REJECTED", body: "Dear {name}" },
  });
  await db.build.savedJob({ jobId: job.id, seekerId: seeker.id });
  await db.build.connection({ requesterId: seeker.id, addresseeId: connected.id });
  const conversation = await db.build.conversation([seeker.id, connected.id]);
  const message = await db.build.message({ conversationId: conversation.id, senderId: seeker.id });
  const talk = await db.build.applicationConversation({ applicationId: application.id, authorId: recruiter.id });
  const interview = await db.build.interview({
    ...{ applicationId: application.id, memberId: recruiter.id, companyId: recruiter.id },
    startsAt: new Date(INTERVIEW_DAY),
  });
  const assistant = await prisma.assistantConversation.create({ data: { seekerId: seeker.id, title: "Interviews" } });
  const file = (ownerId: string, kind: FileKind) =>
    db.build.file({ ownerId, kind, storageKey: newStorageKey(), size: 5 });
  const files = {
    RESUME: await file(seeker.id, "RESUME"),
    ANSWER: await file(seeker.id, "ANSWER"),
    OFFER: await file(seeker.id, "OFFER"),
    MESSAGE: await file(seeker.id, "MESSAGE"),
    CHAT_RESUME: await file(seeker.id, "CHAT_RESUME"),
    PHOTO: await file(seeker.id, "PHOTO"),
    LOGO: await file(recruiter.id, "LOGO"),
  };
  const offer = await db.build.offer({
    ...{ applicationId: application.id, fileId: files.OFFER.id },
    // After the application in every copy, too: the times of its tables are moved apart.
    createdAt: new Date(Date.now() + 60_000),
  });
  await prisma.message.updateMany({ where: { conversationId: talk.id }, data: { fileId: files.MESSAGE.id } });
  await prisma.applicationAnswer.create({
    data: { applicationId: application.id, position: 0, kind: "FILE", label: "A sample", fileId: files.ANSWER.id },
  });
  const profileFiles = { resumeFileId: files.RESUME.id, photoFileId: files.PHOTO.id };
  await prisma.seeker.update({ where: { id: seeker.id }, data: profileFiles });
  const resume = await prisma.resume.findUniqueOrThrow({ where: { fileId: files.RESUME.id } });
  await prisma.company.update({ where: { id: recruiter.id }, data: { logoFileId: files.LOGO.id } });
  await prisma.assistantMessage.create({
    data: { conversationId: assistant.id, seq: 1, author: "SEEKER", text: "My resume", fileId: files.CHAT_RESUME.id },
  });

  const tokens: StoredToken[] = [];
  const signedIn = async ({ id }: { id: string }, role: Role, company: Membership | null = null): Promise<Person> => {
    const { sessionId, name, refreshToken } = await openSession(db, { id, role });
    tokens.push({ token: refreshToken, table: "sessions", column: "refresh_token_hash" });
    return { account: { accountId: id, role, sessionId, company }, cookie: `${name}=${refreshToken}` };
  };
  const companyId = recruiter.id;
  const membership = (id: string, role: CompanyRole): Membership => ({
    id,
    role,
    isVerified: false,
    missingFactor: null,
  });
  const invited = await prisma.account.findUniqueOrThrow({ where: { id: otherRecruiter.id } });
  const invitationToken = randomToken();
  tokens.push({ token: invitationToken, table: "company_invitations", column: "token_hash" });
  const invitation = await prisma.companyInvitation.create({
    data: {
      ...{ companyId, email: invited.email, role: "VIEWER", invitedById: companyId },
      tokenHash: tokenHash(invitationToken),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const colleague = await db.build.member({ companyId, role: "INTERVIEWER" });
  const member = async (role: CompanyRole): Promise<Person> => {
    const { accountId } = await db.build.member({ companyId, role });
    if (role === "INTERVIEWER") await prisma.jobInterviewer.create({ data: { accountId, companyId, jobId: job.id } });
    return signedIn({ id: accountId }, "RECRUITER", membership(companyId, role));
  };
  const people: Record<Who, Person> = {
    "signed out": { account: null, cookie: "" },
    seeker: await signedIn(seeker, "SEEKER"),
    "other seeker": await signedIn(other, "SEEKER"),
    "connected seeker": await signedIn(connected, "SEEKER"),
    owner: await signedIn(recruiter, "RECRUITER", membership(companyId, "OWNER")),
    "company recruiter": await member("RECRUITER"),
    interviewer: await member("INTERVIEWER"),
    viewer: await member("VIEWER"),
    "other recruiter": await signedIn(otherRecruiter, "RECRUITER", membership(otherRecruiter.id, "OWNER")),
  };
  const app = await db.build.app({ accountId: seeker.id, scopes: ["jobs:read"] });
  const companyApp = await db.build.app({ accountId: companyId, companyId, scopes: ["jobs:read"] });
  const endpoint = await prisma.webhookEndpoint.create({
    data: { appId: companyApp.appId, accountId: recruiter.id, url: "https://example.com/hooks", kinds: ["job.closed"] },
  });
  const delivery = await prisma.webhookDelivery.create({
    data: { endpointId: endpoint.id, eventId: "test", kind: "test", body: "{}", deliveredAt: new Date() },
  });
  const { sessionId } = await openSession(db, { id: seeker.id, role: "SEEKER" });
  const scene = {
    people,
    /** The session of another device of the seeker. */
    seekerSessionId: sessionId,
    companyAppId: companyApp.appId,
    endpointId: endpoint.id,
    deliveryId: delivery.id,
    seekerAppId: app.appId,
    seekerKeyId: app.keyId,
    seekerId: seeker.id,
    resumeId: resume.id,
    seekerEmail: email,
    connectedId: connected.id,
    companyId,
    companySlug: recruiter.slug,
    invitationId: invitation.id,
    invitationToken,
    colleagueId: colleague.accountId,
    jobId: job.id,
    jobAlertId: jobAlert.id,
    jobInvitationId: jobInvitation.id,
    openJobId: openJob.id,
    applicationId: application.id,
    stageId: stages[1]?.id ?? "",
    noteId: note.id,
    templateId: template.id,
    conversationId: conversation.id,
    talkId: talk.id,
    interviewId: interview.id,
    offerId: offer.id,
    messageId: message.id,
    assistantConversationId: assistant.id,
    files,
  };
  return { scene, tokens };
}
