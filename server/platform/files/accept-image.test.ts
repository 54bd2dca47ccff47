import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pdf, pictureBomb, windowsProgram } from "../../testing/sample-files.ts";
import { acceptLogo, acceptPhoto } from "./accept-image.ts";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 110, b: 79, alpha: 0.5 } } });

describe("a profile photo", () => {
  test("becomes a square JPEG of 512 pixels", async () => {
    const { bytes, mediaType, name } = await acceptPhoto(await canvas(900, 600).png().toBuffer(), "me.png");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 512, height: 512 });
    expect({ mediaType, name }).toEqual({ mediaType: "image/jpeg", name: "me.jpg" });
  });

  test("loses the camera's metadata and whatever follows the picture, and is oriented upright", async () => {
    const topRed = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#00ff00" } })
      .composite([
        {
          input: await sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } })
            .png()
            .toBuffer(),
          top: 0,
          left: 0,
        },
      ])
      .withExif({ IFD0: { Orientation: "3", Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const upsideDown = await sharp(topRed).keepMetadata().withMetadata({ orientation: 3 }).toBuffer();
    expect((await sharp(upsideDown).metadata()).exif).toBeDefined();

    const { bytes } = await acceptPhoto(Buffer.concat([upsideDown, Buffer.from("<script>")]), "me.jpg");
    expect(bytes.includes("<script>")).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    const corner = await sharp(bytes).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[1]).toBeGreaterThan(200);
  });
});

describe("a company logo", () => {
  test("keeps its proportions and its transparency within 512 pixels", async () => {
    const { bytes, mediaType } = await acceptLogo(await canvas(2000, 500).png().toBuffer(), "logo.png");
    expect(mediaType).toBe("image/png");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 128, hasAlpha: true });
  });

  test("is not enlarged", async () => {
    const { bytes } = await acceptLogo(await canvas(40, 20).flatten().jpeg().toBuffer(), "logo.jpeg");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 20 });
  });
});

describe("rejected immediately", () => {
  test.each([
    ["a picture bomb", pictureBomb(50_000)],
    ["a picture of which most is missing", pictureBomb(2000).subarray(0, 60)],
    ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["an animation", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
    ["a program", windowsProgram()],
    ["nothing", Buffer.alloc(0)],
  ])("%s", async (_what, bytes) => {
    await expect(acceptPhoto(bytes, "me.png")).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
    await expect(acceptLogo(bytes, "me.png")).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });

  test("a resume in place of a picture", async () => {
    await expect(acceptLogo(await pdf(), "logo.png")).rejects.toMatchObject({
      message: "Company logo must be a PNG or JPEG picture.",
    });
  });
});
