import { setTimeout as delay } from "node:timers/promises";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import type {
  ContentBlock,
  MessageCreateParamsBase,
  StopReason,
  TextCitation,
} from "@anthropic-ai/sdk/resources/messages";
import type { Logger } from "../platform/logging/log.ts";
import { inSpan } from "../platform/tracing/tracing.ts";
import { unlessAborted } from "./answering/unless-aborted.ts";
import type { Tokens } from "./answering/usage.store.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { BrokenOff, failureOf, isTransient, TooSlow } from "./provider-failure.ts";

/** The result of one call. */
export interface Round {
  readonly content: ContentBlock[];
  readonly stopReason: StopReason | null;
}

export interface RoundListener {
  onText(delta: string): void;
  /** A citation for the passage that just ended. */
  onCitation(citation: TextCitation): void;
  /**
   * Called with the usage of a call, even when it failed half-way; estimated where we aborted before the provider
   * reported it.
   */
  onTokens(tokens: Tokens): void;
}

const TRIES = 3;
const FIRST_WAIT_MS = 400;
/** If the provider requests a longer wait, the answer fails. */
const MAX_WAIT_MS = 5000;
/** Milliseconds without a sign of life. */
const MAX_SILENCE_MS = 30_000;
/** Characters per token, for estimates. */
const TOKEN_LENGTH = 4;

/** The client of the model behind the assistant, over the Messages API. */
export class AssistantProvider {
  readonly #client: Anthropic;

  constructor(
    private readonly config: AssistantConfig,
    private readonly log: Logger,
  ) {
    this.#client = new Anthropic({
      apiKey: config.apiKey ?? "",
      authToken: null,
      baseURL: config.baseUrl ?? null,
      maxRetries: 0,
      // The key and the question are sent only to the configured URL.
      fetchOptions: { redirect: "manual" },
      timeout: config.secondsPerAnswer * 1000,
      logLevel: "off",
    });
  }

  /**
   * Streams one call. Overload, limits and failures of the provider are retried with back-off, until the first text.
   * @throws AppError with a message for the person; the signal's reason when it was aborted
   */
  async stream(params: MessageCreateParamsBase, listener: RoundListener, signal: AbortSignal): Promise<Round> {
    let wrote = false;
    const watching: RoundListener = {
      ...listener,
      onText(delta) {
        wrote = true;
        listener.onText(delta);
      },
    };
    for (let tried = 1; ; tried++) {
      try {
        return await inSpan(
          () => ({ name: "chat", kind: "client", attributes: { "gen_ai.request.model": params.model } }),
          () => this.#once(params, watching, signal),
        );
      } catch (error) {
        signal.throwIfAborted();
        const wait = waitOf(error, tried);
        if (wrote || tried === TRIES || !isTransient(error) || wait > MAX_WAIT_MS)
          throw failureOf(error, wrote, this.log);
        this.log.info(
          { tried, wait, status: error instanceof APIError ? error.status : null },
          "assistant tries again",
        );
        await delay(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  }

  async #once(params: MessageCreateParamsBase, listener: RoundListener, signal: AbortSignal): Promise<Round> {
    const silence = new AbortController();
    const maxSilence = Math.min(MAX_SILENCE_MS, this.config.secondsPerAnswer * 1000);
    let timer = setTimeout(() => silence.abort(), maxSilence);
    const ending = AbortSignal.any([signal, silence.signal]);
    const stream = this.#client.messages.stream(params, { signal: ending });
    let written = 0;
    stream.on("streamEvent", (event) => {
      if (ending.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), maxSilence);
      if (event.type !== "content_block_delta") return;
      if (event.delta.type === "text_delta") {
        written += event.delta.text.length;
        listener.onText(event.delta.text);
      }
      if (event.delta.type === "citations_delta") listener.onCitation(event.delta.citation);
    });
    try {
      // The SDK's own promise never settles when the stream is aborted while its last event is read.
      const message = await unlessAborted(stream.finalMessage(), ending);
      return { content: message.content, stopReason: message.stop_reason };
    } catch (error) {
      if (silence.signal.aborted) throw new TooSlow();
      // Without a status, the response was received but incomplete.
      if (stream.response && !(error instanceof APIError)) throw new BrokenOff(error);
      throw error;
    } finally {
      clearTimeout(timer);
      const usage = (stream.currentMessage ?? stream.receivedMessages.at(-1))?.usage;
      if (usage || ending.aborted) {
        listener.onTokens({
          input: usage?.input_tokens ?? Math.ceil(JSON.stringify(params).length / TOKEN_LENGTH),
          output: Math.max(usage?.output_tokens ?? 0, Math.ceil(written / TOKEN_LENGTH)),
          cacheRead: usage?.cache_read_input_tokens ?? 0,
          cacheWrite: usage?.cache_creation_input_tokens ?? 0,
        });
      }
    }
  }
}

/** Returns the milliseconds before the next retry: as requested by the provider, or exponential with some jitter. */
function waitOf(error: unknown, tried: number): number {
  const retryAfter = error instanceof APIError ? Number(error.headers?.get("retry-after")) : 0;
  return retryAfter > 0 ? retryAfter * 1000 : FIRST_WAIT_MS * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
}
