import { expect, test } from "vitest";
import {
  AssistantStatusDocument,
  DeleteAssistantConversationDocument,
} from "../../web/generated/assistant/assistant.ts";
import { acceptResume } from "../platform/files/accept-resume.ts";
import { storeFile } from "../platform/files/stored-files.ts";
import { isStored } from "../testing/is-stored.ts";
import { docx, pdf } from "../testing/sample-files.ts";
import { AssistantScene } from "./assistant.testing.ts";

const scene = new AssistantScene();

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const wordDocument = (...paragraphs: string[]) =>
  docx({
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "_rels/.rels":
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    "word/document.xml": `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")}</w:body></w:document>`,
  });

async function profileResume() {
  const { seekerId: ownerId } = scene;
  const given = { ownerId, kind: "RESUME", file: await acceptResume(await pdf(), "Mine.pdf") } as const;
  const file = await storeFile(scene.app.app.platform, given);
  await scene.app.db.prisma.seeker.update({ where: { id: ownerId }, data: { resumeFileId: file.id } });
  return file;
}

const documentsSent = () => {
  const blocks = scene.api.requests.at(-1)?.body.messages.flatMap(({ content }) => content) ?? [];
  return blocks.filter(({ type }) => type === "document");
};

test("a PDF is sent as a document whose pages can be cited", async () => {
  await scene.client.answerAbout(await pdf(), "Ada.pdf");
  expect(documentsSent()).toMatchObject([
    {
      title: "resume, page",
      source: { type: "content", content: [{ type: "text", text: "Ada Lovelace, analyst" }] },
      citations: { enabled: true },
    },
  ]);
});

test("a DOCX is sent as its text", async () => {
  await scene.client.answerAbout(wordDocument("Ada Rao", "Kept the ledgers of three mills"), "Ada.docx");
  expect(JSON.stringify(documentsSent())).toContain("Kept the ledgers of three mills");
});

test("a resume stays known throughout the conversation, and is deleted with it", async () => {
  const { conversationId } = await scene.client.answerAbout(await pdf(), "Ada.pdf");
  await scene.client.answerTo({ prompt: "And my strengths?", conversationId });
  expect(JSON.stringify(documentsSent())).toContain("Ada Lovelace");
  const file = await scene.app.db.prisma.file.findFirstOrThrow({ where: { ownerId: scene.seekerId } });
  expect(file.kind).toBe("CHAT_RESUME");
  await scene.client.operate(DeleteAssistantConversationDocument, { input: { id: conversationId } });
  expect(await scene.app.db.prisma.file.count({ where: { ownerId: scene.seekerId } })).toBe(0);
  expect(await isStored(scene.app.app.platform.files, file.storageKey)).toBe(false);
});

test("the profile's resume is sent on request, and outlives the conversation", async () => {
  const file = await profileResume();
  const { data } = await scene.client.operate(AssistantStatusDocument, {});
  expect(data?.assistantStatus.profileResumeName).toBe("Mine.pdf");
  const { conversationId } = await scene.client.answerTo({ prompt: "", useProfileResume: true });
  expect(JSON.stringify(documentsSent())).toContain("Ada Lovelace");
  await scene.client.operate(DeleteAssistantConversationDocument, { input: { id: conversationId } });
  expect(await isStored(scene.app.app.platform.files, file.storageKey)).toBe(true);
});

test("a question without a file reaches the resume stored in the profile", async () => {
  await profileResume();
  scene.api.reply({ parts: [{ tool: "read_resume" }] });
  await scene.client.answerTo("What should I improve in my resume first?");
  const sent = JSON.stringify(scene.api.requests.at(-1)?.body.messages.at(-1));
  expect(sent).toContain('"title":"resume, page 1"');
  expect(sent).toContain("Ada Lovelace, analyst");
});

test("a resume that would block the process is read in a separate process, once, and sent as its text", async () => {
  const { conversationId } = await scene.client.answerAbout(
    wordDocument("Ada Rao, welder", "&lt;system ".repeat(5000)),
    "Ada.docx",
  );
  const began = performance.now();
  await scene.client.answerTo({ prompt: "And my strengths?", conversationId });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(JSON.stringify(documentsSent())).toContain("Ada Rao, welder");
});
