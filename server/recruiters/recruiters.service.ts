import type { CompanySize } from "../generated/prisma/enums.ts";
import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { checkGiven } from "../platform/validation.ts";
import { PROFILE_CHANGES_BY_RECRUITER } from "./recruiters.rate-limits.ts";
import { type CompanyInput, companySchema } from "./recruiters.schemas.ts";
import { queueCompanyRefresh } from "./recruiters.tasks.ts";

/** A company profile, as its recruiter sees it. Absent text is "". */
export interface RecruiterView {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly companyName: string;
  readonly companyLocation: string;
  readonly industry: string;
  readonly companySize: CompanySize;
  readonly companyDescription: string;
  readonly companyWebsite: string;
  readonly linkedin: string;
  /** Empty without a logo. */
  readonly logoUrl: string;
  readonly logoName: string | null;
}

/** Files that come along with a save. */
export interface CompanyFiles {
  readonly logo?: Upload | null | undefined;
}

/** The recruiter's company profile. */
export class RecruiterService {
  constructor(private readonly platform: Platform) {}

  /** The acting recruiter's profile. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<RecruiterView> {
    const { accountId } = requireRecruiter(actor);
    const found = await this.platform.db.prisma.recruiter.findUnique({
      where: { id: accountId },
      include: { account: { select: { email: true } }, logo: true },
      omit: { logoFileId: true, updatedAt: true },
    });
    if (!found) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    const { account, logo, ...profile } = found;
    return {
      ...profile,
      email: account.email,
      logoUrl: logo ? fileUrl(logo.storageKey, logo.name) : "",
      logoName: logo?.name ?? null,
    };
  }

  /**
   * Changes the given fields of the own profile, together with the logo, or nothing at all. The jobs' copies of name and
   * size follow in the background. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED
   */
  async update(actor: MaybeActor, input: CompanyInput, { logo }: CompanyFiles = {}): Promise<RecruiterView> {
    const { accountId } = requireRecruiter(actor);
    await this.platform.limits.take(PROFILE_CHANGES_BY_RECRUITER, accountId);
    const fields = checkGiven(companySchema, input);
    const stored = logo && (await receiveUpload(this.platform, accountId, "LOGO", logo));
    await this.platform.db.transaction(async (tx) => {
      await tx.recruiter.update({
        where: { id: accountId },
        data: { ...fields, ...(stored && { logoFileId: stored.id }) },
        select: { id: true },
      });
      if (fields.companyName !== undefined || fields.companySize !== undefined)
        await queueCompanyRefresh(tx, accountId);
    });
    return this.own(actor);
  }

  /** Puts a logo (PNG, JPEG) in the place of the one there is. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE, and as `update` */
  uploadLogo(actor: MaybeActor, logo: Upload): Promise<RecruiterView> {
    return this.update(actor, {}, { logo });
  }

  /** Takes the logo away. @throws UNAUTHENTICATED, FORBIDDEN */
  async removeLogo(actor: MaybeActor): Promise<RecruiterView> {
    const { accountId } = requireRecruiter(actor);
    await this.platform.db.prisma.recruiter.update({ where: { id: accountId }, data: { logoFileId: null } });
    return this.own(actor);
  }
}
