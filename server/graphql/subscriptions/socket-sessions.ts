import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor, Membership } from "../../platform/actor.ts";
import type { SocketLimits } from "./socket-limits.ts";

/** An authenticated socket. */
interface Member {
  actor: Actor;
  /** Milliseconds since 1970; 0 when the session has ended. */
  expiresAt: number;
}

export interface SocketSessionsOptions<Socket> {
  readonly sessions: SessionService;
  readonly limits: Pick<SocketLimits, "socketsPerAccount" | "sessionCheckMs">;
  readonly clock: () => Date;
  /** Calls back when ends of sessions may have been missed. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Closes a socket whose session has ended. */
  readonly close: (socket: Socket) => void;
  /** Has a client connect again: its account acts for another company now, in another role, or the company demands more or less of it, and its streams begin anew. Seekers' do not need it. */
  readonly restart?: (socket: Socket) => void;
}

/** Which sockets are open for which account and session: counts them, and closes them when the session ends. */
export class SocketSessions<Socket> {
  readonly #members = new Map<Socket, Member>();
  readonly #byAccount = new Map<string, Set<Socket>>();
  readonly #stops: (() => void)[];

  constructor(private readonly options: SocketSessionsOptions<Socket>) {
    const { sessions, limits, onReconnect } = options;
    const check = setInterval(() => void this.#check(), limits.sessionCheckMs);
    check.unref();
    this.#stops = [
      sessions.onEnd((ended) => this.#end(new Set(ended))),
      sessions.onChange((sessionId) => void this.#check(new Set([sessionId]))),
      onReconnect(() => void this.#check()),
      () => clearInterval(check),
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
    // Before the read, so that an end that comes meanwhile is noticed.
    const member: Member = { actor, expiresAt: Number.POSITIVE_INFINITY };
    this.#members.set(socket, member);
    this.#byAccount.set(actor.accountId, own.add(socket));
    const session = (await this.options.sessions.read([actor.sessionId])).get(actor.sessionId);
    member.expiresAt = Math.min(member.expiresAt, session?.expiresAt ?? 0);
    return member.expiresAt > 0 ? "IN" : "ENDED";
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
    if (member.expiresAt > this.options.clock().getTime()) return member.actor;
    this.options.close(socket);
    return null;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #end(ended: ReadonlySet<string>) {
    for (const [socket, member] of this.#members) {
      if (!ended.has(member.actor.sessionId)) continue;
      member.expiresAt = 0;
      this.options.close(socket);
    }
  }

  /** Checks all open sessions, or those of these, in one statement. While the database is away the next check decides. */
  async #check(among?: ReadonlySet<string>) {
    const all = new Set([...this.#members.values()].map(({ actor }) => actor.sessionId));
    const open = [...all].filter((id) => !among || among.has(id));
    if (open.length === 0) return;
    const active = await this.options.sessions.read(open).catch(() => null);
    if (!active) return;
    this.#end(new Set(open.filter((id) => !active.has(id))));
    for (const [socket, member] of this.#members) {
      const session = active.get(member.actor.sessionId);
      if (!session) continue;
      const actsAsBefore = isSame(member.actor.company, session.company);
      member.actor = { ...member.actor, company: session.company, key: session.key };
      // It may have been prolonged; what has ended stays so.
      if (member.expiresAt > 0) member.expiresAt = session.expiresAt;
      if (!actsAsBefore) this.options.restart?.(socket);
    }
  }
}

const isSame = (one: Membership | null | undefined, other: Membership | null): boolean =>
  one?.id === other?.id &&
  one?.role === other?.role &&
  one?.asked?.needs === other?.asked?.needs &&
  one?.asked?.isDue === other?.asked?.isDue;
