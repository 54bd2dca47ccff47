import type { Readable } from "node:stream";
import {
  ANSWER_UPLOAD,
  LOGO_UPLOAD,
  MESSAGE_UPLOAD,
  OFFER_UPLOAD,
  PHOTO_UPLOAD,
  RESUME_UPLOAD,
  type UploadLimit,
} from "../../../shared/files.ts";
import type { File, FileKind } from "../../generated/prisma/client.ts";
import { AppError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import type { Limit } from "../rate-limits/rate-limits.ts";
import { acceptAnswer, acceptPdf, acceptResume } from "./accept-resume.ts";
import type { AcceptedFile } from "./accepted-file.ts";
import { readUpload } from "./read-upload.ts";
import { storeFile } from "./stored-files.ts";

/** An uploaded file, as passed on by every transport. */
export interface Upload {
  readonly filename: string;
  /** Aborted when the client disconnects before it has its response. */
  readonly signal?: AbortSignal | undefined;
  createReadStream(): Readable;
}

interface UploadKind {
  readonly limit: UploadLimit;
  accept(bytes: Buffer, name: string): AcceptedFile | Promise<AcceptedFile>;
}

// Imported on first use: its library is large.
const images = () => import("./accept-image.ts");

const KINDS: Record<Exclude<FileKind, "CHAT_RESUME">, UploadKind> = {
  RESUME: { limit: RESUME_UPLOAD, accept: acceptResume },
  ANSWER: { limit: ANSWER_UPLOAD, accept: acceptAnswer },
  OFFER: { limit: OFFER_UPLOAD, accept: (...file) => acceptPdf(OFFER_UPLOAD, ...file) },
  MESSAGE: { limit: MESSAGE_UPLOAD, accept: (...file) => acceptPdf(MESSAGE_UPLOAD, ...file) },
  PHOTO: { limit: PHOTO_UPLOAD, accept: async (...file) => (await images()).acceptPhoto(...file) },
  LOGO: { limit: LOGO_UPLOAD, accept: async (...file) => (await images()).acceptLogo(...file) },
};

/** Storing costs work and space: nobody changes a picture this often. */
export const UPLOADS_BY_ACCOUNT: Limit = { name: "upload:account", points: 60, windowSeconds: 600 };

/** Checks that an account has an upload left, before its form is read. @throws RATE_LIMITED */
export async function requireUploadLeft({ limits }: Pick<Platform, "limits">, ownerId: string): Promise<void> {
  const { remaining, resetSeconds } = await limits.left(UPLOADS_BY_ACCOUNT, ownerId);
  if (remaining > 0) return;
  throw new AppError("RATE_LIMITED", "Too many uploads. Try again later.", { retryAfter: resetSeconds });
}

/**
 * Reads, checks and stores an upload for its owner, who is not always who uploads it. To be called before the
 * transaction that references the file.
 * @throws FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED, BAD_USER_INPUT if the upload is interrupted
 */
export async function receiveUpload(
  platform: Pick<Platform, "db" | "files" | "limits">,
  ownerId: string,
  kind: keyof typeof KINDS,
  upload: Upload,
  uploaderId = ownerId,
): Promise<File> {
  const { limit, accept } = KINDS[kind];
  await platform.limits.take(UPLOADS_BY_ACCOUNT, uploaderId);
  const bytes = await readUpload(upload.createReadStream(), limit);
  return storeFile(platform, { ownerId, kind, file: await accept(bytes, upload.filename) });
}
