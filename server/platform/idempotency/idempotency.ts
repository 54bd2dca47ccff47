import { createHash, randomUUID } from "node:crypto";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/database.ts";
import { recordTransactions, type TransactionRecord } from "../database/recorded-transactions.ts";
import { AppError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import type { Limit } from "../rate-limits/rate-limits.ts";
import {
  addResult,
  CLAIM_SECONDS,
  type Claim,
  claimRequest,
  findRequest,
  forgetRequest,
  releaseClaim,
  renewClaim,
  storeResponse,
} from "./idempotency.store.ts";
import { packOutcome, unpackOutcome } from "./outcome.ts";
import { seal, unseal } from "./seal.ts";

/** Maximum number of characters of a stored response. A longer one is rebuilt from the results of its transactions. */
const MAX_ANSWER = 256 * 1024;

/** For how long a response is replayed; after that, a request with the same key counts as new. */
export const REPLAY_SECONDS = 86_400;

const KEYS_A_DAY: Limit = {
  name: "idempotency-keys",
  points: 10_000,
  windowSeconds: 86_400,
  refusal: "You have sent many requests with an Idempotency-Key today.",
};

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** A write that may be sent more than once. */
export interface RepeatableRequest {
  readonly actor: Actor;
  /** The sender's idempotency key. */
  readonly key: string;
  /** Everything that determines what the write does. */
  readonly payload: unknown;
}

/** The response to a write, which must be serializable as JSON. */
export interface OnceAnswer<Answer> {
  readonly answer: Answer;
  /** Whether the response is replayed. */
  readonly isReplayed: boolean;
}

/**
 * Executes requests with the same key once. Each transaction stores its result together with its changes, so that a
 * server killed in between leaves either nothing, or what the next attempt continues from. A response is stored for
 * `REPLAY_SECONDS`.
 */
export class Idempotency {
  constructor(private readonly platform: Pick<Platform, "db" | "limits" | "log">) {}

  /**
   * Does the work, or returns the stored response. `isDone`: whether a response is final; otherwise the next request
   * retries from what was done.
   * @throws CONFLICT while it is in progress, BAD_USER_INPUT for another request with this key, RATE_LIMITED
   */
  async once<Answer>(
    { actor, key, payload }: RepeatableRequest,
    work: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
  ): Promise<OnceAnswer<Answer>> {
    const { db } = this.platform;
    const claim: Claim = {
      id: hash([actor.accountId, actor.company?.id ?? "", actor.key?.appId ?? "", key]),
      accountId: actor.accountId,
      requestHash: hash(payload),
      claim: randomUUID(),
    };
    await this.platform.limits.take(KEYS_A_DAY, actor.accountId);
    let results = await claimRequest(db, claim);
    if (!results) {
      const known = await findRequest(db, claim.id);
      if (known && known.ageSeconds < REPLAY_SECONDS) {
        if (known.requestHash !== claim.requestHash) throw reused();
        if (!known.answer) throw underWay();
        return { answer: JSON.parse(unseal(key, known.answer)), isReplayed: true };
      }
      await forgetRequest(db, claim.id);
      results = await claimRequest(db, claim);
      if (!results) throw underWay();
    }
    return { answer: await this.#work(claim, key, results, work, isDone), isReplayed: false };
  }

  async #work<Answer>(
    claim: Claim,
    key: string,
    results: readonly Buffer[],
    work: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const { db, log } = this.platform;
    const renewing = setInterval(() => renewClaim(db, claim).catch(() => {}), (CLAIM_SECONDS * 1000) / 3);
    let text: string | null = null;
    try {
      const answer = await recordTransactions(recordOf(claim, results), work);
      if (isDone(answer)) text = JSON.stringify(answer);
      return answer;
    } finally {
      clearInterval(renewing);
      // If this fails, the next request continues from what was done once the claim has expired.
      await finish(db, claim, text === null || text.length > MAX_ANSWER ? null : seal(key, text)).catch((err) =>
        log.warn({ err }, "the answer to a repeatable request could not be kept"),
      );
    }
  }
}

const finish = (db: Database, claim: Claim, sealed: Buffer<ArrayBuffer> | null) =>
  sealed ? storeResponse(db, claim, sealed) : releaseClaim(db, claim);

/** Returns the outcomes committed before, and stores those committed now as long as the claim is held. */
function recordOf(claim: Claim, results: readonly Buffer[]): TransactionRecord {
  const before = results.values();
  return {
    next() {
      const { value, done } = before.next();
      return done ? null : unpackOutcome(value);
    },
    async add(tx, outcome) {
      if (!(await addResult(tx, claim, packOutcome(outcome)))) throw underWay();
    },
  };
}

const underWay = () =>
  new AppError("CONFLICT", "A request with this Idempotency-Key is in progress. Retry in a moment.", {
    retryAfter: 1,
  });

const reused = () =>
  new AppError(
    "BAD_USER_INPUT",
    "This Idempotency-Key was used for a different request. Use a new key for each new request.",
  );
