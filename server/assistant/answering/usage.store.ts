import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AssistantConfig } from "../assistant.config.ts";

/** Number of tokens of one or more calls, as the provider bills them. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** The assistant's usage on one day. */
export interface AssistantSpend extends Tokens {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  /** Number of answered questions. */
  readonly questions: number;
  readonly costUsd: number;
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

export const addTokens = (a: Tokens, b: Tokens): Tokens => ({
  input: a.input + b.input,
  output: a.output + b.output,
  cacheRead: a.cacheRead + b.cacheRead,
  cacheWrite: a.cacheWrite + b.cacheWrite,
});

/**
 * Returns the cost in US dollars. Reading the provider's cache costs a tenth of the input price, writing it five
 * quarters.
 */
export function costOf(tokens: Tokens, { inputPrice, outputPrice }: AssistantConfig): number {
  const input = tokens.input + tokens.cacheRead * 0.1 + tokens.cacheWrite * 1.25;
  return (input * inputPrice + tokens.output * outputPrice) / 1_000_000;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Adds usage; `questions` is 0 when the failure was not the person's, as tokens are spent all the same. */
export async function recordUsage(
  tx: Pick<Transaction, "$executeRaw">,
  seekerId: string,
  now: Date,
  questions: 0 | 1,
  tokens: Tokens,
): Promise<void> {
  await tx.$executeRaw`
    insert into assistant_usage as u
      (day, seeker_id, questions, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens)
    values (${dayOf(now)}::date, ${seekerId}::uuid, ${questions}, ${tokens.input}, ${tokens.output},
            ${tokens.cacheRead}, ${tokens.cacheWrite})
    on conflict (day, seeker_id) do update set
      questions = u.questions + excluded.questions, input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens,
      cache_read_tokens = u.cache_read_tokens + excluded.cache_read_tokens,
      cache_write_tokens = u.cache_write_tokens + excluded.cache_write_tokens`;
}

/** Returns the number of the seeker's questions counted that day, and their tokens. */
export async function findUsage(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  now: Date,
): Promise<{ questions: number; tokens: number }> {
  const { rows } = await pool.query<{ questions: number; tokens: number }>({
    name: "assistant-used-by",
    text: `select questions, (input_tokens::int8 + output_tokens + cache_read_tokens + cache_write_tokens)::float8 as tokens
           from assistant_usage where day = $1::date and seeker_id = $2`,
    values: [dayOf(now), seekerId],
  });
  return rows[0] ?? { questions: 0, tokens: 0 };
}

/** Returns the usage of the whole server on a day. */
export async function sumUsage(
  { pool }: Pick<Database, "pool">,
  config: AssistantConfig,
  now: Date,
): Promise<AssistantSpend> {
  const day = dayOf(now);
  const { rows } = await pool.query<Record<"questions" | keyof Tokens, number>>({
    name: "assistant-spend",
    text: `select coalesce(sum(questions), 0)::float8 as questions, coalesce(sum(input_tokens), 0)::float8 as input,
             coalesce(sum(output_tokens), 0)::float8 as output,
             coalesce(sum(cache_read_tokens), 0)::float8 as "cacheRead",
             coalesce(sum(cache_write_tokens), 0)::float8 as "cacheWrite"
           from assistant_usage where day = $1::date`,
    values: [day],
  });
  const used = rows[0] ?? { questions: 0, ...NO_TOKENS };
  return { day, ...used, costUsd: costOf(used, config) };
}
