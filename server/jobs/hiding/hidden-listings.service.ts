import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { requireId } from "../../platform/validation.ts";
import { HIDING_BY_SEEKER } from "../jobs.rate-limits.ts";
import type { JobService } from "../jobs.service.ts";
import {
  deleteHidden,
  hidesReposts,
  insertHidden,
  isCompany,
  type Listing,
  listHidden,
  setHidesReposts,
} from "./hidden-listings.store.ts";
import type { HiddenListing, ListingInput, ListingPayload } from "./hidden-listings.types.ts";

/** Each search reads all of them. */
export const MAX_HIDDEN = 1000;
const NO_COMPANY = "Company not found.";

/** Hides jobs and companies from a seeker's searches, suggestions and alerts, but not from their saved and applied jobs. */
export class HiddenListingService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** Lists what the acting seeker has hidden, the latest first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<HiddenListing>> {
    return listHidden(this.platform.db, requireSeeker(actor).accountId, page);
  }

  /** Whether the acting seeker hides jobs that were posted more than once. @throws UNAUTHENTICATED, FORBIDDEN */
  hidesReposts(actor: MaybeActor): Promise<boolean> {
    return hidesReposts(this.platform.db, requireSeeker(actor).accountId);
  }

  /**
   * Hides a job, a company with all of its jobs, or all jobs that were posted more than once; idempotent. @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND,
   * RATE_LIMITED, CONFLICT when too much is hidden
   */
  async hide(actor: MaybeActor, input: ListingInput): Promise<ListingPayload> {
    const { accountId } = requireSeeker(actor);
    const listing = requireListing(input);
    const { db, limits } = this.platform;
    await limits.take(HIDING_BY_SEEKER, accountId);
    if ("reposts" in listing) {
      await setHidesReposts(db, accountId, true);
      return payloadOf(listing);
    }
    if ("jobId" in listing) await this.jobs.find(actor, listing.jobId);
    else if (!(await isCompany(db, listing.companyId))) throw new AppError("NOT_FOUND", NO_COMPANY);
    await db.transaction(async (tx) => {
      if ((await insertHidden(tx, accountId, listing)) > MAX_HIDDEN)
        throw new AppError("CONFLICT", "You have hidden 1,000 jobs and companies, the maximum. Show some again first.");
    });
    return payloadOf(listing);
  }

  /** Shows it again; idempotent. @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED */
  async unhide(actor: MaybeActor, input: ListingInput): Promise<ListingPayload> {
    const { accountId } = requireSeeker(actor);
    const listing = requireListing(input);
    await this.platform.limits.take(HIDING_BY_SEEKER, accountId);
    const { db } = this.platform;
    if ("reposts" in listing) await setHidesReposts(db, accountId, false);
    else await deleteHidden(db, accountId, listing);
    return payloadOf(listing);
  }
}

/** What is hidden or shown: a job, a company, or all jobs that were posted more than once. */
type Hideable = Listing | { readonly reposts: true };

const payloadOf = (listing: Hideable): ListingPayload => ({ jobId: null, companyId: null, reposts: false, ...listing });

function requireListing({ jobId, companyId, reposts }: ListingInput): Hideable {
  if ([jobId, companyId, reposts].filter(Boolean).length !== 1)
    throw invalid({ jobId: "Give one of jobId, companyId and reposts." });
  if (reposts) return { reposts };
  return jobId
    ? { jobId: requireId(jobId, JOB_TEXTS.notFound) }
    : { companyId: requireId(companyId ?? "", NO_COMPANY) };
}
