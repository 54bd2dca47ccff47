import type {
  MessageParam,
  TextCitation,
  ToolResultBlockParam,
  ToolUseBlock,
} from "@anthropic-ai/sdk/resources/messages";
import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { GivenAddresses } from "../masking/given-addresses.ts";
import { instructions, MAX_ANSWER_TOKENS } from "../prompt.ts";
import type { AssistantProvider, Round } from "../provider.ts";
import type { ToolContext } from "../tools/tool.ts";
import { OutputFilter } from "../untrusted-text/output-filter.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { activityOf, runTool, toolParams } from "./tools.ts";
import { addTokens, NO_TOKENS, type Tokens } from "./usage.store.ts";

/** The maximum number of provider calls per answer. */
const MAX_ROUNDS = 6;
/** The maximum number of tools per call; the rest are refused. */
const MAX_TOOLS = 5;

interface Writing {
  readonly provider: AssistantProvider;
  readonly model: string;
  readonly canary: string;
  readonly messages: MessageParam[];
  readonly context: ToolContext;
  readonly answer: LiveAnswer;
  readonly log: Logger;
}

/** An answer's usage and the jobs it mentions. */
export interface Written {
  tokens: Tokens;
  readonly jobIds: Set<string>;
  /** URLs that it may link to. */
  readonly given: GivenAddresses;
}

/** Returns the displayed label of a citation. */
function labelOf(citation: TextCitation): string {
  if (citation.type === "content_block_location") {
    return `${citation.document_title ?? "resume"} ${citation.start_block_index + 1}`;
  }
  return citation.type === "search_result_location" ? (citation.title ?? "profile") : "resume";
}

/**
 * Writes an answer: calls the provider, runs the requested tools, and calls again, until the answer is complete. Text
 * is written to `answer` as it arrives. `written` is filled along the way, so that the usage is known however it ends.
 * @throws AppError when there is no answer; the signal's reason when the person stopped it
 */
export async function writeAnswer(writing: Writing, written: Written): Promise<void> {
  const { answer, context, messages, canary, log } = writing;
  const filter = new OutputFilter({ references: context.references, canary, given: written.given });
  const enough = new AbortController();
  const signal = AbortSignal.any([answer.stopping.signal, enough.signal]);
  let citations = new Set<string>();
  const show = (text: string) => {
    // Passages before and after a tool are separate paragraphs.
    if (text !== "" && answer.text !== "" && answer.activity !== "") answer.write("\n\n");
    answer.write(answer.text === "" ? text.trimStart() : text);
    for (const id of filter.namedJobs) written.jobIds.add(id);
    if (filter.ended) enough.abort();
  };
  const endPassage = () => {
    show(filter.flush());
    for (const label of citations) show(filter.cite(label));
    citations = new Set();
  };
  const listener = {
    onText(delta: string) {
      if (citations.size > 0) endPassage();
      show(filter.push(delta));
    },
    onCitation: (citation: TextCitation) => void citations.add(labelOf(citation)),
    onTokens(tokens: Tokens) {
      written.tokens = addTokens(written.tokens, tokens);
    },
  };

  for (let number = 1; ; number++) {
    let round: Round;
    try {
      const isLast = number === MAX_ROUNDS;
      round = await writing.provider.stream(paramsOf(writing, written, isLast), listener, signal);
    } catch (error) {
      if (filter.ended && !answer.stopping.signal.aborted) break;
      throw error;
    }
    endPassage();
    const calls = round.content.filter((block): block is ToolUseBlock => block.type === "tool_use");
    if (filter.ended || calls.length === 0 || round.stopReason !== "tool_use" || number === MAX_ROUNDS) {
      finish(round, show);
      break;
    }
    answer.doing(activityOf(calls[0]?.name ?? "") || "Thinking");
    messages.push({ role: "assistant", content: round.content });
    messages.push({ role: "user", content: await results(calls, context, log) });
    cacheLastResults(messages);
  }
  if (answer.text.trim() === "") throw new AppError("ASSISTANT_UNAVAILABLE", ASSISTANT_TEXTS.away);
  if (filter.ended === "LEAK") log.warn({ answerId: answer.id }, "assistant was stopped repeating its instructions");
}

export const nothingWritten = (): Written => ({
  tokens: NO_TOKENS,
  jobIds: new Set(),
  given: new GivenAddresses(),
});

function finish({ stopReason }: Round, show: (text: string) => void): void {
  if (stopReason === "max_tokens" || stopReason === "model_context_window_exceeded") show(`\n\n${ASSISTANT_TEXTS.cut}`);
  if (stopReason === "refusal") show(ASSISTANT_TEXTS.offTopic);
}

function paramsOf({ model, canary, messages }: Writing, { tokens }: Written, isLast: boolean) {
  return {
    model,
    max_tokens: Math.max(200, MAX_ANSWER_TOKENS - tokens.output),
    system: [{ type: "text" as const, text: instructions(canary), cache_control: { type: "ephemeral" as const } }],
    tools: toolParams(),
    tool_choice: { type: isLast ? ("none" as const) : ("auto" as const) },
    messages,
  };
}

/** The provider caches the input so far for the next call; it accepts at most four cache marks. */
function cacheLastResults(messages: readonly MessageParam[]): void {
  const results = messages.flatMap(({ content }): ToolResultBlockParam[] =>
    typeof content === "string" ? [] : content.flatMap((block) => (block.type === "tool_result" ? [block] : [])),
  );
  for (const result of results) delete result.cache_control;
  const last = results.at(-1);
  if (last) last.cache_control = { type: "ephemeral" };
}

async function results(
  calls: readonly ToolUseBlock[],
  context: ToolContext,
  log: Logger,
): Promise<ToolResultBlockParam[]> {
  const done = await Promise.all(calls.slice(0, MAX_TOOLS).map((call) => runTool(call, context, log)));
  const refused = calls.slice(MAX_TOOLS).map(
    (call): ToolResultBlockParam => ({
      type: "tool_result",
      tool_use_id: call.id,
      is_error: true,
      content: "Too many tools in one answer.",
    }),
  );
  return [...done, ...refused];
}
