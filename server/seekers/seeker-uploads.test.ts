import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { docx, pdf, pictureBomb, windowsProgram } from "../testing/sample-files.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp();
const RESUME = graphql(
  `mutation ChangeResume($file: Upload!) { changed: uploadResume(file: $file) { seeker { resumeUrl resumeName hasResume } } }`,
);
const PHOTO = graphql(
  `mutation ChangePhoto($file: Upload!) { changed: uploadPhoto(file: $file) { seeker { photoUrl } } }`,
);
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#0b6e4f" } })
    .png()
    .toBuffer();

let cookie: string;
let id: string;
beforeEach(async () => {
  id = (await buildSeeker(app.db.prisma)).id;
  cookie = await signIn(app.db, { id, role: "SEEKER" });
});
const statusOf = async (url: string, as: string) => (await fetch(app.url + url, { headers: { cookie: as } })).status;

describe("a resume", () => {
  test.each([
    ["a PDF", () => pdf(), "cv.pdf"],
    ["a PDF with a script, which is served where it can do nothing", () => pdf({ script: "app.alert(1)" }), "cv.pdf"],
    ["a DOCX", () => docx(), "cv.docx"],
  ])("%s is stored, and only its owner and recruiters can open it", async (_, make, name) => {
    const { data } = await upload(app, RESUME, { bytes: await make(), name }, { cookie });
    const resumeUrl = data?.changed.seeker.resumeUrl ?? "";
    expect(data?.changed.seeker.resumeName).toBe(name);
    const recruiter = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    const peer = await signIn(app.db, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" });
    expect(await statusOf(resumeUrl, cookie)).toBe(200);
    expect(await statusOf(resumeUrl, recruiter)).toBe(200);
    expect(await statusOf(resumeUrl, peer)).toBe(403);
    expect(await statusOf(resumeUrl, "")).toBe(401);
  });

  test("replaces the previous one, and can be removed", async () => {
    await upload(app, RESUME, { bytes: await pdf(), name: "first.pdf" }, { cookie });
    const { data } = await upload(app, RESUME, { bytes: await pdf(), name: "second.pdf" }, { cookie });
    expect(data?.changed.seeker.resumeName).toBe("second.pdf");
    expect(
      await app.expectOk(
        graphql(`mutation RemoveResume { removeResume { seeker { hasResume resumeUrl } } }`),
        {},
        { cookie },
      ),
    ).toEqual({
      removeResume: { seeker: { hasResume: false, resumeUrl: null } },
    });
  });

  test.each([
    ["a program named .pdf", windowsProgram, "UNSUPPORTED_FILE", "Resume must be a PDF, DOC or DOCX file."],
    [
      "a picture",
      picture,
      "UNSUPPORTED_FILE",
      "Resume must be a PDF, DOC or DOCX file. This file is a picture. Upload the document itself, with its text.",
    ],
    ["an empty file", () => Buffer.alloc(0), "UNSUPPORTED_FILE", "The file is empty."],
    ["6 MB", () => Buffer.alloc(6_000_000, "%PDF-1.7 "), "FILE_TOO_LARGE", "Resume must be at most 5 MB."],
    // Refused before it is read: its type is not known yet.
    [
      "50 MB",
      () => Buffer.alloc(50_000_000, "%PDF-1.7 "),
      "FILE_TOO_LARGE",
      "An upload can have 8 MB in all. Choose a smaller file.",
    ],
  ])("%s is refused, and the old one stays", async (_, make, code, message) => {
    await upload(app, RESUME, { bytes: await pdf(), name: "good.pdf" }, { cookie });
    const { errors } = await upload(app, RESUME, { bytes: await make(), name: "cv.pdf" }, { cookie });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } });
    expect(await app.expectOk(graphql(`query OwnResumeName { viewerSeeker { resumeName } }`), {}, { cookie })).toEqual({
      viewerSeeker: { resumeName: "good.pdf" },
    });
  });
});

describe("a photo", () => {
  test("is stored, can be opened by anyone with the link, and can be removed", async () => {
    const { data } = await upload(app, PHOTO, { bytes: await picture(), name: "me.png" }, { cookie });
    expect(await statusOf(data?.changed.seeker.photoUrl ?? "", "")).toBe(200);
    expect(
      await app.expectOk(graphql(`mutation RemovePhoto { removePhoto { seeker { photoUrl } } }`), {}, { cookie }),
    ).toEqual({
      removePhoto: { seeker: { photoUrl: null } },
    });
  });

  test.each([
    ["a picture bomb", () => pictureBomb(50_000), "UNSUPPORTED_FILE"],
    ["a PDF", () => pdf(), "UNSUPPORTED_FILE"],
    [
      "a drawing with a script",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      "UNSUPPORTED_FILE",
    ],
    ["3 MB", () => Buffer.alloc(3_000_000), "FILE_TOO_LARGE"],
  ])("%s is refused", async (_, make, code) => {
    const { errors } = await upload(app, PHOTO, { bytes: await make(), name: "me.png" }, { cookie });
    expect(errors?.[0]?.extensions.code).toBe(code);
  });
});

describe.each([
  ["uploadResume", RESUME],
  ["uploadPhoto", PHOTO],
])("%s", (_, operation) => {
  const file = async () => ({ bytes: await pdf(), name: "cv.pdf" });

  test("requires a log-in", async () => {
    const { errors } = await upload(app, operation, await file());
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("is refused to recruiters", async () => {
    const recruiter = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    const { errors } = await upload(app, operation, await file(), { cookie: recruiter });
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("without a file is malformed", async () => {
    const { errors } = await app.execute(operation, { file: "cv.pdf" }, { cookie });
    expect(errors?.[0]?.message).toMatch(/^Variable "\$file" got invalid value "cv.pdf"; A file is expected here\./);
  });
});
