import { JOB_TEXTS } from "../../shared/jobs.ts";
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
import { requireId } from "../platform/validation.ts";

/** Addresses of one file. */
const SIZE = 10_000;
/** What is counted over all open jobs is counted once in this time, whoever asks. */
const REMEMBERED_MS = 300_000;

interface SitemapPart extends ListPart {
  readonly kind: "jobs" | "companies" | "lists";
}

/** What search engines are told to look at. */
export class SitemapService {
  readonly #counted = new Map<string, { readonly until: number; readonly found: Promise<unknown> }>();

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** The files that there are. */
  parts(): Promise<SitemapPart[]> {
    return this.#once("parts", () => this.#findParts());
  }

  /** The open jobs of one file. @throws NOT_FOUND */
  jobs(from: string) {
    return listJobsFrom(this.platform.db.replicated, requireId(from, JOB_TEXTS.notFound), SIZE);
  }

  /** The companies with open jobs of one file. */
  companies(from: string) {
    return listHiringCompanies(this.platform.db.replicated, from, SIZE);
  }

  /** The places, or titles, that have a page of their own; half a file. */
  lists(by: SharedBy) {
    return this.#once(by, () => findSharedSlugs(this.platform.db.replicated, by, MIN_SHARED, SIZE / 2));
  }

  #once<Found>(what: string, find: () => Promise<Found>): Promise<Found> {
    const known = this.#counted.get(what);
    if (known && performance.now() < known.until) return known.found as Promise<Found>;
    const found = find();
    this.#counted.set(what, { until: performance.now() + REMEMBERED_MS, found });
    // What failed is counted again.
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
