import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { RESUME_UPLOAD } from "../../../shared/files.ts";
import { readUpload } from "./read-upload.ts";

const MEGABYTE = Buffer.alloc(1024 * 1024);

test("an upload of fifty megabytes is rejected at the first byte too many, and the rest is discarded", async () => {
  let sent = 0;
  let sentAtRefusal = 0;
  async function* megabytes() {
    for (; sent < 50; sent++) yield MEGABYTE;
  }
  const stream = Readable.from(megabytes(), { highWaterMark: 1 });
  const refusal = readUpload(stream, RESUME_UPLOAD).catch((error: unknown) => {
    sentAtRefusal = sent;
    return error;
  });
  expect(await refusal).toMatchObject({ code: "FILE_TOO_LARGE", message: "Resume must be at most 5 MB." });
  expect(sentAtRefusal).toBeLessThan(10);
});

test("an interrupted upload is an error", async () => {
  const stream = new Readable({ read() {} });
  stream.push("half");
  const reading = readUpload(stream, RESUME_UPLOAD);
  stream.destroy(new Error("aborted"));
  await expect(reading).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
});

test("a file truncated by its parser is rejected, not stored in part", async () => {
  const stream = Object.assign(Readable.from([MEGABYTE]), { truncated: true });
  await expect(readUpload(stream, RESUME_UPLOAD)).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
});
