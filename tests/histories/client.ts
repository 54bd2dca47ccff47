import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { type TypedDocument, textOf } from "../../server/testing/send.ts";
import type { Act } from "./checker/linearizability.ts";

const ANSWER_MS = 12_000;
const AGAIN_MS = 400;

/** Responses that leave the outcome unknown. */
const UNSURE = new Set(["no answer", "UNAVAILABLE", "OVERLOADED", "INTERNAL_SERVER_ERROR"]);

/** Responses which imply that nothing was done: no server was there, or it refused the request up front. */
const UNDONE = new Set(["no server", "RATE_LIMITED"]);

/** A client with one session, which sends one operation after the other. */
export interface Asker {
  readonly name: string;
  readonly cookie: string;
}

export interface Request<Call> {
  readonly call: Call;
  readonly document: TypedDocument;
  readonly variables: object;
  /** Converts the data to a response of the model. */
  readonly answerOf: (data: never) => string;
  /** Milliseconds for which a write of unknown outcome is retried, at each node in turn. */
  readonly patienceMs: number;
  /** The node that gets the first request. */
  readonly node: number;
  /** Whether a write sends an `Idempotency-Key`; chat messages have their own id. */
  readonly key?: boolean;
}

/** Responses outside of the history: codes, with their frequency. */
export type Codes = Record<string, number>;

/** Records a client's operations as history. */
export class Client<Call> {
  constructor(
    private readonly urls: readonly string[],
    private readonly asker: Asker,
    private readonly codes: Codes,
    private readonly record: (act: Act<Call>) => void,
  ) {}

  /**
   * Sends a request until there is a response or the time is over, and records it.
   * @returns the data, if any
   */
  async ask({ call, document, variables, answerOf, patienceMs, node, key }: Request<Call>): Promise<unknown> {
    const calledAt = performance.now();
    const { name: client } = this.asker;
    const idempotencyKey = key ? randomUUID() : undefined;
    let isUnsure = false;
    for (let at = node; ; at++) {
      const { data, code, current } = await this.#post(at, document, variables, idempotencyKey);
      if (code) this.codes[code] = (this.codes[code] ?? 0) + 1;
      const isUndone = UNDONE.has(code ?? "");
      if (!isUndone && !UNSURE.has(code ?? "")) {
        const answer = code ? [code, current].filter(Boolean).join(" ") : answerOf(data as never);
        this.record({ client, call, answer, calledAt, answeredAt: performance.now() });
        return data;
      }
      isUnsure ||= !isUndone;
      if (performance.now() - calledAt > patienceMs) break;
      await delay(AGAIN_MS);
    }
    // It never took effect, and is not part of the history.
    if (!isUnsure) return null;
    this.record({ client, call, calledAt, answeredAt: Number.POSITIVE_INFINITY });
    return null;
  }

  async #post(at: number, document: TypedDocument, variables: object, key: string | undefined) {
    try {
      const response = await fetch(`${this.urls[at % this.urls.length]}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          cookie: this.asker.cookie,
          ...(key && { "idempotency-key": key }),
        },
        body: JSON.stringify({ query: textOf(document), variables }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const { data, errors } = (await response.json()) as Answer;
      const [error] = errors ?? [];
      if (!error) return data ? { data } : { code: "no answer" };
      const { code, current, retryAfter } = error.extensions;
      // About the key, not the object: the first request is in flight, or its server was lost.
      if (code === "CONFLICT" && retryAfter) return { code: "no answer" };
      return { code, current };
    } catch (error) {
      return { code: isRefused(error) ? "no server" : "no answer" };
    }
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { code: string; current?: string; retryAfter?: number } }[];
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === "ECONNREFUSED") || (error.cause !== undefined && isRefused(error.cause)));
