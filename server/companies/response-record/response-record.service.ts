import { stringify } from "csv-stringify/sync";
import { companyPath } from "../../../shared/public-paths.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CompanyProfile } from "../companies.types.ts";
import { readAnonymousEvents, readResponseFigures } from "./response-record.store.ts";
import type { ResponseRecord } from "./response-record.types.ts";

/** Below this sample size, numbers say little about a company and much about a person. */
const LEAST_SAMPLE = 20;

const FORMULA =
  "Of all applications whose promised day was over within the last 365 days, but for those withdrawn before: the share that was accepted or rejected, on time or late. The median counts whole days (UTC) from the application to its first decision that was not undone immediately. " +
  "An interim response, such as an invitation to an interview, is not a decision: given in time, it renews the promised day, and until that day the application is counted separately.";

const COLUMNS = ["application", "event", "day", "together"];

/** Publishes how companies keep their promise to answer, in a verifiable way. */
export class ResponseRecordService {
  constructor(private readonly platform: Platform) {}

  /** Returns a company's record; null while its promises have ended for fewer than 20 applications. Public. */
  async get({ id, slug }: Pick<CompanyProfile, "id" | "slug">): Promise<ResponseRecord | null> {
    const figures = await readResponseFigures(this.platform.db, id, this.platform.clock());
    const { sample, answered, since } = figures;
    if (sample < LEAST_SAMPLE || since === null) return null;
    const eventsUrl = `${this.platform.publicUrl}${companyPath(slug)}/answers.csv`;
    return { ...figures, since, shareAnswered: answered / sample, formula: FORMULA, eventsUrl };
  }

  /** Returns the events behind the record, as CSV. Public. @throws NOT_FOUND where there is no record */
  async events(company: Pick<CompanyProfile, "id" | "slug">): Promise<string> {
    if (!(await this.get(company))) throw new AppError("NOT_FOUND", "This company has no response record yet.");
    const events = await readAnonymousEvents(this.platform.db, company.id, this.platform.clock());
    return stringify(events, { header: true, columns: COLUMNS, cast: { boolean: (value) => (value ? "yes" : "no") } });
  }
}
