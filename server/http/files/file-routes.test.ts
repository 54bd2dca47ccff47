import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { File, FileKind } from "../../generated/prisma/client.ts";
import type { Actor } from "../../platform/actor.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { fileUrl } from "../../platform/files/file-url.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { storeFile } from "../../platform/files/stored-files.ts";
import { createLogger } from "../../platform/logging/log.ts";
import { forTheFile } from "../../testing/for-the-file.ts";
import { actorOf } from "../../testing/people.ts";
import { pdf } from "../../testing/sample-files.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { errorRoutes } from "../errors/error-handler.ts";
import { filesRoutes } from "./file-routes.ts";

const db = testDatabase();
let files: FileStore;
let server: FastifyInstance;
let origin: string;
/** The accounts that send the requests. */
let actors: Actor[] = [];
const owner = forTheFile(async () => actorOf(await db.build.seeker(), "SEEKER"));
const peer = forTheFile(async () => actorOf(await db.build.seeker(), "SEEKER"));
const recruiter = forTheFile(async () => actorOf(await db.build.recruiter(), "RECRUITER"));

beforeAll(async () => {
  files = await openFileStore({ dataDir: temporaryFolder(), filesUrl: undefined });
  server = Fastify();
  errorRoutes(server, createLogger("silent"));
  await server.register(filesRoutes, {
    db,
    files,
    holdsUnverified: false,
    actorsOf: async () => actors,
    beforeSent: async () => {},
    onOpened: async () => {},
  });
  origin = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

async function keep(kind: FileKind, mediaType: string, name: string): Promise<File> {
  const file = { bytes: await pdf({ script: "app.alert(1)" }), mediaType, name };
  const { id, ...row } = await storeFile({ db, files }, { ownerId: owner.accountId, kind, file });
  await pointAt(kind, id);
  return { id, ...row };
}

/** References a file from the record that files of its kind belong to. */
async function pointAt(kind: FileKind, id: string | null) {
  const { prisma } = db;
  const where = { id: owner.accountId };
  if (kind === "RESUME") await prisma.seeker.update({ where, data: { resumeFileId: id } });
  else if (kind === "PHOTO") await prisma.seeker.update({ where, data: { photoFileId: id } });
  else if (kind === "LOGO")
    await prisma.company.update({ where: { id: recruiter.accountId }, data: { logoFileId: id } });
  else {
    const { id: conversationId } = await prisma.assistantConversation.create({
      data: { seekerId: owner.accountId, title: "Mine" },
    });
    await prisma.assistantMessage.create({
      data: { conversationId, seq: 1, author: "SEEKER", text: "Look", fileId: id },
    });
  }
}

async function get(file: Pick<File, "storageKey" | "name">, as: Actor[], headers: Record<string, string> = {}) {
  actors = as;
  return fetch(origin + fileUrl(file.storageKey, file.name), { headers });
}

describe("access to a file", () => {
  test("a resume that was sent stays accessible to its recipient, and to nobody else once the profile has another", async () => {
    const [job, other] = await Promise.all([db.build.job({ companyId: recruiter.accountId }), db.build.recruiter()]);
    const sent = await keep("RESUME", "application/pdf", "sent.pdf");
    await db.build.application({ seekerId: owner.accountId, jobId: job.id, resumeFileId: sent.id });
    await keep("RESUME", "application/pdf", "newer.pdf");
    expect((await get(sent, [recruiter])).status).toBe(200);
    expect((await get(sent, [peer, recruiter])).status).toBe(200);
    const stranger = actorOf(other, "RECRUITER");
    expect((await get(sent, [stranger])).status).toBe(404);
  });

  test.each<FileKind>(["RESUME", "PHOTO", "LOGO"])(
    "a %s that was removed or replaced is gone immediately, for everybody",
    async (kind) => {
      const removed = await keep(kind, "application/pdf", "cv.pdf");
      await pointAt(kind, null);
      for (const as of [[owner], [recruiter]]) expect((await get(removed, as)).status).toBe(404);
      const replaced = await keep(kind, "application/pdf", "cv.pdf");
      const current = await keep(kind, "application/pdf", "cv.pdf");
      expect([(await get(replaced, [owner])).status, (await get(current, [owner])).status]).toEqual([404, 200]);
    },
  );

  test.each(["suspended", "not verified"])(
    "a company does not open the resume of a person who is %s",
    async (state) => {
      const resume = await keep("RESUME", "application/pdf", "cv.pdf");
      const stranger = [actorOf(await db.build.recruiter(), "RECRUITER")];
      expect((await get(resume, stranger)).status).toBe(200);
      const where = { id: owner.accountId };
      const change = (isChanged: boolean) =>
        state === "suspended"
          ? db.prisma.account.update({ where, data: { suspendedAt: isChanged ? new Date() : null } })
          : db.prisma.account.update({ where, data: { emailVerifiedAt: isChanged ? null : new Date() } });
      await change(true);
      expect((await get(resume, stranger)).status).toBe(404);
      await change(false);
    },
  );

  test("an invalid link is not found, for every caller", async () => {
    const file = await keep("RESUME", "application/pdf", "cv.pdf");
    for (const storageKey of ["0".repeat(48), "..%2f..%2fetc", file.storageKey.toUpperCase()]) {
      expect((await get({ storageKey, name: "cv.pdf" }, [recruiter])).status).toBe(404);
    }
    await files.remove(file.storageKey);
    expect((await get(file, [owner])).status).toBe(404);
  });
});

describe("how a file is served", () => {
  test("a resume cannot act on our origin whatever it contains, and is not cached", async () => {
    const response = await get(await keep("RESUME", "application/pdf", "cv.pdf"), [owner]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox/),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
      "content-disposition": `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
    });
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toContain("/JavaScript");
  });

  test("a picture is cacheable, embeddable on other hosts, and revalidated without its body", async () => {
    const file = await keep("LOGO", "image/png", "logo.png");
    const first = await get(file, []);
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await get(file, [], { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("a Word document is downloaded under its original name", async () => {
    const file = await keep("RESUME", "application/msword", `Zoë's "CV" 履歴書.doc`);
    const response = await get(file, [owner]);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Zoe_s _CV_ ___.doc"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22%20%E5%B1%A5%E6%AD%B4%E6%9B%B8.doc`,
    );
  });

  test("its size and type can be requested without its bytes", async () => {
    const file = await keep("PHOTO", "image/jpeg", "me.jpg");
    const response = await fetch(origin + fileUrl(file.storageKey, file.name), { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe(String(file.size));
    expect(response.headers.get("content-type")).toBe("image/jpeg");
  });
});
