/** What carries messages between nodes. */
export interface Bus {
  /** Most bytes in one message. */
  readonly maxBytes: number;
  /** Whether messages can be sent now and those of others are heard. */
  readonly up: boolean;
  /** Hands messages to all nodes, in order. Rejects when the bus is away; then some may have gone. */
  send(messages: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The node's ear at the bus. */
export interface BusListener {
  onMessage(message: string): void;
  /** The bus is up: for the first time, or again after a loss. */
  onUp(): void;
}
