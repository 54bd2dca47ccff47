/** What one client may ask of the server through sockets. */
export interface SocketLimits {
  /** Bytes of one message from a client: the longest document, in any script, with variables. */
  readonly messageBytes: number;
  /** Messages that a client may send at once, and then each second. */
  readonly messagesBurst: number;
  readonly messagesPerSecond: number;
  /** Operations open at one time on a socket. */
  readonly operations: number;
  /** Sockets open at one time for an account on this node: tabs and devices. */
  readonly socketsPerAccount: number;
  /** Clients that are let in at one time, and that may wait for it: one more is asked to try again in a moment. */
  readonly admittedAtOnce: number;
  readonly waitingForAdmission: number;
  /** Milliseconds until the client must have said who it is. */
  readonly initMs: number;
  /** Milliseconds between pings; a client that leaves one unanswered until the next is gone. */
  readonly pingMs: number;
  /** Milliseconds between looks whether the session still lives; its end is usually heard of at once. */
  readonly sessionCheckMs: number;
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly bufferedBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messageBytes: 256 * 1024,
  messagesBurst: 200,
  messagesPerSecond: 20,
  operations: 50,
  socketsPerAccount: 30,
  admittedAtOnce: 50,
  waitingForAdmission: 2000,
  initMs: 5000,
  pingMs: 15_000,
  sessionCheckMs: 30_000,
  bufferedBytes: 1024 * 1024,
};

/** Close codes: 44xx are those of the graphql-transport-ws protocol; a client tries again after 1013, not after 4401. */
export const CLOSE = {
  badRequest: 4400,
  unauthenticated: 4401,
  tooManySockets: 1013,
  tryAgain: 1013,
  flood: 1008,
  goingAway: 1001,
  broken: 4500,
} as const;
