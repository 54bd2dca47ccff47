import type { WebSocket } from "ws";
import { StaggeredTimer } from "../../platform/staggered-timer.ts";

/** Groups of sockets that are visited in turn: of twenty thousand, some seventy at a time. */
const GROUPS = 300;

/** A client's socket. */
export interface Peer {
  readonly socket: Pick<WebSocket, "on" | "once" | "terminate">;
  /** Rounds since anything was received. */
  silentRounds: number;
  ping(): void;
}

/**
 * Terminates sockets whose peer no longer responds. A peer that has sent nothing for a whole round of `roundMs`
 * milliseconds is pinged, and must respond within the next round; peers that send pings of their own are never pinged.
 */
export function keepAlive(roundMs: number) {
  const rounds = new StaggeredTimer<Peer>(roundMs, GROUPS, (peers) => {
    for (const peer of peers) {
      const silent = peer.silentRounds++;
      if (silent === 1) peer.ping();
      else if (silent > 1) peer.socket.terminate();
    }
  });
  return {
    add(peer: Peer): void {
      const group = rounds.add(peer);
      const markAlive = () => {
        peer.silentRounds = 0;
      };
      peer.socket.on("pong", markAlive).on("message", markAlive);
      peer.socket.once("close", () => group.delete(peer));
    },
    stop: () => rounds.stop(),
  };
}
