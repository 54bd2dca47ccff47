import type { MaybeActor } from "../actor.ts";
import type { ClientInfo } from "../client-info.ts";
import { AppError } from "../errors.ts";
import type { Limit, Limits, Remaining } from "./rate-limits.ts";

/** Budgets per minute for costly operations. Many people may share an address. */
const BY_ACCOUNT: Limit = { name: "query-cost:account", points: 30_000, windowSeconds: 60 };
const BY_ADDRESS: Limit = { name: "query-cost:address", points: 120_000, windowSeconds: 60 };

/** The sender of an operation. */
export interface Caller {
  readonly actor: MaybeActor;
  readonly client: Pick<ClientInfo, "address">;
}

/** The remaining budget of a client, and when it is full again. */
export interface Budget extends Remaining {
  readonly limit: number;
}

/** Returns the key of the budget: the account, or else the address. */
export const callerKey = ({ actor, client }: Caller): string => actor?.accountId ?? client.address;

const limitOf = ({ actor }: Caller): Limit => (actor ? BY_ACCOUNT : BY_ADDRESS);

/** The budget for costly GraphQL operations. */
export class QueryBudget {
  constructor(private readonly limits: Limits) {}

  /** Charges the cost of an operation; one that exceeds what is left is charged nothing. @throws RATE_LIMITED */
  async take(caller: Caller, cost: number): Promise<Budget> {
    const limit = limitOf(caller);
    try {
      return { ...(await this.limits.take(limit, callerKey(caller), cost)), limit: limit.points };
    } catch (refusal) {
      if (refusal instanceof AppError) await this.limits.giveBack(limit, callerKey(caller), cost);
      throw refusal;
    }
  }

  /** Returns the remaining budget without spending any. */
  async left(caller: Caller): Promise<Budget> {
    const limit = limitOf(caller);
    return { ...(await this.limits.left(limit, callerKey(caller))), limit: limit.points };
  }

  /**
   * Returns the headers of draft-ietf-httpapi-ratelimit-headers, by name, including those of its older versions, which
   * more clients support.
   */
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
