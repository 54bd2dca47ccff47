import type { Events } from "./bus/events.ts";
import type { Database } from "./database/database.ts";
import type { TxtLookup } from "./dns/txt-records.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Logger } from "./logging/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Limits } from "./rate-limits/rate-limits.ts";

/** What every service stands on, wired in `app.ts`. */
export interface Platform {
  readonly db: Database;
  readonly events: Events;
  readonly mail: Mailer;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly txtRecords: TxtLookup;
  readonly log: Logger;
  /** Now; tests may move it. */
  readonly clock: () => Date;
  /** Origin under which people reach the product, for links in mails. */
  readonly publicUrl: string;
  /** Whether companies that are not verified are held to few open jobs and to their own applicants. */
  readonly holdsUnverified: boolean;
}
