import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { File } from "../../generated/prisma/client.ts";
import { isStored } from "../../testing/is-stored.ts";
import { pdf } from "../../testing/sample-files.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { forEachTest } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { startWorker, type Worker } from "../queue/worker.ts";
import { acceptResume } from "./accept-resume.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";
import { REMOVE_BYTES, removeBytesTask } from "./remove-bytes.task.ts";
import { newStorageKey } from "./storage-key.ts";
import { storeFile } from "./stored-files.ts";
import { sweepFiles, sweepUnfinishedTask } from "./sweep-files.task.ts";

const db = testDatabase();
const dataDir = temporaryFolder();
let files: FileStore;
let worker: Worker;
beforeAll(async () => {
  files = await openFileStore({ dataDir, filesUrl: undefined });
  const tasks = {
    "sweep-files": { run: sweepFiles.run },
    "sweep-unfinished": { run: sweepUnfinishedTask(files).run },
    [REMOVE_BYTES]: { run: removeBytesTask(files).run },
  };
  worker = await startWorker({ url: db.url, log: createLogger("silent"), tasks });
});
afterAll(() => worker.stop());

const owner = forEachTest(() => db.build.account());

const TWO_HOURS_AGO = () => new Date(Date.now() - 7_200_000);

async function stored(more: { ownerId: string; createdAt?: Date }) {
  const file = await db.build.file({ storageKey: newStorageKey(), createdAt: TWO_HOURS_AGO(), ...more });
  await files.put(file.storageKey, Buffer.from("bytes"), file.mediaType);
  return file;
}

async function sweep(task = "sweep-files") {
  const key = crypto.randomUUID();
  await db.pool.query("select graphile_worker.add_job($1, job_key := $2)", [task, key]);
  await vi.waitFor(
    async () => {
      expect((await db.pool.query("select from graphile_worker.jobs where key = $1", [key])).rowCount).toBe(0);
    },
    { timeout: 10_000 },
  );
}

const isThere = async ({ id, storageKey }: { id: string; storageKey: string }) => [
  (await db.prisma.file.count({ where: { id } })) === 1,
  await isStored(files, storageKey),
];

const storeResume = async (to: FileStore, { id: ownerId }: { id: string }, name = "cv.pdf") =>
  storeFile({ db, files: to }, { ownerId, kind: "RESUME", file: await acceptResume(await pdf(), name) });

test("an accepted file is stored with its detected properties", async () => {
  const row = await storeResume(files, owner, "Ada's CV.docx");
  const detected = { name: "Ada's CV.pdf", mediaType: "application/pdf", size: (await pdf()).length };
  expect(row).toMatchObject({ ownerId: owner.id, kind: "RESUME", ...detected });
  expect(await isThere(row)).toEqual([true, true]);
});

test("bytes that cannot be stored leave no row, and the error says that nothing was changed", async () => {
  const full: FileStore = { ...files, put: () => Promise.reject(new Error("The disk is full.")) };
  await expect(storeResume(full, owner)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "Worklane cannot store files right now. Nothing was changed. Try again later.",
    cause: new Error("The disk is full."),
  });
  expect(await db.prisma.file.count({ where: { ownerId: owner.id } })).toBe(0);
});

/** Makes jobs that are queued for later due. */
const later = () => db.pool.query("update graphile_worker._private_jobs set run_at = now() where run_at > now()");

test("bytes that the store accepted despite an error are removed later, even if they arrive late", async () => {
  let [key, arrive] = ["", async () => {}];
  const stalling: FileStore = {
    ...files,
    put(storageKey, bytes, mediaType) {
      key = storageKey;
      arrive = () => files.put(storageKey, bytes, mediaType);
      return Promise.reject(new Error("The store did not answer in time."));
    },
  };
  await expect(storeResume(stalling, owner)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await arrive();
  await db.prisma.account.delete({ where: { id: owner.id } });
  await later();
  await expect.poll(() => isStored(files, key), { timeout: 10_000 }).toBe(false);
});

test("bytes whose owner deletes the account while they are stored are removed", async () => {
  let key = "";
  const slow: FileStore = {
    ...files,
    async put(storageKey, bytes, mediaType) {
      key = storageKey;
      await db.prisma.account.delete({ where: { id: owner.id } });
      await files.put(storageKey, bytes, mediaType);
    },
  };
  await expect(storeResume(slow, owner)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await expect.poll(() => isStored(files, key), { timeout: 10_000 }).toBe(false);
});

test("a row without bytes left by a killed server is removed", async () => {
  await db.build.file({ ownerId: owner.id, storageKey: newStorageKey(), createdAt: TWO_HOURS_AGO() });
  await sweep();
  expect(await db.prisma.file.count({ where: { ownerId: owner.id } })).toBe(0);
});

test("the cleanup task removes files unreferenced for an hour, and nothing else", async () => {
  const seeker = await db.build.seeker();
  const recruiter = await db.build.recruiter();
  const ownerId = seeker.id;
  const application = await db.build.application({ seekerId: seeker.id });
  const [logo, fresh] = [await stored({ ownerId: recruiter.id }), await stored({ ownerId, createdAt: new Date() })];
  const several = (count: number) => Promise.all(Array.from({ length: count }, () => stored({ ownerId })));
  const [resume, photo, sent, ...replaced] = (await several(154)) as [File, File, File, ...File[]];
  await db.prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: resume.id, photoFileId: photo.id } });
  await db.prisma.application.update({ where: { id: application.id }, data: { resumeFileId: sent.id } });
  await db.prisma.company.update({ where: { id: recruiter.id }, data: { logoFileId: logo.id } });

  await sweep();
  for (const saved of [resume, photo, sent, logo, fresh]) expect(await isThere(saved)).toEqual([true, true]);
  for (const gone of replaced) await expect.poll(() => isThere(gone), { timeout: 10_000 }).toEqual([false, false]);
});

test("a file that is being referenced concurrently is retained", async () => {
  const seeker = await db.build.seeker();
  const file = await stored({ ownerId: seeker.id });
  const saving = await db.pool.connect();
  await saving.query("begin");
  await saving.query("update seekers set resume_file_id = $1 where id = $2", [file.id, seeker.id]);
  await sweep();
  await saving.query("commit");
  saving.release();
  await sweep();
  expect(await isThere(file)).toEqual([true, true]);
});

test("files left half-written by a killed server are removed, and those being written are not", async () => {
  const [whole, left, fresh] = [newStorageKey(), newStorageKey(), newStorageKey()];
  await files.put(whole, Buffer.from("bytes"), "text/plain");
  const folder = join(dataDir, "files", "ab", "cd");
  await mkdir(folder, { recursive: true });
  const [old, young] = [join(folder, `${left}.0a1b2c3d.part`), join(folder, `${fresh}.0a1b2c3d.part`)];
  await writeFile(old, "half");
  await writeFile(young, "half");
  await utimes(old, TWO_HOURS_AGO(), TWO_HOURS_AGO());
  await sweep("sweep-unfinished");
  expect(await readdir(folder)).toEqual([basename(young)]);
  expect(await isStored(files, whole)).toBe(true);
});
