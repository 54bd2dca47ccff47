import { createHash } from "node:crypto";
import type { SeenRequest } from "./stand-in-ai-provider.ts";

/** Minimum length in tokens of a marked prefix to be cached. */
const TOKENS_LEAST = 1024;
/** Number of blocks before a mark that are searched for a cached prefix. */
const LOOK_BACK = 20;
const TOKEN_LENGTH = 4;

type Json = Record<string, unknown>;

/** Input tokens of a request, as billed by the provider. */
export interface CachedUsage {
  readonly input_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly cache_creation_input_tokens: number;
}

/**
 * The provider's prefix cache: tools, system and messages form one sequence of blocks; up to four marks cache the
 * prefix before them; the longest matching cached prefix, at most twenty blocks before a mark, is read. Four characters
 * count as a token. Cached prefixes do not expire here.
 */
export class PromptCache {
  readonly #stored = new Set<string>();

  usageOf({ tools, system, messages, tool_choice }: SeenRequest["body"]): CachedUsage {
    const blocks = [
      ...tools.map((tool): Json => ({ tool })),
      ...(system as readonly Json[]),
      // Another tool choice invalidates the cached messages.
      ...messages.flatMap(({ role, content }) => content.map((block): Json => ({ role, tool_choice, ...block }))),
    ];
    const hash = createHash("sha256");
    let length = 0;
    const prefixes = blocks.map(({ cache_control, ...block }) => {
      const text = JSON.stringify(block);
      hash.update(text);
      length += text.length;
      return {
        key: hash.copy().digest("hex"),
        tokens: Math.ceil(length / TOKEN_LENGTH),
        isMarked: Boolean(cache_control),
      };
    });
    const marks = prefixes.flatMap(({ isMarked, tokens }, at) => (isMarked && tokens >= TOKENS_LEAST ? [at] : []));
    if (marks.length > 4) throw new Error("The provider takes four marks.");
    const isReadable = (at: number) => marks.some((mark) => at <= mark && at > mark - LOOK_BACK);
    const read = prefixes.reduce(
      (most, { key, tokens }, at) => (isReadable(at) && this.#stored.has(key) ? tokens : most),
      0,
    );
    const written = Math.max(read, prefixes[marks.at(-1) ?? -1]?.tokens ?? 0);
    for (const mark of marks) this.#stored.add(prefixes[mark]?.key ?? "");
    return {
      input_tokens: (prefixes.at(-1)?.tokens ?? 0) - written,
      cache_read_input_tokens: read,
      cache_creation_input_tokens: written - read,
    };
  }
}
