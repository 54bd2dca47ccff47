import { PROFILE_FILE_UPLOAD } from "../../shared/files.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import { readResumeApart } from "../platform/files/read-resume.ts";
import { readUpload } from "../platform/files/read-upload.ts";
import { UPLOADS_BY_ACCOUNT, type Upload } from "../platform/files/receive-upload.ts";
import { UNREADABLE } from "../platform/files/unreadable.ts";
import type { Platform } from "../platform/platform.ts";
import { formatOf } from "./profile-file.ts";
import { PROFILE_FILES_BY_SEEKER } from "./profile-import.rate-limits.ts";
import type { ProfileProposal } from "./proposal.ts";

const READER = new URL("./read-profile-file.worker", import.meta.url);

/** Reads a profile from a file, which is not stored. */
export class ProfileImportService {
  constructor(private readonly platform: Pick<Platform, "limits">) {}

  /**
   * Returns what a file says for the acting seeker's profile, which stays unchanged: a resume (PDF, DOC, DOCX), a JSON
   * Resume or a LinkedIn export. @throws UNAUTHENTICATED, FORBIDDEN, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED,
   * OVERLOADED
   */
  async read(actor: MaybeActor, upload: Upload): Promise<ProfileProposal> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(UPLOADS_BY_ACCOUNT, accountId);
    const bytes = await readUpload(upload.createReadStream(), PROFILE_FILE_UPLOAD);
    const format = await formatOf(bytes, upload.filename);
    await this.platform.limits.take(PROFILE_FILES_BY_SEEKER, accountId);
    const result = await readResumeApart<ProfileProposal>(bytes, format, {
      accountId,
      reader: READER,
      signal: upload.signal,
    });
    if (typeof result === "string") throw new AppError("UNSUPPORTED_FILE", UNREADABLE[result]);
    return result;
  }
}
