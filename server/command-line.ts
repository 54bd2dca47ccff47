import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { AuditedAction } from "../shared/security-events.ts";
import { insertEvents } from "./audit/audit.store.ts";
import { commandActionEvent } from "./audit/audit-log.ts";
import { type Config, readConfig } from "./config.ts";
import { closePlatform, createPlatform } from "./create-platform.ts";
import { DataFolderInUse } from "./development/embedded-postgres.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { AppError } from "./platform/errors.ts";
import { createLogger } from "./platform/logging/log.ts";
import { isOfFileSystem, messageOf, OperatorError } from "./platform/operator-error.ts";
import { packageRoot } from "./platform/package-root.ts";
import type { Platform } from "./platform/platform.ts";
import { LATER_MIGRATIONS, type PreparedDatabase, prepareDatabase } from "./prepare-database.ts";
import { createServices, type Services } from "./services/services.ts";

/** Reads the settings from the environment and, like `npm start`, from `.env` or the file that ENV_FILE names. */
function readSettings(): Config {
  const file = process.env.ENV_FILE ?? join(packageRoot, ".env");
  if (process.env.ENV_FILE || existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new OperatorError(`The settings cannot be read from ENV_FILE=${file}: ${messageOf(error)}`);
    }
  }
  // The first secret is the server's to store: one that a command invents opens nothing that is stored.
  return readConfig(process.env, false);
}

/** Opens the configured database. */
async function takeDatabase(config: Config): Promise<PreparedDatabase> {
  try {
    const database = await prepareDatabase(config);
    const later = database.laterMigrations;
    if (later.length > 0) console.error(`${LATER_MIGRATIONS} (${later.join(", ")})`);
    return database;
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new OperatorError(`${error.message}\nWith your own PostgreSQL (DATABASE_URL), the server can keep running.`);
  }
}

/** Returns the name under which the audit log records the user of the command line. */
export function commandLineUser(): string {
  try {
    return `command line: ${userInfo().username}`;
  } catch {
    // In a container the process may run as a user that has no name.
    return `command line: user ${process.getuid?.() ?? "unknown"}`;
  }
}

/**
 * Prints how a command is used, and exits: with 0 when that was asked for, otherwise with 1, if the arguments are wrong.
 */
export function requireUsage(usage: string, areRight: boolean): asserts areRight {
  if (process.argv.slice(2).some((arg) => arg === "--help" || arg === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  if (areRight) return;
  console.error(usage);
  process.exit(1);
}

/** The dependencies of a command that needs only the database. */
export interface DatabaseCommand {
  readonly config: Config;
  readonly db: Database;
  /** Records the operation in the audit log as performed from the command line. */
  readonly record: (operation: AuditedAction) => Promise<void>;
}

/** Runs a command on the database without a statement timeout. */
export function runOnDatabase(run: (command: DatabaseCommand) => Promise<void>): Promise<void> {
  return reportErrors(async () => {
    const config = readSettings();
    const database = await takeDatabase(config);
    const db = openDatabase(database.url, { statementSeconds: 0 });
    const record = (operation: AuditedAction) =>
      insertEvents(db, [{ ...commandActionEvent(operation, commandLineUser()), createdAt: new Date() }]);
    try {
      await run({ config, db, record });
    } finally {
      await db.close();
      await database.stop();
    }
  });
}

/** The dependencies of a command that needs the services. */
export interface ServicesCommand {
  readonly platform: Platform;
  readonly services: Services;
  /** The name under which the audit log records the caller. */
  readonly by: string;
}

/** Runs a command on the services. */
export function runOnServices(run: (command: ServicesCommand) => Promise<void>): Promise<void> {
  return reportErrors(async () => {
    const config = readSettings();
    const database = await takeDatabase(config);
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log: createLogger("error") });
    const services = createServices(platform, config);
    try {
      await run({ platform, services, by: commandLineUser() });
    } finally {
      await services.assistant.close();
      await services.auditLog.flush();
      await closePlatform(platform);
      await database.stop();
    }
  });
}

/**
 * Runs the work of a command. An error is printed as a sentence, and the process then exits with 1. If it is not known
 * to be something that the person at the terminal can mend, all that helps to find the fault follows.
 */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  // Whoever reads the output, such as `head`, may have read enough.
  process.stdout.on("error", (error) => {
    if (!("code" in error) || error.code !== "EPIPE") throw error;
  });
  try {
    await work();
  } catch (error) {
    const isKnown = error instanceof OperatorError || error instanceof AppError || isOfFileSystem(error);
    console.error(isKnown ? error.message : `The command failed: ${lastLineOf(error)}`);
    if (!isKnown) console.error(error);
    process.exitCode = 1;
  }
}

/** Returns the line of an error's message that says what happened; those of Prisma begin with the code that failed. */
const lastLineOf = (error: unknown): string => messageOf(error).trim().split("\n").at(-1) ?? "";
