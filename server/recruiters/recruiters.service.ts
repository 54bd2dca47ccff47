import type { MaybeActor } from "../platform/actor.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { refuseVerifiedName, renameVerified } from "../platform/company-verification/verified-names.store.ts";
import { AppError } from "../platform/errors.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { checkGiven } from "../platform/validation.ts";
import { CHANGES_OF_COMPANY } from "./recruiters.rate-limits.ts";
import { type CompanyInput, companySchema } from "./recruiters.schemas.ts";
import { findRecruiter, updateCompany } from "./recruiters.store.ts";
import type { Recruiter } from "./recruiters.types.ts";
import { queueCompanyRefresh } from "./refresh-company-of-jobs.task.ts";

/** The profile of a recruiter's company. */
export class RecruiterService {
  constructor(private readonly platform: Platform) {}

  /** The acting recruiter with the current company. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<Recruiter> {
    const found = await findRecruiter(this.platform.db, requireMember(actor, "SEE_JOBS"));
    if (!found) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return found;
  }

  /**
   * Changes the given fields of the company's profile, together with the logo, or nothing at all. The jobs' copies of name and
   * size follow in the background. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED
   */
  async update(actor: MaybeActor, input: CompanyInput, logo?: Upload | null): Promise<Recruiter> {
    const { accountId, companyId } = requireMember(actor, "CHANGE_COMPANY");
    await this.platform.limits.take(CHANGES_OF_COMPANY, companyId);
    const { companyName, companyLocation, companySize, companyDescription, companyWebsite, ...rest } = checkGiven(
      companySchema,
      input,
    );
    const changes = {
      ...rest,
      ...(companyName !== undefined && { name: companyName }),
      ...(companyLocation !== undefined && { location: companyLocation }),
      ...(companySize !== undefined && { size: companySize }),
      ...(companyDescription !== undefined && { description: companyDescription }),
      ...(companyWebsite !== undefined && { website: companyWebsite }),
    };
    if (companyName !== undefined) await refuseVerifiedName(this.platform.db, companyName, companyId);
    const stored = logo && (await receiveUpload(this.platform, accountId, "LOGO", logo));
    await this.platform.db.transaction(async (tx) => {
      await updateCompany(tx, companyId, { ...changes, ...(stored && { logoFileId: stored.id }) });
      if (companyName !== undefined) await renameVerified(tx, companyId, companyName);
      await recordCompanyEvents(tx, [{ companyId, kind: "CHANGED", actorId: accountId }]);
      if (companyName !== undefined || companySize !== undefined) await queueCompanyRefresh(tx, companyId);
    });
    return this.own(actor);
  }

  /** Puts a logo (PNG, JPEG) in the place of the one there is. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE, and as `update` */
  uploadLogo(actor: MaybeActor, logo: Upload): Promise<Recruiter> {
    return this.update(actor, {}, logo);
  }

  /** Takes the logo away. @throws UNAUTHENTICATED, FORBIDDEN */
  async removeLogo(actor: MaybeActor): Promise<Recruiter> {
    const { accountId, companyId } = requireMember(actor, "CHANGE_COMPANY");
    await this.platform.db.transaction(async (tx) => {
      await updateCompany(tx, companyId, { logoFileId: null });
      await recordCompanyEvents(tx, [{ companyId, kind: "CHANGED", actorId: accountId }]);
    });
    return this.own(actor);
  }
}
