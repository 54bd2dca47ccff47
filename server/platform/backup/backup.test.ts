// @module-tag thorough

import { cp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isStored } from "../../testing/is-stored.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestDatabase, type TestDatabase, testDatabase } from "../../testing/test-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { folderStore } from "../files/folder-store.ts";
import { newStorageKey } from "../files/storage-key.ts";
import { createMailer } from "../mail/mailer.ts";
import { queueJobs } from "../queue/queue-jobs.ts";
import type { Manifest } from "./manifest.ts";
import { openBackup } from "./open-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { listTables } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

const source = testDatabase();
const STRANGE = 'Two\nlines, \u2028a separator, \\ and "quotes", 🙂 and \'); drop table accounts; --';
const folder = temporaryFolder();
const backup = join(folder, "backup");

beforeAll(async () => {
  const { prisma } = source;
  await source.build.application();
  const seeker = await source.build.seeker({ name: "Zoë O'Neil", skills: ['C"++', "a,b", "{}"], cgpa: "9.87" });
  await source.build.experience({ seekerId: seeker.id });
  await source.build.savedJob({ seekerId: seeker.id });
  const friend = await source.build.seeker();
  const { id: conversationId } = await source.build.conversation([seeker.id, friend.id]);
  await source.build.message({ conversationId, senderId: friend.id, content: STRANGE });
  for (let number = 0; number < 1500; number += 1) await source.build.message({ conversationId, senderId: seeker.id });
  const photo = await source.build.file({ ownerId: seeker.id, kind: "PHOTO", storageKey: newStorageKey() });
  await store("old").put(photo.storageKey, Buffer.from("picture"), photo.mediaType);
  await prisma.seeker.update({ where: { id: seeker.id }, data: { photoFileId: photo.id } });
  const asked = await prisma.jobAlertSearch.create({
    data: { search: { keyword: "nurse" }, hash: Buffer.alloc(32, 1) },
  });
  await prisma.jobAlert.create({
    data: { seekerId: seeker.id, searchId: asked.id, name: "“nurse”", frequency: "DAILY" },
  });
  const mail = { cause: "test", to: "zoe@example.com", subject: "Hello", text: "Hello", html: "" };
  await source.transaction((tx) => createMailer("https://jobs.example").send(tx, mail));
  await queueJobs(source, "mail-notices", [{ payload: { digest: 1 }, key: "digest", delay: 8 * 60 * 60, priority: 5 }]);
  await queueJobs(source, "deliver-webhook", [{ payload: { delivery: 1 }, queue: "webhook:slow" }]);
  await source.pool.query(
    `insert into graphile_worker._private_known_crontabs values ('nightly', now() - interval '9 days', now() - interval '1 hour')`,
  );
}, 60_000);

/** Does what `npm run backup -- restore` does. */
const restore = async (to: { db: TestDatabase; files: FileStore }, from: string) =>
  restoreBackup(to, await openBackup(from));

const store = (name: string) => folderStore(join(folder, name));
async function newDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** Returns the waiting jobs and the schedules. */
async function queueOf({ pool }: TestDatabase) {
  const jobs = await pool.query(
    `select j.task_identifier, p.payload, j.key, j.queue_name, j.run_at, j.priority, j.max_attempts
     from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by 1, 3`,
  );
  const schedules = await pool.query("select * from graphile_worker._private_known_crontabs order by 1");
  return { jobs: jobs.rows, schedules: schedules.rows };
}

/** Returns a fingerprint of each table's content. */
async function fingerprints({ pool }: TestDatabase): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const marks: Record<string, string> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark from "${name}" t`,
      );
      marks[name] = rows[0].mark;
    }
    return marks;
  } finally {
    client.release();
  }
}

describe("a backup", () => {
  test("restored into a new database is identical to the last row, byte and queued mail, and works", async () => {
    const { manifest } = await writeBackup({ db: source, files: store("old") }, backup);
    expect(manifest).toMatchObject({ files: 1, missing: expect.any(Array) });
    const target = await newDatabase();
    await restore({ db: target, files: store("new") }, backup);

    expect(await fingerprints(target)).toEqual(await fingerprints(source));
    const queue = await queueOf(target);
    expect(queue).toEqual(await queueOf(source));
    expect(queue.jobs).toHaveLength(3);
    const message = await target.prisma.message.findFirstOrThrow({ where: { content: { contains: "separator" } } });
    expect(message.content).toBe(STRANGE);
    const photo = await target.prisma.file.findFirstOrThrow({ where: { kind: "PHOTO" } });
    expect(await isStored(store("new"), photo.storageKey)).toBe(true);
    const { rows } = await target.pool.query(
      "select key from graphile_worker.jobs where task_identifier = 'send-mail'",
    );
    const mail = await target.prisma.mail.findFirstOrThrow();
    expect(rows).toEqual([{ key: `mail:${mail.id}` }]);

    // Its triggers, references and sequences work.
    const { seekerId } = await target.build.application();
    const ids = (await target.prisma.applicationEvent.findMany({ orderBy: { id: "asc" } })).map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    await target.prisma.seeker.update({ where: { id: seekerId }, data: { name: "Newly Named" } });
    const seekers = await target.pool.query("select search_text from seekers where id = $1", [seekerId]);
    expect(seekers.rows[0].search_text).toContain("newly named");
    await target.pool.query("delete from accounts where id = (select id from seekers limit 1)");
  });

  test("holds no transaction while bytes are copied, and reports files removed before they were copied", async () => {
    const { id: ownerId } = await source.build.seeker();
    const added = [];
    for (let n = 0; n < 10; n += 1) {
      const file = await source.build.file({ ownerId, storageKey: newStorageKey() });
      await store("old").put(file.storageKey, Buffer.from(`file ${n}`), file.mediaType);
      added.push(file.storageKey);
    }
    const last = added.at(-1) ?? "";
    const open: number[] = [];
    const watching: FileStore = {
      ...store("old"),
      async get(key) {
        const { rows } = await source.pool.query(
          "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        );
        open.push(rows[0].open);
        if (key === last) await store("old").remove(last);
        return store("old").get(key);
      },
    };
    const target = join(folder, "copied");
    const { manifest } = await writeBackup({ db: source, files: watching }, target);
    expect(open.length).toBeGreaterThanOrEqual(11);
    expect(new Set(open)).toEqual(new Set([0]));
    expect(manifest.missing).toContain(last);
    expect(manifest.missing).not.toContain(added[0]);
    expect(await readFile(join(target, "files", added[0] ?? ""), "utf8")).toBe("file 0");
    expect(await readdir(join(target, "files"))).toHaveLength(manifest.files);
    await source.prisma.account.delete({ where: { id: ownerId } });
  });
});

/** Writes a backup as versions without checksums did. */
async function makeOld(target: string, change: (manifest: Manifest) => Omit<Manifest, "parts"> = (same) => same) {
  const { manifest } = await writeBackup({ db: source, files: store("old") }, target);
  const { parts: _, ...old } = { ...manifest, ...change(manifest) };
  await writeFile(join(target, "backup.json"), JSON.stringify({ ...old, format: 1 }));
  await rm(join(target, "backup.json.sha256"));
}

test("a backup from before there were checksums is restored, and known as unverified", async () => {
  const old = join(folder, "without checksums");
  await makeOld(old);
  const target = await newDatabase();
  const opened = await openBackup(old);
  expect(opened.isVerified).toBe(false);
  await restoreBackup({ db: target, files: store("from old") }, opened);
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
});

describe("files that the store does not give are named,", () => {
  const ABSENT = "a".repeat(48);
  const BROKEN = "b".repeat(48);
  const BREAKING = "c".repeat(48);
  const REMOVED = "d".repeat(48);
  /** A store that has `old`, and some broken files. */
  const partial = (): FileStore => ({
    ...store("old"),
    async get(key) {
      if (key === BROKEN) throw new Error("EIO: i/o error, open");
      if (key === BREAKING) {
        return Readable.from(
          (function* () {
            yield Buffer.from("its begin");
            throw new Error("EIO: i/o error, read");
          })(),
        );
      }
      if (key === REMOVED) {
        await source.prisma.file.deleteMany({ where: { storageKey: key } });
        return null;
      }
      return store("old").get(key);
    },
  });

  test("unless they were removed meanwhile; the backup has everything else", async () => {
    const { id: ownerId } = await source.build.seeker();
    const keys = [ABSENT, BROKEN, BREAKING, REMOVED];
    for (const storageKey of keys) await source.build.file({ ownerId, storageKey });
    const target = join(folder, "with lost files");
    const { manifest, lost } = await writeBackup({ db: source, files: partial() }, target);
    expect(manifest.missing).toEqual(expect.arrayContaining(keys));
    expect(lost.filter(({ key }) => keys.includes(key))).toEqual([
      { key: ABSENT, why: "the store does not have it" },
      { key: BROKEN, why: "EIO: i/o error, open" },
      { key: BREAKING, why: "EIO: i/o error, read" },
    ]);
    expect(await readdir(join(target, "files"))).toHaveLength(manifest.files);
    const restored = await newDatabase();
    await restore({ db: restored, files: store("without lost") }, target);
    expect(await restored.prisma.file.count({ where: { storageKey: ABSENT } })).toBe(1);
    await source.prisma.account.delete({ where: { id: ownerId } });
  });

  test("and a store that gives none ends the backup", async () => {
    const { id: ownerId } = await source.build.seeker();
    for (let n = 0; n < 120; n++) await source.build.file({ ownerId, storageKey: newStorageKey() });
    const away: FileStore = { ...store("old"), get: () => Promise.reject(new Error("connect ECONNREFUSED")) };
    const target = join(folder, "without a store");
    await expect(writeBackup({ db: source, files: away }, target)).rejects.toThrow(
      /The file store cannot be read, and the backup is not complete. [0-9a-f]{48}: connect ECONNREFUSED/,
    );
    await expect(openBackup(target)).rejects.toThrow("not a whole backup");
    await source.prisma.account.delete({ where: { id: ownerId } });
  });
});

describe("a damaged backup", () => {
  let key: string;
  const intact = () => join(folder, "intact");
  beforeAll(async () => {
    await writeBackup({ db: source, files: store("old") }, intact());
    [key = ""] = await readdir(join(intact(), "files"));
  });

  const flip = async (path: string) => {
    const bytes = await readFile(path);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const cutTo = (bytes: number) => (path: string) => truncate(path, bytes);
  const damages: [string, () => string, (path: string) => Promise<void>, string][] = [
    ["a changed bit of a table", () => "tables/accounts.jsonl.gz", flip, " has another checksum"],
    ["a table that ends early", () => "tables/messages.jsonl.gz", cutTo(10), " has 10 bytes instead of "],
    ["a missing table", () => "tables/accounts.jsonl.gz", rm, " is missing"],
    ["a changed bit of a file", () => `files/${key}`, flip, " has another checksum"],
    ["a missing file", () => `files/${key}`, rm, " is missing"],
    ["a changed bit of backup.json", () => "backup.json", flip, " is damaged. Use another backup."],
    ["half of backup.json", () => "backup.json", cutTo(300), " is damaged. Use another backup."],
    ["no backup.json", () => "backup.json", rm, ": it is not a whole backup"],
    ["no checksum of backup.json", () => "backup.json.sha256", rm, ": it is not a whole backup"],
  ];
  test.each(damages)("is refused with the name of the damaged file: %s", async (_, path, damage, sentence) => {
    const copy = join(folder, `damaged-${newStorageKey()}`);
    await cp(intact(), copy, { recursive: true });
    await damage(join(copy, path()));
    await expect(openBackup(copy)).rejects.toMatchObject({
      name: "BackupError",
      message: expect.stringContaining(`${path()}${sentence}`),
    });
  });

  test.each([
    ["ends early", cutTo(40)],
    ["is missing", (path: string) => rm(path)],
    ["is no archive", (path: string) => writeFile(path, "no archive")],
  ])("without checksums is refused, too, and changes nothing: a table that %s", async (_, damage) => {
    const old = join(folder, `old-${newStorageKey()}`);
    await makeOld(old);
    await damage(join(old, "tables/messages.jsonl.gz"));
    const target = await newDatabase();
    await expect(restore({ db: target, files: store("x") }, old)).rejects.toThrow(
      "tables/messages.jsonl.gz is damaged or missing",
    );
    expect(await target.prisma.account.count()).toBe(0);
  });
});

test.each([
  ["a non-empty folder", () => writeBackup({ db: source, files: store("old") }, backup), "not empty"],
  ["a database with accounts", () => restore({ db: source, files: store("old") }, backup), "accounts"],
  [
    "a backup of another version",
    async () => {
      const other = join(folder, "other");
      await makeOld(other, ({ migrations, ...manifest }) => ({
        ...{ ...manifest, migrations: [...migrations, "20990101000000_of_tomorrow"] },
      }));
      await restore({ db: await newDatabase(), files: store("x") }, other);
    },
    "different migrations",
  ],
])("rejected without changes: %s", async (_, act, reason) => {
  await expect(act()).rejects.toThrow(reason);
});
