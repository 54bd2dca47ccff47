import { AsyncLocalStorage } from "node:async_hooks";

/** How fresh the reads of the current work must be. Work without a scope sees all writes. */
export interface ReadScope {
  /** Whether it is known to change nothing. Until then it sees all writes, including its own. */
  onlyReads: boolean;
  /** Whether it is known to have changed something. */
  wrote: boolean;
  /** It sees everything written until this time (milliseconds since 1970); infinite: everything. */
  seesUntil: number;
  /** The replica in use: one replica answers all reads, so that no later read is older. */
  replica?: object | undefined;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Runs work that need not see all writes. */
export const inReadScope = <T>(scope: ReadScope, work: () => T): T => scopes.run(scope, work);

export const currentReadScope = (): ReadScope | undefined => scopes.getStore();

/** Declares that the current work changes nothing from here on. */
export function noteOnlyReads(): void {
  const scope = scopes.getStore();
  if (scope) scope.onlyReads = true;
}

/** Declares that the current work changes something: from here on it sees all writes. */
export function noteWrite(): void {
  const scope = scopes.getStore();
  if (!scope) return;
  scope.wrote = true;
  scope.seesUntil = Number.POSITIVE_INFINITY;
}
