import type { WaitingMessage } from "./outbox-storage.ts";

/** An unsent message as displayed. */
export interface Pending extends WaitingMessage {
  /**
   * "waiting": the server could not be reached, and it will be retried. "refused": by the server, for the reason in
   * `problem`.
   */
  readonly state: "sending" | "waiting" | "refused";
}

/** Returns the list without the messages that have arrived. */
export const without = (list: readonly Pending[], clientIds: ReadonlySet<string>): readonly Pending[] =>
  list.some(({ clientId }) => clientIds.has(clientId)) ? list.filter(({ clientId }) => !clientIds.has(clientId)) : list;
