/** Limits for clients that use sockets. */
export interface SocketLimits {
  /** Maximum bytes of a message from a client: the longest document, in any script, with variables. */
  readonly messageBytes: number;
  /** Messages that a client may send in a burst, and then per second. */
  readonly messagesBurst: number;
  readonly messagesPerSecond: number;
  /** Concurrent operations per socket. */
  readonly operations: number;
  /** Concurrent sockets per account on this node: tabs and devices. */
  readonly socketsPerAccount: number;
  /** Concurrent admissions of clients, and the number that may be queued for it; others are told to retry shortly. */
  readonly concurrentAdmissions: number;
  readonly admissionQueue: number;
  /** Milliseconds within which a client must authenticate. */
  readonly initMs: number;
  /**
   * A client that sends nothing for this many milliseconds is pinged at the end of the next such period, before proxies
   * close the connection as idle, and disconnected if it does not respond within another.
   */
  readonly keepAliveMs: number;
  /**
   * Milliseconds between checks that sessions are still active; nodes are usually notified immediately when one ends.
   */
  readonly sessionCheckMs: number;
  /** Maximum bytes buffered for a slow reader before it is dropped. */
  readonly bufferedBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messageBytes: 256 * 1024,
  messagesBurst: 200,
  messagesPerSecond: 20,
  operations: 50,
  socketsPerAccount: 30,
  concurrentAdmissions: 50,
  admissionQueue: 2000,
  initMs: 5000,
  keepAliveMs: 12_500,
  sessionCheckMs: 30_000,
  bufferedBytes: 1024 * 1024,
};

/** Close codes: 44xx are those of the graphql-transport-ws protocol; clients retry after 1013, not after 4401. */
export const CLOSE = {
  badRequest: 4400,
  unauthenticated: 4401,
  tooManySockets: 1013,
  tryAgain: 1013,
  flood: 1008,
  goingAway: 1001,
  broken: 4500,
} as const;
