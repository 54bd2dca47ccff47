/** Limits of legacy clients' sockets. */
export const LEGACY_SOCKET_LIMITS = {
  /** Concurrent sockets of an account on this node: tabs and devices. */
  socketsPerAccount: 30,
  /** Milliseconds between checks whether the sessions are still alive; usually an event reports the end immediately. */
  sessionCheckMs: 30_000,
  /** Events of one socket that may be queued. */
  waitingEvents: 100,
  /** Events that a socket may send at once, and then per second; one that sends more is closed. */
  events: { burst: 400, perSecond: 40 },
  /** What a rejected event costs in that budget, in addition to itself. */
  refusalCost: 3,
  /** Packets that may be queued for a slow reader before it is disconnected. */
  unreadPackets: 2000,
  /** Conversations whose deliveries a socket tracks; gaps in others are not noticed. */
  conversations: 1000,
  /** Own messages whose echo the socket waits for. */
  ownMessages: 500,
} as const;
