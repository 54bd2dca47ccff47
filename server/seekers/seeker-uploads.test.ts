import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import {
  RemovePhotoDocument,
  RemoveResumeDocument,
  UploadPhotoDocument,
  UploadResumeDocument,
  ViewerProfileDocument,
} from "../../web/generated/seekers/profile.ts";
import { type Person, signedInSeeker } from "../testing/people.ts";
import { docx, pdf, windowsProgram } from "../testing/sample-files.ts";
import { testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp();
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#0b6e4f" } })
    .png()
    .toBuffer();

let seeker: Person;
beforeEach(async () => {
  seeker = await signedInSeeker(app.db);
});
const uploadResume = (bytes: Buffer, name = "cv.pdf") => upload(app, UploadResumeDocument, { bytes, name }, seeker);
const uploadPhoto = (bytes: Buffer) => upload(app, UploadPhotoDocument, { bytes, name: "me.png" }, seeker);
const statusOf = async (url: string | null | undefined, { cookie }: { cookie: string }) =>
  (await fetch(`${app.url}${url}`, { headers: { cookie } })).status;

describe("a resume", () => {
  test.each([
    ["a PDF", () => pdf(), "cv.pdf"],
    ["a PDF with a script, which is served where it can do nothing", () => pdf({ script: "app.alert(1)" }), "cv.pdf"],
    ["a DOCX", () => docx(), "cv.docx"],
  ])("%s is stored, and can be opened", async (_, make, name) => {
    const { resumeUrl, resumeName } = (await uploadResume(await make(), name)).data?.uploadResume.seeker ?? {};
    expect(resumeName).toBe(name);
    expect(await statusOf(resumeUrl, seeker)).toBe(200);
  });

  test("replaces the previous one, and can be removed", async () => {
    await uploadResume(await pdf(), "first.pdf");
    const { data } = await uploadResume(await pdf(), "second.pdf");
    expect(data?.uploadResume.seeker.resumeName).toBe("second.pdf");
    const { removeResume } = await app.expectOk(RemoveResumeDocument, {}, seeker);
    expect(removeResume.seeker).toMatchObject({ hasResume: false, resumeUrl: null });
  });

  test.each([
    ["a program named .pdf", windowsProgram, "Resume must be a PDF, DOC or DOCX file."],
    [
      "a picture",
      picture,
      "Resume must be a PDF, DOC or DOCX file. This file is a picture. Upload the document itself, with its text.",
    ],
    ["an empty file", () => Buffer.alloc(0), "The file is empty."],
  ])("%s is refused, and the old one stays", async (_, make, message) => {
    await uploadResume(await pdf(), "good.pdf");
    expect((await uploadResume(await make())).errors?.[0]).toMatchObject({
      message,
      extensions: { code: "UNSUPPORTED_FILE" },
    });
    const { viewerSeeker } = await app.expectOk(ViewerProfileDocument, {}, seeker);
    expect(viewerSeeker?.resumeName).toBe("good.pdf");
  });
});

describe("a photo", () => {
  test("is stored, can be opened by anyone with the link, and can be removed", async () => {
    const { data } = await uploadPhoto(await picture());
    expect(await statusOf(data?.uploadPhoto.seeker.photoUrl, { cookie: "" })).toBe(200);
    const { removePhoto } = await app.expectOk(RemovePhotoDocument, {}, seeker);
    expect(removePhoto.seeker.photoUrl).toBeNull();
  });
});
