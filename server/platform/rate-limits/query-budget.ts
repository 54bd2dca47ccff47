import type { MaybeActor } from "../actor.ts";
import type { ClientInfo } from "../client-info.ts";
import type { Limit, Limits, Remaining } from "./rate-limits.ts";

/** What one client may spend a minute on costly operations. Many people may share an address. */
const BY_ACCOUNT: Limit = { name: "query-cost:account", points: 30_000, windowSeconds: 60 };
const BY_ADDRESS: Limit = { name: "query-cost:address", points: 120_000, windowSeconds: 60 };

/** Who asks. */
export interface Caller {
  readonly actor: MaybeActor;
  readonly client: Pick<ClientInfo, "address">;
}

/** What is left to a client, and when it has all of its budget again. */
export interface Budget extends Remaining {
  readonly limit: number;
}

/** Whose budget it is: an account's, or that of an address. */
export const callerKey = ({ actor, client }: Caller): string => actor?.accountId ?? client.address;

const limitOf = ({ actor }: Caller): Limit => (actor ? BY_ACCOUNT : BY_ADDRESS);

/** What costly GraphQL operations may cost together. */
export class QueryBudget {
  constructor(private readonly limits: Limits) {}

  /** Takes the cost of an operation. @throws RATE_LIMITED */
  async take(caller: Caller, cost: number): Promise<Budget> {
    const limit = limitOf(caller);
    return { ...(await this.limits.take(limit, callerKey(caller), cost)), limit: limit.points };
  }

  /** What is left, without taking any. */
  async left(caller: Caller): Promise<Budget> {
    const limit = limitOf(caller);
    return { ...(await this.limits.left(limit, callerKey(caller))), limit: limit.points };
  }

  /** The fields of draft-ietf-httpapi-ratelimit-headers, by name; those of its older versions too, which more clients read. */
  headers(caller: Caller, { remaining, resetSeconds }: Remaining): Record<string, string> {
    const { name, points, windowSeconds } = limitOf(caller);
    return {
      "ratelimit-policy": `"${name}";q=${points};w=${windowSeconds}`,
      ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
      "ratelimit-limit": String(points),
      "ratelimit-remaining": String(remaining),
      "ratelimit-reset": String(resetSeconds),
    };
  }
}
