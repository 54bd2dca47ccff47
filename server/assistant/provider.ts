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
import { BrokenOff, failureOf, isPassing, TooSlow } from "./provider-failure.ts";

/** What one call gave. */
export interface Round {
  readonly content: ContentBlock[];
  readonly stopReason: StopReason | null;
}

export interface RoundListener {
  onText(delta: string): void;
  /** The passage just ended rests on this. */
  onCitation(citation: TextCitation): void;
  /** Called with what a call used, also when it failed half-way; guessed where we broke off before the provider reported it. */
  onTokens(tokens: Tokens): void;
}

const TRIES = 3;
const FIRST_WAIT_MS = 400;
/** A provider that requests a longer wait is not waited for: the answer fails. */
const MAX_WAIT_MS = 5000;
/** Milliseconds without a sign of life. */
const MAX_SILENCE_MS = 30_000;
/** Characters of a token, where we have to guess. */
const TOKEN_LENGTH = 4;

/** The model behind the assistant, over the Messages API. */
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
      // The key and the question go to the address that is set, and to no other.
      fetchOptions: { redirect: "manual" },
      timeout: config.secondsPerAnswer * 1000,
      logLevel: "off",
    });
  }

  /**
   * Streams one call. Overload, limits and failures of the provider are retried with back-off, until the first text.
   * @throws AppError with a sentence for the person; the signal's reason when it was aborted
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
        if (wrote || tried === TRIES || !isPassing(error) || wait > MAX_WAIT_MS)
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
      // Without a status the answer came through but not to its end.
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

/** Milliseconds before the next try: what the provider requests, or twice as long each time, a little unevenly. */
function waitOf(error: unknown, tried: number): number {
  const retryAfter = error instanceof APIError ? Number(error.headers?.get("retry-after")) : 0;
  return retryAfter > 0 ? retryAfter * 1000 : FIRST_WAIT_MS * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
}
