import { requireRecentLogin } from "../accounts/factors/reauthentication.service.ts";
import { findCompaniesRequiringFactor } from "../accounts/factors/withholding-companies.store.ts";
import { type AuditLog, actBy } from "../audit/audit-log.ts";
import type { Role } from "../generated/prisma/enums.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { ArchivedFile } from "../platform/files/zip.ts";
import type { Platform } from "../platform/platform.ts";
import { accountParts, uploadsOf } from "./account-export.store.ts";
import { EXPORTS_BY_ACCOUNT } from "./privacy.rate-limits.ts";
import { recruiterParts } from "./recruiter-export.store.ts";
import { seekerParts } from "./seeker-export.store.ts";

/** How to meet a company's second-factor requirement. */
export const SHOW_IT = "Add a passkey or an authenticator app in your settings, or log in again with yours.";

/**
 * "Download my data": exports everything that an account provided or created here, as JSON and as the files it
 * uploaded.
 */
export class DataExportService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Yields the files of the acting account's archive, each read when it is needed.
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, RATE_LIMITED
   */
  async files(actor: MaybeActor): Promise<AsyncIterable<ArchivedFile>> {
    const account = await requireRecentLogin(this.platform, actor);
    const { accountId, role } = account;
    const { db, clock } = this.platform;
    // The archive contains notes, decisions and drafts.
    const [withholding] = await findCompaniesRequiringFactor(db, account, clock());
    if (withholding)
      throw new AppError(
        "STRONGER_LOG_IN_REQUIRED",
        `${withholding.name} requires a second factor of its members, and your work for it is in the archive. ${SHOW_IT}`,
      );
    await this.platform.limits.take(EXPORTS_BY_ACCOUNT, accountId);
    this.auditLog.note(actBy(account, "DATA_DOWNLOADED"));
    return this.#files(accountId, role);
  }

  async *#files(id: string, role: Role): AsyncGenerator<ArchivedFile> {
    const { db, files, clock } = this.platform;
    const ofRole = role === "SEEKER" ? seekerParts(db, id, clock()) : recruiterParts(db, id);
    const parts = { ...accountParts(db, id), ...ofRole };
    for (const [path, read] of Object.entries(parts)) yield { path, packed: false, content: () => json(read()) };
    for await (const { id: fileId, name, storageKey } of uploadsOf(db, id)) {
      yield {
        path: `files/${fileId}-${name.replace(/[/\\]/g, "_")}`,
        packed: true,
        async *content() {
          for await (const chunk of (await files.get(storageKey)) ?? []) yield new Uint8Array(chunk);
        },
      };
    }
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const pretty = (value: object) =>
  JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part), 2);

/** Serialises one object, or a list that is streamed as it is read. */
async function* json(read: Promise<object> | AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  if (!(Symbol.asyncIterator in read)) return yield bytes(pretty(await read));
  let before = "[\n";
  for await (const row of read) {
    yield bytes(before + pretty(row));
    before = ",\n";
  }
  yield bytes(before === "[\n" ? "[]\n" : "\n]\n");
}
