import { companyPath } from "../../shared/public-addresses.ts";
import type { JobView } from "../jobs/job.store.ts";
import { viewerSeeker } from "../jobs/jobs.service.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { CompanyProfile } from "./companies.types.ts";
import { findCompany, listCompanyJobs } from "./company.store.ts";

/** Companies as everybody may see them. */
export class CompanyService {
  constructor(private readonly platform: Platform) {}

  /** The company of a slug; an old slug finds it, too, under its new one. Anyone may look. @throws NOT_FOUND */
  async get(slug: string): Promise<CompanyProfile> {
    const company = await findCompany(this.platform.db, slug);
    if (!company) throw new AppError("NOT_FOUND", "Company not found.");
    return company;
  }

  /** A company's open jobs, the newest first. Anyone may look. @throws BAD_USER_INPUT */
  jobs(actor: MaybeActor, companyId: string, page: PageInput): Promise<Page<JobView>> {
    return listCompanyJobs(this.platform.db, companyId, viewerSeeker(actor), page);
  }

  /** The address of a company's public page. */
  publicUrl({ slug }: Pick<CompanyProfile, "slug">): string {
    return this.platform.publicUrl + companyPath(slug);
  }
}
