/** What legacy clients may ask of the server through their sockets. */
export const LEGACY_SOCKET_LIMITS = {
  /** Sockets open at one time for an account on this node: tabs and devices. */
  socketsPerAccount: 30,
  /** Milliseconds between looks whether the sessions still live; an end is usually heard of at once. */
  sessionCheckMs: 30_000,
  /** Events of one socket that may wait for their turn. */
  waitingEvents: 100,
  /** Events that a socket may send at once, and then each second; one that sends more is closed. */
  events: { burst: 400, perSecond: 40 },
  /** What a refused event takes from that budget beside itself. */
  refusalCost: 3,
  /** Packets that may wait for a slow reader before it is dropped. */
  unreadPackets: 2000,
  /** Conversations of which a socket remembers what it was sent; of others gaps are not noticed. */
  conversations: 1000,
  /** Own messages whose return the socket waits for. */
  ownMessages: 500,
} as const;
