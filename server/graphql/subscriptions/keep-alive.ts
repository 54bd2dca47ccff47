import type { WebSocket } from "ws";
import { StaggeredTimer } from "../../platform/staggered-timer.ts";

/** Groups of sockets that are visited in turn: of twenty thousand, some seventy at a time. */
const GROUPS = 300;

interface Peer {
  readonly socket: WebSocket;
  /** Rounds since anything was received. */
  silentRounds: number;
}

/**
 * Terminates sockets whose peer no longer responds. A peer that has sent nothing for a whole round of `roundMs`
 * milliseconds is pinged, and must respond within the next round; peers that send pings of their own are never pinged.
 */
export function keepAlive(roundMs: number) {
  const rounds = new StaggeredTimer<Peer>(roundMs, GROUPS, (peers) => {
    for (const peer of peers) {
      const silent = peer.silentRounds++;
      if (silent === 1) peer.socket.ping();
      else if (silent > 1) peer.socket.terminate();
    }
  });
  return {
    add(socket: WebSocket): void {
      const peer = { socket, silentRounds: 0 };
      const group = rounds.add(peer);
      const markAlive = () => {
        peer.silentRounds = 0;
      };
      socket.on("pong", markAlive).on("message", markAlive);
      socket.once("close", () => group.delete(peer));
    },
    stop: () => rounds.stop(),
  };
}
