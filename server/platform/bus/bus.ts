/** Transports messages between nodes. */
export interface Bus {
  /** Maximum size of a message in bytes. */
  readonly maxBytes: number;
  /** Whether messages can currently be sent and received. */
  readonly up: boolean;
  /** Sends messages to all nodes, in order. Rejects if the bus is down; some may have been sent then. */
  send(messages: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Receives the messages of the bus. */
export interface BusListener {
  onMessage(message: string): void;
  /** Called when the bus is up: for the first time, or again after a loss. */
  onUp(): void;
}
