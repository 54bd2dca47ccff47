import type { WaitingMessage } from "./outbox-storage.ts";

/** A message that has not arrived, as it is shown. */
export interface Pending extends WaitingMessage {
  /** "waiting": the server could not be reached; it is tried again. "refused": by the server, for what `problem` says. */
  readonly state: "sending" | "waiting" | "refused";
}

/** The list without those that have arrived. */
export const without = (list: readonly Pending[], clientIds: ReadonlySet<string>): readonly Pending[] =>
  list.some(({ clientId }) => clientIds.has(clientId)) ? list.filter(({ clientId }) => !clientIds.has(clientId)) : list;
