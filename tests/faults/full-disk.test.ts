import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { upload as uploadTo } from "../../server/testing/upload.ts";
import { UploadResumeDocument } from "../../web/generated/seekers/profile.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";
import { type SmallDisk, smallDisk } from "../support/small-disk.ts";

const db = testDatabase();
let server: OwnServer;
let disk: SmallDisk;
let seekerId: string;
let cookie: string;
beforeAll(async () => {
  seekerId = (await buildSeeker(db.prisma)).id;
  cookie = await signIn(db, { id: seekerId, role: "SEEKER" });
  server = await ownServer({ DATABASE_URL: db.url });
  disk = await smallDisk(join(server.dataDir, "files"));
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await disk.remove();
  await server.remove();
});

/** A resume of about 60 KB that cannot be compressed. */
const resume = async () =>
  Buffer.concat([await pdf(), Buffer.from(`\n%${randomBytes(30_000).toString("hex")}\n%%EOF\n`)]);

const upload = async (name: string) =>
  uploadTo(server, UploadResumeDocument, { bytes: await resume(), name }, { cookie });

const files = async () =>
  (await readdir(join(server.dataDir, "files"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "ballast")
    .map(({ name }) => name);
const rows = () => db.prisma.file.findMany({ where: { ownerId: seekerId }, select: { storageKey: true } });

it("a full disk: a clear message, no partial file, no row without its bytes; existing files stay, and free space helps", async () => {
  const pid = server.pid ?? 0;
  const first = await upload("first.pdf");
  expect(first.data?.uploadResume.seeker.resumeName).toBe("first.pdf");
  const before = await files();
  expect(before).toHaveLength(1);

  await disk.fill(pid);
  const refused = await upload("second.pdf");
  expect(refused.errors).toMatchObject([
    {
      message: "Worklane cannot store files right now. Nothing was changed; try again later.",
      extensions: { code: "UNAVAILABLE" },
    },
  ]);
  expect(await files()).toEqual(before);
  expect(await rows()).toEqual(before.map((storageKey) => ({ storageKey })));
  const resumeUrl = first.data?.uploadResume.seeker.resumeUrl ?? "";
  const stored = await fetch(new URL(resumeUrl, server.url), { headers: { cookie } });
  expect([stored.status, (await stored.arrayBuffer()).byteLength]).toEqual([200, (await resume()).length]);
  // The rest of the product continues to work.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  await disk.free(pid);
  expect((await upload("third.pdf")).data?.uploadResume.seeker.resumeName).toBe("third.pdf");
  expect(server.output()).toMatch(/ENOSPC|EFBIG/);
});
