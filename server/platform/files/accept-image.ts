import type { Sharp } from "sharp";
import { LOGO_UPLOAD, PHOTO_UPLOAD } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";
import { turns } from "../turns.ts";
import { type AcceptedFile, assertSize, safeFileName } from "./accepted-file.ts";
import { loadSharp } from "./load-sharp.ts";

// More than any camera's picture within 2 MB; beyond it a small file would fill memory when it is decoded.
const MAX_PIXELS = 50_000_000;
const SIDE = 512;

/** A decoded picture of so many pixels takes hundreds of megabytes: one at a time. */
const inTurn = turns({
  atOnce: 1,
  maxWaiting: 32,
  refusal: () =>
    new AppError("OVERLOADED", "Many pictures are being processed right now. Try again in a minute.", {
      retryAfter: 60,
    }),
});

/** Accepts a profile photo: PNG or JPEG in, a square JPEG out. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export async function acceptPhoto(bytes: Buffer, name: string): Promise<AcceptedFile> {
  assertSize(bytes, PHOTO_UPLOAD);
  assertPngOrJpeg(bytes, PHOTO_UPLOAD.label);
  const square = (await open(bytes)).resize(SIDE, SIDE, { fit: "cover", position: "attention" });
  const picture = await encode(square.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }));
  return { bytes: picture, mediaType: "image/jpeg", name: safeFileName(name, "jpg") };
}

/** Accepts a company logo: PNG or JPEG in, the same out, no side above 512 pixels. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export async function acceptLogo(bytes: Buffer, name: string): Promise<AcceptedFile> {
  assertSize(bytes, LOGO_UPLOAD);
  const isPng = assertPngOrJpeg(bytes, LOGO_UPLOAD.label) === "png";
  const sized = (await open(bytes)).resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true });
  const picture = await encode(isPng ? sized.png() : sized.jpeg({ quality: 85, mozjpeg: true }));
  return isPng
    ? { bytes: picture, mediaType: "image/png", name: safeFileName(name, "png") }
    : { bytes: picture, mediaType: "image/jpeg", name: safeFileName(name, "jpg") };
}

/** Only these two decoders are ever reached: no vector graphics, no rare formats. */
function assertPngOrJpeg(bytes: Buffer, label: string): "png" | "jpeg" {
  if (bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))) return "png";
  if (bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))) return "jpeg";
  throw new AppError("UNSUPPORTED_FILE", `${label} must be a PNG or JPEG picture.`);
}

/**
 * Rotates the picture as its EXIF data says, then drops location, time and camera: sharp writes no metadata by default.
 */
async function open(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true }).rotate().timeout({
    seconds: 10,
  });
}

const encode = (picture: Sharp): Promise<Buffer> =>
  inTurn(async () => {
    try {
      return await picture.toBuffer();
    } catch {
      throw new AppError("UNSUPPORTED_FILE", "The picture cannot be read. Try saving it again as PNG or JPEG.");
    }
  });
