import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { UploadResumeDocument } from "../../../web/generated/seekers/profile.ts";
import { listen } from "../../testing/listen.ts";
import { codeIn } from "../../testing/outcomes.ts";
import { pdf } from "../../testing/sample-files.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/upload.ts";

const HARMFUL = "what a scanner knows";

/** Decodes what clamd was sent; null while incomplete. */
function streamed(sent: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Implements clamd's protocol. */
const scanner = createServer((socket) => {
  let sent = Buffer.alloc(0);
  socket.on("data", (data: Buffer) => {
    sent = Buffer.concat([sent, data]);
    const file = streamed(sent);
    if (!file) return;
    const verdict = answer ?? (file.includes(HARMFUL) ? "stream: Test.Virus-1 FOUND\0" : "stream: OK\0");
    socket.end(verdict);
  });
  socket.on("error", () => {});
});
let answer: string | null = null;
let app: TestApp;
let seeker: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { FILE_SCANNER: `tcp://127.0.0.1:${await listen(scanner)}` } });
});
afterAll(async () => {
  await app.close();
  scanner.close();
});
beforeEach(async () => {
  answer = null;
  seeker = await app.signedInSeeker();
});

const send = async (bytes: Buffer) =>
  codeIn(await upload(app, UploadResumeDocument, { bytes, name: "cv.pdf" }, seeker));
const kept = () => app.db.prisma.file.count({ where: { ownerId: seeker.id } });

test("a clean file is stored, however large", async () => {
  expect(await send(Buffer.concat([await pdf(), Buffer.alloc(4_000_000)]))).toBe("yes");
  expect(await kept()).toBe(1);
});

test("a harmful one is rejected, and nothing of it is stored", async () => {
  expect(await send(await pdf({ script: HARMFUL }))).toBe("UNSUPPORTED_FILE");
  expect(await kept()).toBe(0);
});

test("while the scanner fails or is unavailable, nothing is stored", async () => {
  answer = "INSTREAM size limit exceeded. ERROR\0";
  expect(await send(await pdf())).toBe("UNAVAILABLE");
  scanner.close();
  expect(await send(await pdf())).toBe("UNAVAILABLE");
  expect(await kept()).toBe(0);
});
