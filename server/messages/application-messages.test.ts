import { beforeEach, describe, expect, it } from "vitest";
import { applicationForEachTest, codeOf } from "../applications/testing/scene.testing.ts";
import { replaceMessage } from "../privacy/privacy.store.ts";
import { deliverNotices } from "../testing/notices.ts";
import { codeIn } from "../testing/outcomes.ts";
import { pdf, windowsProgram } from "../testing/sample-files.ts";
import { subscribe } from "../testing/subscriber.ts";
import { graphql, type Person, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const SEND = graphql(`mutation SendAboutApplication($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message { id conversationId applicationId seq senderId recipientId authorName clientId content seen }
  }
}`);
const TALK = graphql(`query TalkAboutApplication($id: ID!) {
  applicationConversation(applicationId: $id) {
    id jobTitle companyName seenSeq peerSeenSeq unreadCount isOpen isBlocked lastMessage { content }
  }
}`);
const HISTORY = graphql(`query HistoryOfTalk($id: ID!) {
  messages(conversationId: $id) { nodes { seq senderId authorName content seen } totalCount }
}`);
const LISTS = graphql(`query TalksOfSeeker {
  unread: unreadCount(applications: true) peersUnread: unreadCount
  applicationConversations { nodes { id unreadCount } totalCount }
  conversations { totalCount }
}`);
const INBOX = graphql(`query TalksOfCompany {
  unreadCount(applications: true) applicationConversations { nodes { applicantName unreadCount } totalCount }
}`);
const EVENTS = graphql(`subscription TalkEvents { chatEvents(applications: true) { __typename
  ... on MessageAdded { message { seq content applicationId authorName } }
  ... on MessagesSeen { applicationId seekerId seenSeq }
  ... on TypingChanged { applicationId seekerId isTyping } } }`);
const OWN = graphql(`query HistoryWithTalk($jobId: ID!) {
  ownApplication(jobId: $jobId) { answerDueOn events { kind stage } }
}`);

const app = testApp();
const scene = applicationForEachTest(app, { answerWithinDays: 5 });
let priya: Person;
beforeEach(async () => {
  const { accountId } = await app.build.member({ companyId: scene.company.id, role: "RECRUITER" });
  await app.db.prisma.account.update({ where: { id: accountId }, data: { displayName: "Priya Rao" } });
  priya = await app.signedInAs(accountId);
});
const send = (as: Person, content: string, clientId: string = crypto.randomUUID()) =>
  app.execute(SEND, { input: { applicationId: scene.applicationId, clientId, content } }, as);
async function sent(as: Person, content: string, clientId?: string) {
  const answer = await send(as, content, clientId);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.sendMessage.message;
}
const talk = async (as: Person) => (await app.expectOk(TALK, { id: scene.applicationId }, as)).applicationConversation;
const see = (conversationId: string, seq: number, as: Person) =>
  app.outcomeOf("markApplicationMessagesSeen", { input: { conversationId, seq } }, as);
const type = (as: Person, to: object = { applicationId: scene.applicationId }) =>
  app.outcomeOf("setTyping", { input: { ...to, isTyping: true } }, as);
const block = (as: Person, blocked = true) =>
  app.outcomeOf("blockApplicationMessages", { input: { applicationId: scene.applicationId, blocked } }, as);
const refusal = async (answer: ReturnType<typeof send>) => (await answer).errors?.[0];
/** Decides on the application, so many days ago. */
async function decidedAgo(days: number) {
  const { applicationId, company } = scene;
  await app.db.prisma.application.update({ where: { id: applicationId }, data: { status: "ACCEPTED" } });
  const createdAt = new Date(Date.now() - days * 86_400_000);
  const event = { applicationId, kind: "ACCEPTED" as const, actorId: company.id, createdAt };
  await app.db.prisma.applicationEvent.create({ data: event });
}

describe("a PDF in the conversation of an application", () => {
  const ATTACH = graphql(`mutation AttachToTalk($file: Upload!, $id: ID!) {
    uploadMessageFile(applicationId: $id, file: $file) { fileId fileName }
  }`);
  const FILES = graphql(`query FilesOfTalk($id: ID!) { messages(conversationId: $id) { nodes { fileName fileUrl } } }`);
  const attach = (as: Person, bytes: Buffer, name = "task.pdf") =>
    upload(app, ATTACH, { bytes, name }, as, { id: scene.applicationId });
  const attached = async (as: Person, name?: string) =>
    (await attach(as, await pdf(), name)).data?.uploadMessageFile.fileId ?? "";
  const sendFile = (as: Person, fileId: string, input: object = { applicationId: scene.applicationId }) =>
    app.execute(SEND, { input: { clientId: crypto.randomUUID(), content: "Here", ...input, fileId } }, as);
  const filesFor = async (as: Person) => {
    const { messages } = await app.expectOk(FILES, { id: (await talk(as))?.id ?? "" }, as);
    return messages.nodes;
  };
  const open = async (url: string, { cookie }: Person) => (await fetch(app.url + url, { headers: { cookie } })).status;

  it("is sent once, by who uploaded it, and opened by both sides alone", async () => {
    const { seeker, company } = scene;
    expect(await codeOf(attach(seeker, await pdf()))).toBe("CONFLICT");
    expect(await codeOf(attach(priya, windowsProgram()))).toBe("UNSUPPORTED_FILE");
    const fileId = await attached(priya);
    expect(await codeOf(sendFile(company, fileId))).toBe("BAD_USER_INPUT");
    // Again with the same id, as after a lost response.
    const input = { applicationId: scene.applicationId, clientId: crypto.randomUUID() };
    for (const _attempt of [1, 2])
      expect(await codeOf(sendFile(priya, fileId, { ...input, content: " " }))).toBeUndefined();
    expect((await talk(seeker))?.lastMessage?.content).toBe("Sent a PDF.");
    for (const id of [fileId, crypto.randomUUID(), "1"])
      expect(await codeOf(sendFile(priya, id))).toBe("BAD_USER_INPUT");
    expect(await codeOf(sendFile(seeker, fileId, { recipientId: company.id }))).toBe("BAD_USER_INPUT");
    const [file] = await filesFor(seeker);
    expect(file?.fileName).toBe("task.pdf");
    const stranger = await app.signedInRecruiter();
    const readers = [seeker, priya, company, stranger, await app.signedInSeeker()];
    const opened = readers.map((reader) => open(file?.fileUrl ?? "", reader));
    expect(await Promise.all(opened)).toEqual([200, 200, 200, 404, 403]);
    expect(await block(seeker)).toBe("yes");
    expect(await codeOf(attach(priya, await pdf()))).toBe("CONFLICT");
    // It is the applicant's: it outlives the member who sent it, and a withdrawal.
    await app.db.prisma.account.delete({ where: { id: priya.id } });
    await app.db.prisma.application.update({ where: { id: scene.applicationId }, data: { status: "WITHDRAWN" } });
    const stillOpen = [seeker, company].map((reader) => open(file?.fileUrl ?? "", reader));
    expect(await Promise.all(stillOpen)).toEqual([200, 404]);
  });

  it("from an applicant whom anonymous review hides cannot be opened or identified, while their company's can", async () => {
    const { seeker, company, jobId } = scene;
    await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
    await sendFile(company, await attached(company));
    const [before] = await filesFor(seeker);
    await sendFile(seeker, await attached(seeker, "Asha Menon.pdf"));
    const url = (await filesFor(seeker))[1]?.fileUrl ?? "";
    expect(await filesFor(company)).toEqual([before, { fileName: "PDF", fileUrl: null }]);
    expect([await open(before?.fileUrl ?? "", company), await open(url, company)]).toEqual([200, 404]);
    await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: false } });
    expect([(await filesFor(company))[1]?.fileName, await open(url, company)]).toEqual(["Asha Menon.pdf", 200]);
  });

  it("is deleted with a message that operators take down", async () => {
    const fileId = await attached(priya);
    await sendFile(priya, fileId);
    const { id } = await app.db.prisma.message.findFirstOrThrow({ where: { fileId } });
    const [file] = await filesFor(scene.seeker);
    await app.db.transaction((tx) => replaceMessage(tx, id, "Taken down."));
    expect(await filesFor(scene.seeker)).toEqual([{ fileName: null, fileUrl: null }]);
    expect(await open(file?.fileUrl ?? "", scene.seeker)).toBe(404);
  });
});

describe("the conversation of an application", () => {
  it("is opened by the company, and is numbered without gaps for both sides", async () => {
    const { seeker, company, applicationId } = scene;
    expect(await talk(seeker)).toBeNull();
    expect(await refusal(send(seeker, "Hello?"))).toMatchObject({
      message: "Acme can start this conversation. You can reply after its first message.",
      extensions: { code: "CONFLICT" },
    });

    expect(await sent(priya, "Hello {name}, about {job} at {company}")).toMatchObject({
      ...{ seq: 1, applicationId, senderId: company.id, recipientId: seeker.id, authorName: "Priya Rao" },
      ...{ content: "Hello Asha, about Engineer at Acme", seen: false },
    });
    const texts = Array.from({ length: 6 }, (_, index) => sent(index % 2 ? seeker : company, `At once ${index}`));
    expect((await Promise.all(texts)).map(({ seq }) => seq).sort()).toEqual([2, 3, 4, 5, 6, 7]);

    const id = (await talk(seeker))?.id ?? "";
    const { messages } = await app.expectOk(HISTORY, { id }, seeker);
    expect(messages.nodes).toHaveLength(7);
    expect(messages.nodes[0]).toMatchObject({ seq: 1, senderId: company.id, authorName: "Priya Rao" });
    // An applicant does not see the address of a member without a name; colleagues do.
    const ofOwner = ({ content, senderId }: { content: string; senderId: string }) =>
      senderId === company.id && content.startsWith("At once");
    expect(messages.nodes.find(ofOwner)).toMatchObject({ authorName: null });
    const forCompany = await app.expectOk(HISTORY, { id }, priya);
    expect(forCompany.messages.nodes.find(ofOwner)).toMatchObject({ authorName: expect.stringContaining("@") });
  });

  it("stores a message once per client id, on either side", async () => {
    const { seeker } = scene;
    for (const writer of [priya, seeker]) {
      const clientId = crypto.randomUUID();
      const twice = await Promise.all([sent(writer, "Once", clientId), sent(writer, "Once", clientId)]);
      expect(twice[0]).toEqual(twice[1]);
      const other = applicationOf(await app.signedInSeeker());
      const input = { applicationId: await other, clientId, content: "Elsewhere" };
      if (writer === priya) expect(await codeOf(app.execute(SEND, { input }, writer))).toBe("CONFLICT");
    }
  });
  const applicationOf = async ({ id: seekerId }: Person) =>
    (await app.db.prisma.application.create({ data: { jobId: scene.jobId, seekerId } })).id;

  it("is read and written by those who see the application now, and by no one else", async () => {
    const { seeker, company, jobId, applicationId } = scene;
    await sent(priya, "Hello");
    const conversationId = (await talk(seeker))?.id ?? "";
    const other = await app.signedInRecruiter();
    const stranger = await app.signedInSeeker();
    const viewer = await app.signedInMember({ companyId: company.id, role: "VIEWER" });
    const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
    const everything = async (as: Person) =>
      Promise.all([
        send(as, "Hm").then(codeIn),
        app.outcomeOf(TALK, { id: applicationId }, as),
        app.outcomeOf(HISTORY, { id: conversationId }, as),
        see(conversationId, 1, as),
        type(as),
        block(as),
      ]);
    const nothing = Array(5).fill("NOT_FOUND");
    expect(await everything(other)).toEqual([...nothing, "FORBIDDEN"]);
    expect(await everything(stranger)).toEqual([...nothing, "NOT_FOUND"]);
    expect(await everything(interviewer)).toEqual([...nothing, "FORBIDDEN"]);
    expect(await everything(viewer)).toEqual(["FORBIDDEN", "yes", "yes", "FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
    await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId: company.id, jobId } });
    expect(await everything(interviewer)).toEqual([...Array(5).fill("yes"), "FORBIDDEN"]);

    await app.db.prisma.companyMember.deleteMany({ where: { accountId: priya.id } });
    expect(await codeOf(send(priya, "Am I still here?"))).toBe("FORBIDDEN");
    await app.db.prisma.account.delete({ where: { id: priya.id } });
    const { messages } = await app.expectOk(HISTORY, { id: conversationId }, seeker);
    expect(messages.nodes[0]).toMatchObject({ content: "Hello", authorName: null, senderId: company.id });
  });

  it("is listed, with what the company has not read, for the members who see the application", async () => {
    const { seeker, company, jobId, applicationId } = scene;
    const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
    const viewer = await app.signedInMember({ companyId: company.id, role: "VIEWER" });
    const inbox = async (as: Person) => {
      const { unreadCount, applicationConversations: list } = await app.expectOk(INBOX, {}, as);
      return [unreadCount, list.totalCount, ...list.nodes.map((node) => `${node.applicantName}: ${node.unreadCount}`)];
    };
    await sent(priya, "Hello");
    for (const text of ["Shall I bring my laptop?", "And a pen?"]) await sent(seeker, text);
    for (const member of [priya, company, viewer]) expect(await inbox(member)).toEqual([2, 1, "Asha: 2"]);
    for (const other of [interviewer, await app.signedInRecruiter()]) expect(await inbox(other)).toEqual([0, 0]);
    await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId: company.id, jobId } });
    expect(await inbox(interviewer)).toEqual([2, 1, "Asha: 2"]);
    expect(await inbox(seeker)).toEqual([1, 1, "Asha: 1"]);

    await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
    expect(await inbox(priya)).toEqual([2, 1, `Applicant ${applicationId.slice(-6).toUpperCase()}: 2`]);
    expect(await inbox(seeker)).toEqual([1, 1, "Asha: 1"]);
    expect(await see((await talk(priya))?.id ?? "", 3, priya)).toBe("yes");
    expect((await inbox(viewer))[0]).toBe(0);
    await app.db.prisma.application.update({ where: { id: applicationId }, data: { status: "WITHDRAWN" } });
    expect(await inbox(priya)).toEqual([0, 0]);
  });

  it("is not in the lists and events of chats with connected people", async () => {
    const { seeker } = scene;
    await sent(priya, "Hello");
    const lists = await app.expectOk(LISTS, {}, seeker);
    expect(lists).toMatchObject({
      ...{ unread: 1, peersUnread: 0, conversations: { totalCount: 0 } },
      applicationConversations: { totalCount: 1, nodes: [{ unreadCount: 1 }] },
    });
    const conversationId = lists.applicationConversations.nodes[0]?.id ?? "";
    expect(await see(conversationId, 99, seeker)).toBe("yes");
    expect(await talk(seeker)).toMatchObject({ seenSeq: 1, unreadCount: 0 });
    expect(await talk(priya)).toMatchObject({ peerSeenSeq: 1, seenSeq: 0, unreadCount: 0 });
    expect(await app.expectOk(LISTS, {}, seeker)).toMatchObject({ unread: 0 });
  });

  it("closes 90 days after the decision, and the company reopens it by writing", async () => {
    const { seeker } = scene;
    await sent(priya, "Hello");
    expect(await talk(seeker)).toMatchObject({ isOpen: true });
    await decidedAgo(91);
    expect(await talk(seeker)).toMatchObject({ isOpen: false });
    expect(await refusal(send(seeker, "Hello?"))).toMatchObject({
      message: "This conversation is closed. Acme can reopen it by writing to you.",
    });
    await sent(priya, "One more thing");
    expect(await talk(seeker)).toMatchObject({ isOpen: true });
    await sent(seeker, "Yes?");
  });

  it("is open on the 90th day after the decision, and closes 90 days after there was no response", async () => {
    const { seeker, applicationId } = scene;
    await sent(priya, "Hello");
    await decidedAgo(89);
    await sent(seeker, "When do I start?");
    const unansweredAt = new Date(Date.now() - 91 * 86_400_000);
    const data = { status: "APPLIED" as const, unansweredAt };
    await app.db.prisma.application.update({ where: { id: applicationId }, data });
    expect(await talk(seeker)).toMatchObject({ isOpen: false });
  });

  it("closes when the application is withdrawn, and stays readable for the applicant", async () => {
    const { seeker, applicationId } = scene;
    await sent(priya, "Hello");
    await app.db.prisma.application.update({ where: { id: applicationId }, data: { status: "WITHDRAWN" } });
    expect(await codeOf(send(priya, "Why?"))).toBe("NOT_FOUND");
    expect(await codeOf(send(seeker, "Sorry"))).toBe("CONFLICT");
    expect(await talk(seeker)).toMatchObject({ isOpen: false, lastMessage: { content: "Hello" } });
  });

  it("ends the company's messages when the applicant blocks or reports one, which operators read", async () => {
    const { seeker } = scene;
    const clientId = crypto.randomUUID();
    const { id } = await sent(priya, "Send me money", clientId);
    expect(await block(seeker)).toBe("yes");
    expect(await talk(seeker)).toMatchObject({ isBlocked: true, isOpen: false });
    expect(await refusal(send(priya, "Hello?"))).toMatchObject({
      message: "This applicant has blocked messages about this application.",
    });
    expect(await codeOf(send(seeker, "Hello"))).toBe("CONFLICT");
    // A repeated request is answered as before.
    expect(await sent(priya, "Send me money", clientId)).toMatchObject({ id });
    expect(await block(seeker, false)).toBe("yes");
    await sent(priya, "Sorry");

    const report = (as: Person) => app.outcomeOf("report", { input: { kind: "MESSAGE", id, reason: "FRAUD" } }, as);
    const outcomes = [await report(priya), await report(await app.signedInSeeker()), await report(seeker)];
    expect(outcomes).toEqual(["BAD_USER_INPUT", "NOT_FOUND", "yes"]);
    expect(await app.db.prisma.report.findFirst({ where: { targetId: id } })).toMatchObject({
      evidence: "Acme\n\nSend me money",
    });
    expect(await talk(seeker)).toMatchObject({ isBlocked: true });
  });

  it("is an interim answer once, and only of the company", async () => {
    const { seeker, jobId, applicationId } = scene;
    await app.db.prisma.application.update({
      where: { id: applicationId },
      data: { answerDueOn: new Date("2020-01-01") },
    });
    for (const text of ["First", "Second"]) await sent(priya, text);
    await sent(seeker, "Third");
    const { ownApplication } = await app.expectOk(OWN, { jobId }, seeker);
    const interim = ownApplication?.events.filter(({ kind }) => kind === "INTERIM_ANSWER");
    expect(interim).toEqual([{ kind: "INTERIM_ANSWER", stage: null }]);
    expect(Date.parse(ownApplication?.answerDueOn ?? "")).toBeGreaterThan(Date.now());
  });

  it("refuses unknown placeholders, and the name of a hidden applicant", async () => {
    const placeholder = await refusal(send(priya, "Hello {nmae}"));
    expect(placeholder?.extensions.fields).toEqual({
      content: "Only {name}, {job} and {company} can stand in braces.",
    });
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    expect((await refusal(send(priya, "Hello {name}")))?.extensions.fields).toHaveProperty("content");
    expect(await sent(priya, "Hello, about {job}")).toMatchObject({
      ...{ content: "Hello, about Engineer", recipientId: scene.applicationId },
    });
    // What applicants write is theirs, braces included.
    await sent(scene.seeker, "A {curly} answer");
  });

  it("shows the company nothing that identifies an applicant whom blind mode hides", async () => {
    const { seeker, jobId } = scene;
    await sent(priya, "Hello");
    await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
    const own = await sent(seeker, "I am Asha, write to asha@example.com or +91 98765 43210");
    expect(own.content).toContain("Asha");
    const shown = "I am [hidden], write to [hidden] or [hidden]";
    const conversation = await talk(priya);
    expect(conversation?.lastMessage.content).toBe(shown);
    const { messages } = await app.expectOk(HISTORY, { id: conversation?.id ?? "" }, priya);
    expect(messages.nodes.map(({ content }) => content)).toEqual(["Hello", shown]);
  });

  it("refuses what is too long once filled in, and anything but one addressee", async () => {
    const { seeker, applicationId } = scene;
    const long = await refusal(send(priya, `${"{company}".repeat(440)} ${"x".repeat(30)}`));
    expect(long).toBeUndefined();
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { title: "Engineer of bridges and tunnels" } });
    expect((await refusal(send(priya, "{job} ".repeat(400))))?.extensions.fields).toHaveProperty("content");
    for (const addressee of [{}, { applicationId, recipientId: seeker.id }]) {
      const input = { ...addressee, clientId: crypto.randomUUID(), content: "Hello" };
      expect(await codeOf(app.execute(SEND, { input }, priya))).toBe("BAD_USER_INPUT");
      expect(await type(seeker, addressee)).toBe("BAD_USER_INPUT");
    }
  });

  it("notifies the other side of what it has not seen, once until it reads", async () => {
    const { seeker, company } = scene;
    const notices = async (to: Person) =>
      (await app.db.prisma.notice.findMany({ where: { accountId: to.id, kind: { contains: "MESSAGES" } } })).map(
        ({ title }) => title,
      );
    for (const text of ["One", "Two"]) await sent(priya, text);
    await deliverNotices(app);
    expect(await notices(seeker)).toEqual(["Acme wrote to you"]);
    const conversationId = (await talk(seeker))?.id ?? "";
    await see(conversationId, 2, seeker);
    await sent(seeker, "Three");
    await deliverNotices(app);
    // The owner, who is responsible for the job, and the recruiter, who wrote.
    for (const member of [company, priya])
      expect(await notices(member)).toEqual(["An applicant for Engineer wrote to you"]);
    await sent(priya, "Four");
    await see(conversationId, 4, seeker);
    await deliverNotices(app);
    expect(await notices(seeker)).toEqual(["Acme wrote to you"]);
  });
});

async function listening(as: Person) {
  const stream = subscribe(app.url, EVENTS, as);
  expect((await stream.next()).chatEvents.__typename).toBe("CatchUp");
  return async () => (await stream.next()).chatEvents;
}

it("events of the conversation reach both sides, and no member who does not see the application", async () => {
  const { seeker, company, applicationId } = scene;
  const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
  const [ofSeeker, ofOwner] = [await listening(seeker), await listening(company)];
  const ofInterviewer = await listening(interviewer);
  await sent(priya, "Hello");
  const added = { __typename: "MessageAdded", message: { seq: 1, content: "Hello", applicationId } };
  for (const next of [ofSeeker, ofOwner]) expect(await next()).toMatchObject(added);
  await type(seeker);
  const typing = { __typename: "TypingChanged", applicationId, isTyping: true };
  expect(await ofOwner()).toEqual({ ...typing, seekerId: seeker.id });
  await type(priya);
  expect(await ofSeeker()).toEqual({ ...typing, seekerId: company.id });
  const conversationId = (await talk(seeker))?.id ?? "";
  await see(conversationId, 1, seeker);
  for (const next of [ofSeeker, ofOwner]) {
    expect(await next()).toMatchObject({ __typename: "MessagesSeen", applicationId, seekerId: seeker.id });
  }
  // Its first event is of the job that it is assigned to.
  const { id: jobId } = await app.build.job({ companyId: company.id });
  const assigned = { accountId: interviewer.id, companyId: company.id, jobId };
  await app.db.prisma.jobInterviewer.create({ data: assigned });
  const application = await app.build.application({ jobId });
  const input = { applicationId: application.id, clientId: crypto.randomUUID(), content: "For your eyes" };
  await app.expectOk(SEND, { input }, company);
  expect(await ofInterviewer()).toMatchObject({ message: { content: "For your eyes" } });
});
