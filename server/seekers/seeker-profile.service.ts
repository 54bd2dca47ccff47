import type { ExperienceKind, Prisma } from "../generated/prisma/client.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { checkGiven } from "../platform/validation.ts";
import type { SeekerView } from "./seeker-view.ts";
import { PROFILE_CHANGES_BY_SEEKER } from "./seekers.rate-limits.ts";
import { type ProfileFields, type ProfileInput, profileSchema } from "./seekers.schemas.ts";
import type { SeekerService } from "./seekers.service.ts";

/** Files that come along with a save. */
export interface ProfileFiles {
  readonly resume?: Upload | null | undefined;
  readonly photo?: Upload | null | undefined;
}

const LISTS = { jobExperiences: "JOB", internExperiences: "INTERNSHIP", socialExperiences: "SOCIAL" } as const;
type ListName = keyof typeof LISTS;

/** Changing one's own profile. */
export class SeekerProfileService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Changes the given fields of the own profile, together with its files, or nothing at all. A list of experiences that is
   * given replaces the one there is. @throws FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED
   */
  async update(actor: MaybeActor, input: ProfileInput, files: ProfileFiles = {}): Promise<SeekerView> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(PROFILE_CHANGES_BY_SEEKER, accountId);
    const fields = checkGiven(profileSchema(this.platform.clock()), input);
    const resume = files.resume && (await receiveUpload(this.platform, accountId, "RESUME", files.resume));
    const photo = files.photo && (await receiveUpload(this.platform, accountId, "PHOTO", files.photo));
    const { jobExperiences, internExperiences, socialExperiences, ...columns } = fields;
    await this.platform.db.transaction(async (tx) => {
      // Of two saves at once the later one waits, and replaces the whole list of the earlier.
      await tx.$queryRaw`select id from seekers where id = ${accountId}::uuid for update`;
      await tx.seeker.update({
        where: { id: accountId },
        data: { ...columns, ...(resume && { resumeFileId: resume.id }), ...(photo && { photoFileId: photo.id }) },
      });
      await replaceExperiences(tx, accountId, { jobExperiences, internExperiences, socialExperiences });
    });
    return this.seekers.own(actor);
  }

  /** Puts a resume (PDF, DOC, DOCX) in the place of the one there is. Applications keep the one they were sent with. */
  uploadResume(actor: MaybeActor, file: Upload): Promise<SeekerView> {
    return this.update(actor, {}, { resume: file });
  }

  /** Puts a photo (PNG, JPEG) in the place of the one there is. */
  uploadPhoto(actor: MaybeActor, file: Upload): Promise<SeekerView> {
    return this.update(actor, {}, { photo: file });
  }

  /** Takes the resume off the profile. @throws FORBIDDEN */
  removeResume(actor: MaybeActor): Promise<SeekerView> {
    return this.#set(actor, { resumeFileId: null });
  }

  /** Takes the photo off the profile. @throws FORBIDDEN */
  removePhoto(actor: MaybeActor): Promise<SeekerView> {
    return this.#set(actor, { photoFileId: null });
  }

  async #set(actor: MaybeActor, data: Prisma.SeekerUncheckedUpdateInput): Promise<SeekerView> {
    const { accountId } = requireSeeker(actor);
    await this.platform.db.prisma.seeker.update({ where: { id: accountId }, data, select: { id: true } });
    return this.seekers.own(actor);
  }
}

async function replaceExperiences(
  tx: Transaction,
  seekerId: string,
  lists: { [Name in ListName]?: ProfileFields[Name] | undefined },
): Promise<void> {
  const kinds: ExperienceKind[] = [];
  const data: Prisma.ExperienceCreateManyInput[] = [];
  for (const [name, kind] of Object.entries(LISTS) as [ListName, ExperienceKind][]) {
    const list = lists[name];
    if (!list) continue;
    kinds.push(kind);
    data.push(...list.map((entry, position) => ({ ...entry, seekerId, kind, position })));
  }
  if (kinds.length === 0) return;
  await tx.experience.deleteMany({ where: { seekerId, kind: { in: kinds } } });
  await tx.experience.createMany({ data });
}
