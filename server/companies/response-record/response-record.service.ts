import { stringify } from "csv-stringify/sync";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { companyPath } from "../../../shared/public-paths.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CompanyProfile } from "../companies.types.ts";
import { type ResponseFigures, readAnonymousEvents, readResponseFigures } from "./response-record.store.ts";
import type { ResponseRecord } from "./response-record.types.ts";

/** Below this sample size, numbers say little about a company and much about a person. */
const LEAST_SAMPLE = 20;

const FORMULA =
  "The share of applications that were accepted or rejected, on time or late, among those whose response deadline passed within the last 365 days. Applications withdrawn before then are left out. The median counts whole days (UTC) from the application to its first decision that was not undone immediately. " +
  "An interim response, such as an invitation to an interview, is not a decision. If it is given in time, it renews the deadline, and the application is counted separately until then.";

const COLUMNS = ["application", "event", "day", "together"];

/** How old the records next to jobs may be, and of how many companies they are cached. */
const RECENT_MS = 10 * 60_000;
const RECENT_COMPANIES = 10_000;

type RecordedCompany = Pick<CompanyProfile, "id" | "slug">;

/** Publishes how companies keep their promise to answer, in a verifiable way. */
export class ResponseRecordService {
  /** A page of jobs asks for all its companies in one statement, and only for those not cached. */
  readonly #recent = new DataLoader<string, ResponseFigures | null>(
    async (ids) => {
      const figures = await readResponseFigures(this.platform.db.replicated, ids, this.platform.clock());
      const found = new Map(figures.map((one) => [one.companyId, one]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cacheMap: new LRUCache({ max: RECENT_COMPANIES, ttl: RECENT_MS }) },
  );

  constructor(private readonly platform: Platform) {}

  /** Returns a company's record; null while its promises have ended for fewer than 20 applications. Public. */
  async get(company: RecordedCompany): Promise<ResponseRecord | null> {
    const [figures] = await readResponseFigures(this.platform.db, [company.id], this.platform.clock());
    return this.#record(company, figures);
  }

  /** Returns the record to show next to a job of a company: as `get`, but up to 10 minutes old. Public. */
  async recent(company: RecordedCompany): Promise<ResponseRecord | null> {
    return this.#record(company, await this.#recent.load(company.id));
  }

  #record({ slug }: RecordedCompany, figures: ResponseFigures | null | undefined): ResponseRecord | null {
    if (!figures || figures.sample < LEAST_SAMPLE || figures.since === null) return null;
    const { sample, answered, since } = figures;
    const eventsUrl = `${this.platform.publicUrl}${companyPath(slug)}/answers.csv`;
    return { ...figures, since, shareAnswered: answered / sample, formula: FORMULA, eventsUrl };
  }

  /** Returns the events behind the record, as CSV. Public. @throws NOT_FOUND where there is no record */
  async events(company: RecordedCompany): Promise<string> {
    if (!(await this.get(company))) throw new AppError("NOT_FOUND", "This company has no response record yet.");
    const events = await readAnonymousEvents(this.platform.db, company.id, this.platform.clock());
    return stringify(events, { header: true, columns: COLUMNS, cast: { boolean: (value) => (value ? "yes" : "no") } });
  }
}
