import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { checkGiven } from "../platform/validation.ts";
import { PROFILE_CHANGES_BY_RECRUITER } from "./recruiters.rate-limits.ts";
import { type CompanyInput, companySchema } from "./recruiters.schemas.ts";
import { findRecruiter, updateRecruiter } from "./recruiters.store.ts";
import type { Recruiter } from "./recruiters.types.ts";
import { queueCompanyRefresh } from "./refresh-company-of-jobs.task.ts";

/** The recruiter's company profile. */
export class RecruiterService {
  constructor(private readonly platform: Platform) {}

  /** The acting recruiter's profile. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<Recruiter> {
    const { accountId } = requireRecruiter(actor);
    const found = await findRecruiter(this.platform.db, accountId);
    if (!found) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return found;
  }

  /**
   * Changes the given fields of the own profile, together with the logo, or nothing at all. The jobs' copies of name and
   * size follow in the background. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED
   */
  async update(actor: MaybeActor, input: CompanyInput, logo?: Upload | null): Promise<Recruiter> {
    const { accountId } = requireRecruiter(actor);
    await this.platform.limits.take(PROFILE_CHANGES_BY_RECRUITER, accountId);
    const fields = checkGiven(companySchema, input);
    const stored = logo && (await receiveUpload(this.platform, accountId, "LOGO", logo));
    await this.platform.db.transaction(async (tx) => {
      await updateRecruiter(tx, accountId, { ...fields, ...(stored && { logoFileId: stored.id }) });
      if (fields.companyName !== undefined || fields.companySize !== undefined)
        await queueCompanyRefresh(tx, accountId);
    });
    return this.own(actor);
  }

  /** Puts a logo (PNG, JPEG) in the place of the one there is. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE, and as `update` */
  uploadLogo(actor: MaybeActor, logo: Upload): Promise<Recruiter> {
    return this.update(actor, {}, logo);
  }

  /** Takes the logo away. @throws UNAUTHENTICATED, FORBIDDEN */
  async removeLogo(actor: MaybeActor): Promise<Recruiter> {
    const { accountId } = requireRecruiter(actor);
    await updateRecruiter(this.platform.db, accountId, { logoFileId: null });
    return this.own(actor);
  }
}
