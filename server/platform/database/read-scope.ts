import { AsyncLocalStorage } from "node:async_hooks";

/** What the work under way has to see of what was written. Work without a scope sees all of it. */
export interface ReadScope {
  /** Whether it is known to change nothing. Until then it sees all that was written, its own changes among it. */
  onlyReads: boolean;
  /** Whether it has changed something, as far as that is known. */
  wrote: boolean;
  /** It sees what was written until this moment (milliseconds since 1970); infinite: all. */
  seesUntil: number;
  /** Which replica has answered it: one copy answers all of its reads, so that no later one is older. */
  replica?: object | undefined;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Does work that need not see all that was written. */
export const inReadScope = <T>(scope: ReadScope, work: () => T): T => scopes.run(scope, work);

export const currentReadScope = (): ReadScope | undefined => scopes.getStore();

/** Says that the work under way, or what it does from here on, changes nothing. */
export function noteOnlyReads(): void {
  const scope = scopes.getStore();
  if (scope) scope.onlyReads = true;
}

/** Says that the work under way changes something: from here on it sees all that was written. */
export function noteWrite(): void {
  const scope = scopes.getStore();
  if (!scope) return;
  scope.wrote = true;
  scope.seesUntil = Number.POSITIVE_INFINITY;
}
