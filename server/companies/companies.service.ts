import { companyPath } from "../../shared/public-paths.ts";
import type { JobView } from "../jobs/job.store.ts";
import { viewerSeeker } from "../jobs/jobs.service.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { cleanText, requireId } from "../platform/validation.ts";
import type { CompanyProfile } from "./companies.types.ts";
import { type CompanyName, findCompany, listCompanyJobs } from "./company.store.ts";

const NOT_FOUND = "Company not found.";

/** Provides the public view of companies. */
export class CompanyService {
  constructor(private readonly platform: Platform) {}

  /** Returns the company of a slug; a former slug finds it, too. Public. @throws NOT_FOUND */
  get(slug: string): Promise<CompanyProfile> {
    return this.#find({ slug: cleanText(slug) });
  }

  /** Returns the company of an id. Public. @throws NOT_FOUND */
  getById(id: string): Promise<CompanyProfile> {
    return this.#find({ id: requireId(id, NOT_FOUND) });
  }

  async #find(name: CompanyName): Promise<CompanyProfile> {
    const company = await findCompany(this.platform.db.replicated, name);
    if (!company) throw new AppError("NOT_FOUND", NOT_FOUND);
    return company;
  }

  /** Lists a company's open jobs, newest first. Public. @throws BAD_USER_INPUT */
  jobs(actor: MaybeActor, companyId: string, page: PageInput): Promise<Page<JobView>> {
    return listCompanyJobs(this.platform.db.replicated, companyId, viewerSeeker(actor), page);
  }

  /** Returns the URL of a company's public page. */
  publicUrl({ slug }: Pick<CompanyProfile, "slug">): string {
    return this.platform.publicUrl + companyPath(slug);
  }
}
