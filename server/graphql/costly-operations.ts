import { GraphQLError } from "graphql";
import { AppError } from "../platform/errors.ts";
import { type Budget, type Caller, callerKey, type QueryBudget } from "../platform/rate-limits/query-budget.ts";

/**
 * Minimum cost of the operations that count against the budget: no screen of the web client costs as much, and counting
 * takes a round trip.
 */
export const COSTLY_FROM = 1500;
/** Maximum number of costly operations of one client on a node, including queued ones. */
const MAX_OF_CLIENT = 4;
/** Maximum number of concurrent costly operations on a node: each may hold several database connections. */
const MAX_RUNNING = 1;
/**
 * Maximum pause in milliseconds. The next operation waits as long as the previous one took, so that half of the time is
 * left for everybody else.
 */
const MAX_PAUSE_MS = 1000;

/** A costly operation that may run now. */
export interface Admission {
  readonly budget: Budget;
  /** Finishes the operation and lets the next one run. */
  leave(): void;
}

/**
 * Queues costly operations and runs them within a budget per client, so that they do not starve other requests. Clients
 * take turns: one that queues several delays each of the others by one.
 */
export class CostlyOperations {
  readonly #ofClient = new Map<string, number>();
  /** The queued operations of each client, the client whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(private readonly budget: QueryBudget) {}

  /** Charges the budget and waits until the operation may run. @throws GraphQLError RATE_LIMITED */
  async enter(by: Caller, cost: number): Promise<Admission> {
    const caller = callerKey(by);
    const own = this.#ofClient.get(caller) ?? 0;
    if (own >= MAX_OF_CLIENT) {
      const message = `At most ${MAX_OF_CLIENT} costly operations at a time. Send the next when one is answered.`;
      throw refusal(new AppError("RATE_LIMITED", message, { retryAfter: 1 }));
    }
    this.#ofClient.set(caller, own + 1);
    try {
      const budget = await this.budget.take(by, cost);
      await this.#turn(caller);
      const began = performance.now();
      return { budget, leave: () => this.#leave(caller, began) };
    } catch (error) {
      this.#forget(caller);
      throw error instanceof AppError ? refusal(error) : error;
    }
  }

  async #turn(caller: string) {
    if (this.#running < MAX_RUNNING) {
      this.#running += 1;
      return;
    }
    const own = this.#waiting.get(caller) ?? [];
    this.#waiting.set(caller, own);
    await new Promise<void>((resolve) => own.push(resolve));
  }

  /** Returns the next operation, whose client then waits behind the others. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [caller, [next, ...others]] = first;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    return next;
  }

  #leave(client: string, began: number) {
    this.#forget(client);
    const pause = Math.min(performance.now() - began, MAX_PAUSE_MS);
    setTimeout(() => {
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }, pause).unref();
  }

  #forget(client: string) {
    const left = (this.#ofClient.get(client) ?? 1) - 1;
    if (left > 0) this.#ofClient.set(client, left);
    else this.#ofClient.delete(client);
  }
}

const refusal = (error: AppError) => new GraphQLError(error.message, { originalError: error });
