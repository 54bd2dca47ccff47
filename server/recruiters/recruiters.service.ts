import { z } from "zod";
import { RECRUITER_TEXTS } from "../../shared/validation/recruiter-texts.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { refuseVerifiedName, renameVerified } from "../platform/company-verification/verified-names.store.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import { requireUnchanged } from "../platform/unchanged-since.ts";
import { check, checkGiven } from "../platform/validation.ts";
import { CHANGES_OF_COMPANY, CHANGES_OF_SLUG } from "./recruiters.rate-limits.ts";
import { type CompanyInput, companySchema, companySlug } from "./recruiters.schemas.ts";
import { findRecruiter, findSlug, lockProfile, updateCompany, updateSlug } from "./recruiters.store.ts";
import type { Recruiter } from "./recruiters.types.ts";
import { queueCompanyRefresh } from "./refresh-company-of-jobs.task.ts";

/** Manages the profile of a recruiter's company. */
export class RecruiterService {
  constructor(private readonly platform: Platform) {}

  /** Returns the acting recruiter with the current company. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<Recruiter> {
    const found = await findRecruiter(this.platform.db, requireMember(actor, "SEE_JOBS"));
    if (!found) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return found;
  }

  /**
   * Updates the given fields of the company's profile, together with the logo, or nothing. The copies of name and size
   * in jobs are updated in the background. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, FILE_TOO_LARGE,
   * UNSUPPORTED_FILE, RATE_LIMITED, CONFLICT when it has changed since `unchangedSince`
   */
  async update(
    actor: MaybeActor,
    { unchangedSince, ...input }: CompanyInput,
    logo?: Upload | null,
  ): Promise<Recruiter> {
    const owner = requireMember(actor, "CHANGE_COMPANY");
    const { accountId, companyId } = owner;
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
    const slug = await this.#newSlug(companyId, input.slug);
    const stored = logo && (await receiveUpload(this.platform, accountId, "LOGO", logo));
    await this.platform.db.transaction(async (tx) => {
      const before = await lockProfile(tx, companyId);
      await requireStillAllowed(tx, owner, "CHANGE_COMPANY");
      requireUnchanged(before, unchangedSince);
      await updateCompany(tx, companyId, { ...changes, ...(stored && { logoFileId: stored.id }) });
      if (slug && !(await updateSlug(tx, companyId, slug))) throw invalid({ slug: RECRUITER_TEXTS.slugTaken });
      if (companyName !== undefined) await renameVerified(tx, companyId, companyName);
      await recordCompanyEvents(tx, [{ companyId, kind: "CHANGED", actorId: accountId }]);
      if (companyName !== undefined || companySize !== undefined) await queueCompanyRefresh(tx, companyId);
    });
    return this.own(actor);
  }

  /**
   * Returns the new slug, null if it is the current one, and counts the change. @throws BAD_USER_INPUT, RATE_LIMITED
   */
  async #newSlug(companyId: string, input: string | null | undefined): Promise<string | null> {
    if (input === undefined || input === null) return null;
    // A generated slug may be longer than a chosen one.
    if (input === (await findSlug(this.platform.db, companyId))) return null;
    const { slug } = check(z.object({ slug: companySlug }), { slug: input });
    await this.platform.limits.take(CHANGES_OF_SLUG, companyId);
    return slug;
  }

  /** Replaces the logo (PNG, JPEG). @throws FILE_TOO_LARGE, UNSUPPORTED_FILE, and as `update` */
  uploadLogo(actor: MaybeActor, logo: Upload): Promise<Recruiter> {
    return this.update(actor, {}, logo);
  }

  /** Removes the logo. @throws UNAUTHENTICATED, FORBIDDEN */
  async removeLogo(actor: MaybeActor): Promise<Recruiter> {
    const owner = requireMember(actor, "CHANGE_COMPANY");
    const { accountId, companyId } = owner;
    await this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, owner, "CHANGE_COMPANY");
      await updateCompany(tx, companyId, { logoFileId: null });
      await recordCompanyEvents(tx, [{ companyId, kind: "CHANGED", actorId: accountId }]);
    });
    return this.own(actor);
  }
}
