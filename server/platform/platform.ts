import type { Database } from "./database.ts";
import type { Events } from "./events.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Limits } from "./limits.ts";
import type { Logger } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";

/** What every service stands on, wired in `app.ts`. */
export interface Platform {
  readonly db: Database;
  readonly events: Events;
  readonly mail: Mailer;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly log: Logger;
  /** Now; tests may move it. */
  readonly clock: () => Date;
  /** Origin under which people reach the product, for links in mails. */
  readonly publicUrl: string;
}
