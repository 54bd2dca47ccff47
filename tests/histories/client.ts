import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { type TypedDocument, textOf } from "../../server/testing/send.ts";
import type { Act } from "./checker/linearizability.ts";

const ANSWER_MS = 12_000;
const AGAIN_MS = 400;

/** Answers that do not tell whether something was done. */
const UNSURE = new Set(["no answer", "UNAVAILABLE", "OVERLOADED", "INTERNAL_SERVER_ERROR"]);

/** Answers that tell that nothing was done: no server was there, or one refused at the door. */
const UNDONE = new Set(["no server", "RATE_LIMITED"]);

/** One who asks, in one session, one act after the other. */
export interface Asker {
  readonly name: string;
  readonly cookie: string;
}

export interface Request<Call> {
  readonly call: Call;
  readonly document: TypedDocument;
  readonly variables: object;
  /** What the data say, in the words of the model. */
  readonly answerOf: (data: never) => string;
  /** A write whose outcome nobody knows is sent again for so long, to each node in turn. */
  readonly patienceMs: number;
  /** The node that is asked first. */
  readonly node: number;
  /** Whether a write brings an `Idempotency-Key`; chat has its own id of a message. */
  readonly key?: boolean;
}

/** What people are answered besides what the history tells: codes, with how often. */
export type Codes = Record<string, number>;

/** How a client's acts become history. */
export class Client<Call> {
  constructor(
    private readonly urls: readonly string[],
    private readonly asker: Asker,
    private readonly codes: Codes,
    private readonly record: (act: Act<Call>) => void,
  ) {}

  /** Asks until there is an answer or patience is at its end; notes it. @returns the data, where there are any */
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
    // It never came to the thing, and is no part of its history.
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
      // Of the key, not of the thing: the first request is under way, or its server was lost with it.
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
