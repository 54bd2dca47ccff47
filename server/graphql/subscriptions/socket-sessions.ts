import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor } from "../../platform/actor.ts";
import type { SocketLimits } from "./socket-limits.ts";

/** An authenticated socket. */
interface Member {
  readonly actor: Actor;
  /** Milliseconds since 1970; 0 when the session has ended. */
  livesUntil: number;
}

export interface SocketSessionsOptions<Socket> {
  readonly sessions: SessionService;
  readonly limits: Pick<SocketLimits, "socketsPerAccount" | "sessionCheckMs">;
  readonly clock: () => Date;
  /** Calls back when ends of sessions may have been missed. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Closes a socket whose session has ended. */
  readonly close: (socket: Socket) => void;
}

/** Which sockets are open for which account and session: counts them, and closes them when the session ends. */
export class SocketSessions<Socket> {
  readonly #members = new Map<Socket, Member>();
  readonly #byAccount = new Map<string, Set<Socket>>();
  readonly #stops: (() => void)[];

  constructor(private readonly options: SocketSessionsOptions<Socket>) {
    const { sessions, limits, onReconnect } = options;
    const look = setInterval(() => void this.#look(), limits.sessionCheckMs);
    look.unref();
    this.#stops = [
      sessions.onEnd((ended) => this.#end(new Set(ended))),
      onReconnect(() => void this.#look()),
      () => clearInterval(look),
    ];
  }

  /** Whether another socket of the account would be one too many. */
  isFull(accountId: string): boolean {
    return (this.#byAccount.get(accountId)?.size ?? 0) >= this.options.limits.socketsPerAccount;
  }

  /** Takes an authenticated socket in. */
  async add(socket: Socket, actor: Actor): Promise<"IN" | "TOO_MANY" | "ENDED"> {
    const own = this.#byAccount.get(actor.accountId) ?? new Set();
    if (this.isFull(actor.accountId)) return "TOO_MANY";
    // Before the question, so that an end that comes meanwhile is noticed.
    const member: Member = { actor, livesUntil: Number.POSITIVE_INFINITY };
    this.#members.set(socket, member);
    this.#byAccount.set(actor.accountId, own.add(socket));
    const livesUntil = (await this.options.sessions.livesUntil([actor.sessionId])).get(actor.sessionId) ?? 0;
    member.livesUntil = Math.min(member.livesUntil, livesUntil);
    return member.livesUntil > 0 ? "IN" : "ENDED";
  }

  remove(socket: Socket): void {
    const member = this.#members.get(socket);
    if (!member) return;
    this.#members.delete(socket);
    const own = this.#byAccount.get(member.actor.accountId);
    own?.delete(socket);
    if (own?.size === 0) this.#byAccount.delete(member.actor.accountId);
  }

  /** Who acts through the socket; null when nobody does any more. For each operation and each delivery. */
  actorOf(socket: Socket): Actor | null {
    const member = this.#members.get(socket);
    if (!member) return null;
    if (member.livesUntil > this.options.clock().getTime()) return member.actor;
    this.options.close(socket);
    return null;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #end(ended: ReadonlySet<string>) {
    for (const [socket, member] of this.#members) {
      if (!ended.has(member.actor.sessionId)) continue;
      member.livesUntil = 0;
      this.options.close(socket);
    }
  }

  /** Asks for all open sessions at once. While the database is away the next look decides. */
  async #look() {
    const asked = new Set([...this.#members.values()].map(({ actor }) => actor.sessionId));
    if (asked.size === 0) return;
    const living = await this.options.sessions.livesUntil([...asked]).catch(() => null);
    if (living) this.#end(new Set([...asked].filter((id) => !living.has(id))));
  }
}
