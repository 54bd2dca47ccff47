import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { checkGiven } from "../platform/validation.ts";
import { queueResumeReading } from "./resumes/read-resumes.task.ts";
import { PROFILE_CHANGES_BY_SEEKER } from "./seekers.rate-limits.ts";
import { type ProfileInput, profileSchema } from "./seekers.schemas.ts";
import type { SeekerService } from "./seekers.service.ts";
import { type ProfileChanges, saveProfile } from "./seekers.store.ts";
import type { Seeker } from "./seekers.types.ts";

/** Files that are saved together with a profile. */
export interface ProfileFiles {
  readonly resume?: Upload | null | undefined;
  readonly photo?: Upload | null | undefined;
}

/** Changes a seeker's own profile. */
export class SeekerProfileService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Updates the given fields of the acting seeker's profile, together with its files, or nothing. A given list
   * replaces the existing one. @throws FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE,
   * RATE_LIMITED, CONFLICT when it has changed since `unchangedSince`
   */
  async update(
    actor: MaybeActor,
    { unchangedSince, ...input }: ProfileInput,
    files: ProfileFiles = {},
  ): Promise<Seeker> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(PROFILE_CHANGES_BY_SEEKER, accountId);
    const { openToWork, ...fields } = checkGiven(profileSchema(this.platform.clock()), input);
    const resume = files.resume && (await receiveUpload(this.platform, accountId, "RESUME", files.resume));
    const photo = files.photo && (await receiveUpload(this.platform, accountId, "PHOTO", files.photo));
    const changes = {
      ...fields,
      ...(openToWork && { browsable: openToWork !== "NO", showsOpenToWork: openToWork === "YES" }),
      ...(resume && { resumeFileId: resume.id }),
      ...(photo && { photoFileId: photo.id }),
    };
    return this.#save(actor, changes, unchangedSince);
  }

  /** Replaces the resume (PDF, DOC, DOCX). Applications keep the one they were sent with. */
  uploadResume(actor: MaybeActor, file: Upload): Promise<Seeker> {
    return this.update(actor, {}, { resume: file });
  }

  /** Replaces the photo (PNG, JPEG). */
  uploadPhoto(actor: MaybeActor, file: Upload): Promise<Seeker> {
    return this.update(actor, {}, { photo: file });
  }

  /** Removes the resume from the profile. @throws FORBIDDEN */
  removeResume(actor: MaybeActor): Promise<Seeker> {
    return this.#save(actor, { resumeFileId: null });
  }

  /** Removes the photo from the profile. @throws FORBIDDEN */
  removePhoto(actor: MaybeActor): Promise<Seeker> {
    return this.#save(actor, { photoFileId: null });
  }

  async #save(actor: MaybeActor, changes: ProfileChanges, unchangedSince?: Date | null): Promise<Seeker> {
    await saveProfile(this.platform.db, requireSeeker(actor).accountId, changes, unchangedSince);
    if (changes.resumeFileId) await queueResumeReading(this.platform.db);
    return this.seekers.own(actor);
  }
}
