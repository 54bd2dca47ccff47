// @module-tag thorough

import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Person, signedInSeeker } from "../../server/testing/people.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { createTestDatabase, testDatabase } from "../../server/testing/test-database.ts";
import { upload as uploadTo } from "../../server/testing/upload.ts";
import { UploadResumeDocument } from "../../web/generated/seekers/profile.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";
import { mountedDisk, type SmallDisk, smallDisk } from "../support/small-disk.ts";

const db = testDatabase();
let server: OwnServer;
let disk: SmallDisk;
let seeker: Person;
beforeAll(async () => {
  seeker = await signedInSeeker(db);
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

const upload = async (name: string) => uploadTo(server, UploadResumeDocument, { bytes: await resume(), name }, seeker);

const files = async () =>
  (await readdir(join(server.dataDir, "files"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "ballast")
    .map(({ name }) => name);
const rows = () => db.prisma.file.findMany({ where: { ownerId: seeker.id }, select: { storageKey: true } });

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
      message: "Worklane cannot store files right now. Nothing was changed. Try again later.",
      extensions: { code: "UNAVAILABLE" },
    },
  ]);
  expect(await files()).toEqual(before);
  expect(await rows()).toEqual(before.map((storageKey) => ({ storageKey })));
  const resumeUrl = first.data?.uploadResume.seeker.resumeUrl ?? "";
  const stored = await fetch(new URL(resumeUrl, server.url), { headers: { cookie: seeker.cookie } });
  expect([stored.status, (await stored.arrayBuffer()).byteLength]).toEqual([200, (await resume()).length]);
  // The rest of the product continues to work.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  await disk.free(pid);
  expect((await upload("third.pdf")).data?.uploadResume.seeker.resumeName).toBe("third.pdf");
  expect(server.output()).toMatch(/ENOSPC|EFBIG/);
});

it("a full disk of PostgreSQL: the node is not ready, and is again as soon as there is space", async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), "worklane-disk-"));
  const full = await mountedDisk(folder, 2 * 1024 * 1024);
  if (!full) return skip("File systems cannot be mounted here.");
  const own = await createTestDatabase();
  const node = await ownServer({ DATABASE_URL: own.url, WORKER: "apart" });
  try {
    const space = join(folder, "space");
    await mkdir(space);
    const { rows } = await own.pool.query<{ folder: string }>("select current_setting('data_directory') as folder");
    const { uid, gid } = await stat(rows[0]?.folder ?? "");
    await Promise.all([chmod(folder, 0o755), chown(space, uid, gid)]);
    await own.pool.query(`create tablespace small location '${space}'`);
    const database = new URL(own.url).pathname.slice(1);
    await own.pool.query(`alter database ${database} set temp_tablespaces = small`);
    await node.start();
    const readiness = async () => {
      const response = await fetch(`${node.url}/readyz`);
      return [response.status, ((await response.json()) as { database: string }).database];
    };
    expect(await readiness()).toEqual([200, "ok"]);
    await full.fill(0);
    await expect.poll(readiness, { timeout: 15_000 }).toEqual([503, "full"]);
    await full.free(0);
    await expect.poll(readiness, { timeout: 15_000 }).toEqual([200, "ok"]);
  } finally {
    await node.remove();
    await own.close();
    await db.pool.query("drop tablespace if exists small");
    await full.remove();
  }
});
