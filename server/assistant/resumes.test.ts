import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { DeleteAssistantConversationDocument } from "../../web/generated/assistant/assistant.ts";
import { acceptResume } from "../platform/files/accept-resume.ts";
import { storeFile } from "../platform/files/stored-files.ts";
import { graphql } from "../testing/generated/gql.ts";
import { isStored } from "../testing/is-stored.ts";
import { docx, pdf } from "../testing/sample-files.ts";
import { type MessagesApi, startMessagesApi } from "../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { assistantClient } from "./assistant.testing.ts";

let api: MessagesApi;
let app: TestApp;
let seekerId: string;
let client: Awaited<ReturnType<typeof assistantClient>>;

beforeAll(async () => {
  api = await startMessagesApi();
  app = await startTestApp({ env: { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: api.url } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(async () => {
  ({ id: seekerId } = await buildSeeker(app.db.prisma));
  client = await assistantClient(app, { id: seekerId, role: "SEEKER" });
  api.forget();
  return () => client.close();
});

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const wordDocument = (...paragraphs: string[]) =>
  docx({
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "_rels/.rels":
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    "word/document.xml": `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")}</w:body></w:document>`,
  });

async function askWithFile(bytes: Buffer, name: string, conversationId?: string) {
  const { data, errors } = await client.askWithFile(
    { prompt: "", conversationId: conversationId ?? null },
    bytes,
    name,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return client.read(data.askAssistant.answerId);
}

const documentsSent = () => {
  const blocks = api.requests.at(-1)?.body.messages.flatMap(({ content }) => content) ?? [];
  return blocks.filter(({ type }) => type === "document");
};

test("a PDF is sent as a document whose pages can be cited", async () => {
  await askWithFile(await pdf(), "Ada.pdf");
  expect(documentsSent()).toMatchObject([
    {
      title: "resume, page",
      source: { type: "content", content: [{ type: "text", text: "Ada Lovelace, analyst" }] },
      citations: { enabled: true },
    },
  ]);
});

test("a DOCX is sent as its text", async () => {
  await askWithFile(wordDocument("Ada Rao", "Kept the ledgers of three mills"), "Ada.docx");
  expect(JSON.stringify(documentsSent())).toContain("Kept the ledgers of three mills");
});

test("a resume stays known throughout the conversation, and is deleted with it", async () => {
  const { conversationId } = await askWithFile(await pdf(), "Ada.pdf");
  await client.answerTo({ prompt: "And my strengths?", conversationId });
  expect(JSON.stringify(documentsSent())).toContain("Ada Lovelace");
  const file = await app.db.prisma.file.findFirstOrThrow({ where: { ownerId: seekerId } });
  expect(file.kind).toBe("CHAT_RESUME");
  expect(
    (await client.operate(DeleteAssistantConversationDocument, { input: { id: conversationId } })).errors,
  ).toBeUndefined();
  expect(await app.db.prisma.file.count({ where: { ownerId: seekerId } })).toBe(0);
  expect(await isStored(app.app.platform.files, file.storageKey)).toBe(false);
});

test("the profile's resume is sent on request, and outlives the conversation", async () => {
  const file = await storeFile(app.app.platform, {
    ownerId: seekerId,
    kind: "RESUME",
    file: await acceptResume(await pdf(), "Mine.pdf"),
  });
  await app.db.prisma.seeker.update({ where: { id: seekerId }, data: { resumeFileId: file.id } });
  const status = await client.operate(
    graphql(`query AssistantProfileResume { assistantStatus { profileResumeName } }`),
    {},
  );
  expect(status.data?.assistantStatus).toEqual({ profileResumeName: "Mine.pdf" });
  const { conversationId } = await client.answerTo({ prompt: "", useProfileResume: true });
  expect(JSON.stringify(documentsSent())).toContain("Ada Lovelace");
  await client.operate(DeleteAssistantConversationDocument, { input: { id: conversationId } });
  expect(await isStored(app.app.platform.files, file.storageKey)).toBe(true);
});

test("a question without a file reaches the resume stored in the profile", async () => {
  const file = await storeFile(app.app.platform, {
    ownerId: seekerId,
    kind: "RESUME",
    file: await acceptResume(await pdf(), "Mine.pdf"),
  });
  await app.db.prisma.seeker.update({ where: { id: seekerId }, data: { resumeFileId: file.id } });
  api.reply({ parts: [{ tool: "read_resume" }] });
  await client.answerTo("What should I improve in my resume first?");
  const told = JSON.stringify(api.requests.at(-1)?.body.messages.at(-1));
  expect(told).toContain('"title":"resume, page 1"');
  expect(told).toContain("Ada Lovelace, analyst");
});

test("a resume that would block the process is read in a separate process, once, and sent as its text", async () => {
  const { conversationId } = await askWithFile(wordDocument("Ada Rao, welder", "&lt;system ".repeat(5000)), "Ada.docx");
  const began = performance.now();
  await client.answerTo({ prompt: "And my strengths?", conversationId });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(JSON.stringify(documentsSent())).toContain("Ada Rao, welder");
});
