import { JOB_TEXTS } from "../../shared/validation/job-texts.ts";
import { findCompanyParts, listHiringCompanies } from "../companies/company.store.ts";
import { MIN_SHARED } from "../jobs/public/public-jobs.service.ts";
import {
  findJobParts,
  findSharedSlugs,
  type ListPart,
  listJobsFrom,
  type SharedBy,
} from "../jobs/public/public-jobs.store.ts";
import type { Platform } from "../platform/platform.ts";
import { cleanText, requireId } from "../platform/validation.ts";

/** Number of URLs per file. */
const SIZE = 10_000;
/** Counts over all open jobs are cached for this time. */
const REMEMBERED_MS = 300_000;

interface SitemapPart extends ListPart {
  readonly kind: "jobs" | "companies" | "lists";
}

/** Lists the pages for search engines. */
export class SitemapService {
  readonly #counted = new Map<string, { readonly until: number; readonly found: Promise<unknown> }>();

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** Returns the files of the sitemap. */
  parts(): Promise<SitemapPart[]> {
    return this.#once("parts", () => this.#findParts());
  }

  /** Returns the open jobs of one file. @throws NOT_FOUND */
  jobs(from: string) {
    return listJobsFrom(this.platform.db.replicated, requireId(from, JOB_TEXTS.notFound), SIZE);
  }

  /** Returns the companies with open jobs of one file. */
  companies(from: string) {
    return listHiringCompanies(this.platform.db.replicated, cleanText(from), SIZE);
  }

  /** Returns the places, or titles, with a list page; half a file. */
  lists(by: SharedBy) {
    return this.#once(by, () => findSharedSlugs(this.platform.db.replicated, by, MIN_SHARED, SIZE / 2));
  }

  #once<Found>(what: string, find: () => Promise<Found>): Promise<Found> {
    const known = this.#counted.get(what);
    if (known && performance.now() < known.until) return known.found as Promise<Found>;
    const found = find();
    this.#counted.set(what, { until: performance.now() + REMEMBERED_MS, found });
    // A failed count is not cached.
    found.catch(() => this.#counted.delete(what));
    return found;
  }

  async #findParts(): Promise<SitemapPart[]> {
    const { replicated: db } = this.platform.db;
    const jobs = await findJobParts(db, SIZE);
    const companies = await findCompanyParts(db, SIZE);
    const times = jobs.map(({ lastModified }) => lastModified.getTime());
    const lists = jobs.length > 0 ? [{ from: "all", lastModified: new Date(Math.max(...times)) }] : [];
    return Object.entries({ jobs, companies, lists }).flatMap(([kind, parts]) =>
      parts.map((part) => ({ ...part, kind: kind as SitemapPart["kind"] })),
    );
  }
}
