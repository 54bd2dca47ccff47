import type { KnownSession } from "../../accounts/known-sessions.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor, Membership } from "../../platform/actor.ts";
import { SocketIndex } from "./socket-index.ts";
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

/** Sessions of one statement: more would hold everybody up while they are read. */
const CHECKED_AT_ONCE = 1000;

/** Which sockets are open for which account and session: counts them, and closes them when the session ends. */
export class SocketSessions<Socket> {
  readonly #members = new Map<Socket, Member>();
  readonly #byAccount = new SocketIndex<Socket>();
  readonly #bySession = new SocketIndex<Socket>();
  readonly #stops: (() => void)[];

  constructor(private readonly options: SocketSessionsOptions<Socket>) {
    const { sessions, limits, onReconnect } = options;
    const check = setInterval(() => void this.#check(), limits.sessionCheckMs);
    check.unref();
    this.#stops = [
      sessions.onEnd((ended) => this.#end(ended)),
      sessions.onChange((sessionId) => void this.#check([sessionId])),
      onReconnect(() => void this.#check()),
      () => clearInterval(check),
    ];
  }

  /** Whether another socket of the account would be one too many. */
  isFull(accountId: string): boolean {
    return this.#byAccount.of(accountId).length >= this.options.limits.socketsPerAccount;
  }

  /** Takes an authenticated socket in. */
  async add(socket: Socket, actor: Actor): Promise<"IN" | "TOO_MANY" | "ENDED"> {
    if (this.isFull(actor.accountId)) return "TOO_MANY";
    // Before it is asked for, so that an end that comes meanwhile is noticed.
    const member: Member = { actor, expiresAt: Number.POSITIVE_INFINITY };
    this.#members.set(socket, member);
    this.#byAccount.add(actor.accountId, socket);
    this.#bySession.add(actor.sessionId, socket);
    const session = await this.options.sessions.active(actor.sessionId);
    member.expiresAt = Math.min(member.expiresAt, session?.expiresAt ?? 0);
    return member.expiresAt > 0 ? "IN" : "ENDED";
  }

  remove(socket: Socket): void {
    const member = this.#members.get(socket);
    if (!member) return;
    this.#members.delete(socket);
    this.#byAccount.remove(member.actor.accountId, socket);
    this.#bySession.remove(member.actor.sessionId, socket);
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

  #end(ended: readonly string[]) {
    for (const socket of ended.flatMap((sessionId) => this.#bySession.of(sessionId))) {
      const member = this.#members.get(socket);
      if (member) member.expiresAt = 0;
      this.options.close(socket);
    }
  }

  /** Checks all open sessions, or those of these. While the database is away the next check decides. */
  async #check(among: readonly string[] = this.#bySession.ids()) {
    for (let from = 0; from < among.length; from += CHECKED_AT_ONCE) {
      const open = among.slice(from, from + CHECKED_AT_ONCE).filter((id) => this.#bySession.of(id).length > 0);
      if (open.length > 0) await this.#checkSome(open);
    }
  }

  async #checkSome(open: readonly string[]) {
    const active = await this.options.sessions.read(open).catch(() => null);
    if (!active) return;
    this.#end(open.filter((id) => !active.has(id)));
    for (const [sessionId, session] of active) {
      for (const socket of this.#bySession.of(sessionId)) this.#renew(socket, session);
    }
  }

  #renew(socket: Socket, session: KnownSession) {
    const member = this.#members.get(socket);
    if (!member) return;
    const actsAsBefore = isSame(member.actor.company, session.company);
    member.actor = { ...member.actor, company: session.company, key: session.key };
    // It may have been prolonged; what has ended stays so.
    if (member.expiresAt > 0) member.expiresAt = session.expiresAt;
    if (!actsAsBefore) this.options.restart?.(socket);
  }
}

const isSame = (one: Membership | null | undefined, other: Membership | null): boolean =>
  one?.id === other?.id &&
  one?.role === other?.role &&
  one?.asked?.needs === other?.asked?.needs &&
  one?.asked?.isDue === other?.asked?.isDue;
