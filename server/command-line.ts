import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import type { AuditedAct } from "../shared/security-events.ts";
import { insertEvents } from "./audit/audit.store.ts";
import { actByCommand } from "./audit/audit-log.ts";
import { type Config, readConfig } from "./config.ts";
import { closePlatform, createPlatform } from "./create-platform.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { createLogger } from "./platform/logging/log.ts";
import type { Platform } from "./platform/platform.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { createServices, type Services } from "./services/services.ts";

/** The settings of the environment and of `.env`. */
function readSettings(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readConfig(process.env);
}

/** As whom the audit log names who works on the command line. */
export function commandLineUser(): string {
  try {
    return `command line: ${userInfo().username}`;
  } catch {
    // In a container the process may run as a user that the system has no name for.
    return `command line: user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** What a command that works on the database alone is given. */
export interface DatabaseCommand {
  readonly config: Config;
  readonly db: Database;
  /** Writes into the audit log that this was done from here. */
  readonly record: (operation: AuditedAct) => Promise<void>;
}

/** Runs a command on the database, however long its statements take. `isKnown`: whether a mistake is told by its sentence alone. */
export async function runOnDatabase(
  run: (command: DatabaseCommand) => Promise<void>,
  isKnown: (error: unknown) => boolean = () => false,
): Promise<void> {
  const config = readSettings();
  const database = await prepareDatabase(config);
  const db = openDatabase(database.url, { statementSeconds: 0 });
  const record = (operation: AuditedAct) =>
    insertEvents(db, [{ ...actByCommand(operation, commandLineUser()), createdAt: new Date() }]);
  await told(() => run({ config, db, record }), isKnown);
  await db.close();
  await database.stop();
}

/** What a command that asks the services is given. */
export interface ServicesCommand {
  readonly platform: Platform;
  readonly services: Services;
  /** As whom the audit log names who runs it. */
  readonly by: string;
}

/** Runs a command on the services. `isKnown`: whether a mistake is told by its sentence alone. */
export async function runOnServices(
  run: (command: ServicesCommand) => Promise<void>,
  isKnown: (error: unknown) => boolean,
): Promise<void> {
  const config = readSettings();
  const database = await prepareDatabase(config);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log: createLogger("error") });
  const services = createServices(platform, config);
  await told(() => run({ platform, services, by: commandLineUser() }), isKnown);
  await services.assistant.close();
  await services.auditLog.flush();
  await closePlatform(platform);
  await database.stop();
}

/** Runs `work`; what went wrong is said, and the process then ends with 1. */
async function told(work: () => Promise<void>, isKnown: (error: unknown) => boolean): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isKnown(error) && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
