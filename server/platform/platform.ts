import type { Events } from "./bus/events.ts";
import type { Database } from "./database/database.ts";
import type { TxtLookup } from "./dns/txt-records.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Logger } from "./logging/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Limits } from "./rate-limits/rate-limits.ts";

/** The infrastructure that every service depends on, wired in `app.ts`. */
export interface Platform {
  readonly db: Database;
  readonly events: Events;
  readonly mail: Mailer;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly txtRecords: TxtLookup;
  readonly log: Logger;
  /** Returns the current time; replaceable in tests. */
  readonly clock: () => Date;
  /** Public origin of the site, for links in mails. */
  readonly publicUrl: string;
  /** Whether unverified companies are limited to a few open jobs and to their own applicants. */
  readonly holdsUnverified: boolean;
}
