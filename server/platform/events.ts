/** What happened, by ids only: readers load what they may see. */
export interface Event {
  readonly type: string;
  readonly [id: string]: string | number | boolean | null;
}

/**
 * The bus. A topic is an address: `account:<id>` or `conversation:<id>`, never a crowd with a filter.
 * Local listeners hear at once; other nodes over the configured bus (DESIGN.md section 9).
 */
export interface Events {
  /** Tells the topic's listeners on every node. Never throws: a lost bus does not fail the act that it tells of. */
  publish(topic: string, event: Event): void;
  /** Calls `listener` for each event of the topic, until the returned function is called. */
  subscribe(topic: string, listener: (event: Event) => void): () => void;
  /** Calls `listener` whenever the bus was lost and is back: readers catch up on what they missed. */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}
