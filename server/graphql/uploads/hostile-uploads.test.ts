// @module-tag thorough

import { zipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { buildSeeker } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { compoundFile, pictureBomb, windowsProgram } from "../../testing/sample-files.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/upload.ts";

const app = testApp();
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(app.db, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" });
});

const SCRIPT = "<html><script>alert(1)</script></html>";
const picture = () => sharp({ create: { width: 32, height: 32, channels: 3, background: "red" } });
const FIELDS = {
  uploadResume: graphql(
    `mutation UploadHostileResume($file: Upload!) { uploaded: uploadResume(file: $file) { seeker { photoUrl resumeUrl } } }`,
  ),
  uploadPhoto: graphql(
    `mutation UploadHostilePhoto($file: Upload!) { uploaded: uploadPhoto(file: $file) { seeker { photoUrl resumeUrl } } }`,
  ),
};
const send = (field: keyof typeof FIELDS, bytes: Buffer, name: string, type?: string) =>
  upload(app, FIELDS[field], { bytes, name, ...(type && { type }) }, { cookie });

test.each<[string, "uploadResume" | "uploadPhoto", () => Buffer, string]>([
  ["a page called a resume", "uploadResume", () => Buffer.from(SCRIPT), "cv.pdf"],
  ["a program called a resume", "uploadResume", windowsProgram, "cv.doc"],
  ["a spreadsheet in Word's container", "uploadResume", () => compoundFile("Workbook"), "cv.doc"],
  [
    "an archive with a page in it",
    "uploadResume",
    () => Buffer.from(zipSync({ "index.html": Buffer.from(SCRIPT) })),
    "cv.docx",
  ],
  [
    "a drawing that may carry scripts",
    "uploadPhoto",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    "me.png",
  ],
  ["a GIF that is also a script", "uploadPhoto", () => Buffer.from("GIF89a=1;alert(1)//"), "me.png"],
  ["a picture of a thousand million pixels", "uploadPhoto", () => pictureBomb(32_000), "me.png"],
  ["nothing at all", "uploadPhoto", () => Buffer.alloc(0), "me.png"],
])("%s is rejected", async (_what, field, bytes, name) => {
  const { errors } = await send(field, bytes(), name, "image/png");
  expect(errors?.[0]?.extensions.code).toMatch(/^(UNSUPPORTED_FILE|FILE_TOO_LARGE|BAD_USER_INPUT)$/);
});

test("a document that unpacks to a gigabyte is never unpacked", async () => {
  const bomb = Buffer.from(
    zipSync(
      { "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": new Uint8Array(200_000_000) },
      { level: 9 },
    ),
  );
  const before = process.memoryUsage().rss;
  const started = performance.now();
  await send("uploadResume", bomb, "cv.docx");
  expect(performance.now() - started).toBeLessThan(2000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test("a picture with an embedded page, location and profile is re-encoded without them", async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { Copyright: SCRIPT } })
    .jpeg()
    .toBuffer();
  const { data } = await send("uploadPhoto", Buffer.concat([jpeg, Buffer.from(SCRIPT)]), "../../me.html");
  const photoUrl = data?.uploaded.seeker.photoUrl ?? "";
  expect(photoUrl).toMatch(/^\/files\/[0-9a-f]+\/[^/]+\.(jpg|jpeg|png|webp)$/);
  const served = await fetch(app.url + photoUrl);
  expect(served.headers.get("content-type")).toMatch(/^image\//);
  expect(served.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await served.arrayBuffer()).includes("script")).toBe(false);
});
