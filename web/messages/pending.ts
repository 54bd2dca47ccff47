/** A message on its way, shown before the server has it. */
export interface Pending {
  /** The same for every try, so that a try that did arrive is not doubled by the next. */
  readonly clientId: string;
  readonly content: string;
  readonly sentAt: string;
  readonly state: "sending" | "failed";
  /** Why it failed, in the person's words. */
  readonly problem: string;
  /** Whether it is tried again by itself once the line is back. */
  readonly again: boolean;
}

export const newPending = (content: string): Pending => ({
  clientId: crypto.randomUUID(),
  content,
  sentAt: new Date().toISOString(),
  state: "sending",
  problem: "",
  again: false,
});

/** The list with one entry changed. */
export const change = (list: readonly Pending[], clientId: string, to: Partial<Pending>): readonly Pending[] =>
  list.map((pending) => (pending.clientId === clientId ? { ...pending, ...to } : pending));

/** The list without those that have arrived. */
export const without = (list: readonly Pending[], clientIds: ReadonlySet<string>): readonly Pending[] =>
  list.some(({ clientId }) => clientIds.has(clientId)) ? list.filter(({ clientId }) => !clientIds.has(clientId)) : list;
