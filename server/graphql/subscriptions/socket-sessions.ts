import type { KnownSession } from "../../accounts/known-sessions.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor, Membership } from "../../platform/actor.ts";
import { StaggeredTimer } from "../../platform/staggered-timer.ts";
import { SocketIndex } from "./socket-index.ts";
import type { SocketLimits } from "./socket-limits.ts";

/** An authenticated socket. */
interface Member<Socket> {
  actor: Actor;
  /** Milliseconds since 1970; 0 when the session has ended. */
  expiresAt: number;
  /** Those whose sessions are checked together. */
  readonly group: Set<Socket>;
}

export interface SocketSessionsOptions<Socket> {
  readonly sessions: SessionService;
  readonly limits: Pick<SocketLimits, "socketsPerAccount" | "sessionCheckMs">;
  readonly clock: () => Date;
  /** Calls `listener` when notifications about ended sessions may have been missed. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Closes a socket whose session has ended. */
  readonly close: (socket: Socket) => void;
  /**
   * Makes a client reconnect and reopen its streams: the account's company, its role, or the company's requirements
   * have changed. Seekers' sockets do not need it.
   */
  readonly restart?: (socket: Socket) => void;
}

/** Groups of sockets whose sessions are checked in turn. */
const GROUPS = 30;
/** Sessions read in one statement: more would block everything else while they are read. */
const CHECKED_AT_ONCE = 1000;

/** Tracks the open sockets by account and session: limits their number, and closes them when the session ends. */
export class SocketSessions<Socket> {
  readonly #members = new Map<Socket, Member<Socket>>();
  readonly #byAccount = new SocketIndex<Socket>();
  readonly #bySession = new SocketIndex<Socket>();
  readonly #checks: StaggeredTimer<Socket>;
  readonly #stops: (() => void)[];

  constructor(private readonly options: SocketSessionsOptions<Socket>) {
    const { sessions, limits, onReconnect } = options;
    this.#checks = new StaggeredTimer(limits.sessionCheckMs, GROUPS, (sockets) => {
      const ids = [...sockets].flatMap((socket) => this.#members.get(socket)?.actor.sessionId ?? []);
      void this.#check([...new Set(ids)]);
    });
    this.#stops = [
      sessions.onEnd((ended) => this.#end(ended)),
      sessions.onChange((sessionId) => void this.#check([sessionId])),
      onReconnect(() => void this.#check()),
      () => this.#checks.stop(),
    ];
  }

  /** Whether the account has reached its maximum number of sockets. */
  isFull(accountId: string): boolean {
    return this.#byAccount.of(accountId).length >= this.options.limits.socketsPerAccount;
  }

  /** Adds an authenticated socket. */
  async add(socket: Socket, actor: Actor): Promise<"IN" | "TOO_MANY" | "ENDED"> {
    if (this.isFull(actor.accountId)) return "TOO_MANY";
    // Added before the session is read, so that its end in the meantime is noticed.
    const group = this.#checks.add(socket);
    const member: Member<Socket> = { actor, expiresAt: Number.POSITIVE_INFINITY, group };
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
    member.group.delete(socket);
    this.#byAccount.remove(member.actor.accountId, socket);
    this.#bySession.remove(member.actor.sessionId, socket);
  }

  /** Returns the socket's actor; null if the session has ended. Called for each operation and each delivery. */
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

  /**
   * Checks all sessions with open sockets, or the given ones. If the database is unavailable, the next check decides.
   */
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
    // It may have been extended; an ended session remains ended.
    if (member.expiresAt > 0) member.expiresAt = session.expiresAt;
    if (!actsAsBefore) this.options.restart?.(socket);
  }
}

const isSame = (one: Membership | null | undefined, other: Membership | null): boolean =>
  one?.id === other?.id &&
  one?.role === other?.role &&
  one?.missingFactor?.needs === other?.missingFactor?.needs &&
  one?.missingFactor?.isDue === other?.missingFactor?.isDue;
