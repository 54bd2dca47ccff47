import type { WebSocket } from "ws";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor } from "../../platform/actor.ts";
import { CLOSE, type SocketLimits } from "./socket-limits.ts";

const closeSignedOut = (socket: WebSocket) =>
  socket.close(CLOSE.unauthenticated, "Your session has ended. Log in again.");

/** Which sockets are open for which account and session: counts them, and closes them when the session ends. */
export class SocketSessions {
  readonly #actors = new Map<WebSocket, Actor>();
  readonly #byAccount = new Map<string, Set<WebSocket>>();
  readonly #stops: (() => void)[];

  constructor(
    private readonly sessions: SessionService,
    private readonly limits: SocketLimits,
  ) {
    const check = setInterval(() => void this.#closeEnded(), limits.sessionCheckMs);
    check.unref();
    this.#stops = [sessions.onEnd((ended) => this.#close(new Set(ended))), () => clearInterval(check)];
  }

  /** Takes an authenticated socket in; false when the account has too many. */
  add(socket: WebSocket, actor: Actor): boolean {
    const own = this.#byAccount.get(actor.accountId) ?? new Set();
    if (own.size >= this.limits.socketsPerAccount) return false;
    this.#byAccount.set(actor.accountId, own.add(socket));
    this.#actors.set(socket, actor);
    return true;
  }

  remove(socket: WebSocket): void {
    const actor = this.#actors.get(socket);
    if (!actor) return;
    this.#actors.delete(socket);
    const own = this.#byAccount.get(actor.accountId);
    own?.delete(socket);
    if (own?.size === 0) this.#byAccount.delete(actor.accountId);
  }

  actorOf(socket: WebSocket): Actor | null {
    return this.#actors.get(socket) ?? null;
  }

  /** Whether the socket's session lives; a socket whose session does not is closed. For each delivery. */
  async mayDeliver(socket: WebSocket): Promise<boolean> {
    const actor = this.actorOf(socket);
    if (actor && (await this.sessions.isLiving(actor.sessionId))) return true;
    closeSignedOut(socket);
    return false;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #close(ended: ReadonlySet<string>) {
    for (const [socket, { sessionId }] of this.#actors) if (ended.has(sessionId)) closeSignedOut(socket);
  }

  async #closeEnded() {
    const open = new Set([...this.#actors.values()].map(({ sessionId }) => sessionId));
    const ended = new Set<string>();
    for (const id of open) {
      // Unknown while the database is away: the next look decides.
      const living = await this.sessions.isLiving(id).catch(() => true);
      if (!living) ended.add(id);
    }
    this.#close(ended);
  }
}
