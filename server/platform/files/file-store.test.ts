import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, test } from "vitest";
import { type BreakableConnection, breakableConnection } from "../../testing/breakable-connection.ts";
import { forTheFile } from "../../testing/for-the-file.ts";
import { startS3 } from "../../testing/s3.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";
import { s3Store } from "./s3/s3-store.ts";
import { parseS3Url } from "./s3/s3-url.ts";
import { newStorageKey } from "./storage-key.ts";

const dataDir = temporaryFolder();
const s3 = forTheFile(startS3, (server) => server.stop());

const read = async (store: FileStore, key: string) => {
  const stream = await store.get(key);
  return stream && (await buffer(stream));
};

describe.each(["a folder", "an S3-compatible store"])("files in %s", (place) => {
  const open = () => openFileStore({ dataDir, filesUrl: place === "a folder" ? undefined : s3.filesUrl });

  test("are absent before they are stored, are read as they were written, and are gone when removed, once or twice", async () => {
    const store = await open();
    const [key, bytes] = [newStorageKey(), Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251))];
    expect(await read(store, key)).toBeNull();
    await store.put(key, bytes, "application/pdf");
    expect((await read(store, key))?.equals(bytes)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await read(store, key)).toBeNull();
  });

  test("are reached by our keys only", async () => {
    const store = await open();
    for (const key of ["../../etc/passwd", "", "a".repeat(47), `${"a".repeat(48)}/x`]) {
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.put(key, Buffer.alloc(1), "text/plain")).rejects.toThrow(TypeError);
    }
  });
});

describe("an S3-compatible store that is", () => {
  let line: BreakableConnection;
  let store: FileStore;
  const key = newStorageKey();
  beforeEach(async () => {
    line = await breakableConnection(s3.filesUrl.replace(/^s3:/, "http:"));
    store = s3Store(line.url.replace(/^http:/, "s3:"), { requestTimeout: 800 });
    await store.put(key, Buffer.from("bytes"), "text/plain");
    return () => line.close();
  });

  test.each<[string, () => void]>([
    ["away", () => line.cut()],
    ["silent", () => line.silence()],
    ["slower than its timeout", () => line.slow(10_000)],
  ])("%s is given up after its time", { tags: ["thorough"] }, async (_how, disturb) => {
    disturb();
    for (const act of [
      () => store.put(key, Buffer.from("bytes"), "text/plain"),
      () => store.get(key),
      () => store.remove(key),
    ])
      await expect(act()).rejects.toThrow();
    line.mend();
    await store.put(key, Buffer.from("bytes"), "text/plain");
    expect((await read(store, key))?.toString()).toBe("bytes");
  });

  test("slow within its timeout is waited for", async () => {
    line.slow(300);
    await store.put(key, Buffer.from("others"), "text/plain");
    expect((await read(store, key))?.toString()).toBe("others");
    await store.remove(key);
  });
});

test("a folder contains no unfinished file when writing fails", async () => {
  const store = await openFileStore({ dataDir, filesUrl: undefined });
  const key = newStorageKey();
  await store.put(key, Buffer.from("first"), "text/plain");
  // @ts-expect-error: what cannot be written
  await expect(store.put(key, { not: "bytes" }, "text/plain")).rejects.toThrow();
  expect((await read(store, key))?.toString()).toBe("first");
  const names = await readdir(join(dataDir, "files"), { recursive: true });
  expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("the URL of an S3-compatible store", () => {
  expect(parseS3Url("s3://KEY:sec%2Fret@s3.eu-central-1.amazonaws.com/resumes?region=eu-central-1")).toEqual({
    accessKeyId: "KEY",
    secretAccessKey: "sec/ret",
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    bucket: "resumes",
    region: "eu-central-1",
  });
  expect(parseS3Url("s3://k:s@minio:9000/files?tls=false")?.endpoint).toBe("http://minio:9000");
  for (const wrong of ["s3://minio/files", "s3://k:s@minio", "s3://k:s@minio/a/b"]) {
    expect(parseS3Url(wrong)).toBeNull();
  }
});
