import type {
  SearchResultBlockParam,
  TextBlockParam,
  Tool as ToolParam,
  ToolResultBlockParam,
  ToolUseBlock,
} from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { abilityTools } from "../abilities/ability-tools.ts";
import { applicationsTool, readJobTool, savedJobsTool, searchJobsTool } from "../tools/job-tools.ts";
import { profileTool } from "../tools/profile-tool.ts";
import { resumeTool } from "../tools/resume-tool.ts";
import type { Tool, ToolContext, ToolResult } from "../tools/tool.ts";

/**
 * Everything that the model may do: read, as the seeker. There is no tool that writes, sends, or reads another person's
 * data.
 */
const TOOLS = new Map(
  [searchJobsTool, readJobTool, profileTool, resumeTool, applicationsTool, savedJobsTool, ...abilityTools].map(
    (tool) => [tool.name, tool as Tool],
  ),
);

/** Returns the tools in the provider's format. */
export const toolParams = (): ToolParam[] =>
  [...TOOLS.values()].map(({ name, description, input }) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input) as Record<string, unknown>;
    return { name, description, input_schema: { ...schema, type: "object" as const } };
  });

/** Returns the activity that the person sees while a tool runs. */
export const activityOf = (name: string): string => TOOLS.get(name)?.activity ?? "";

/** Characters per passage. */
const MAX_PASSAGE = 3000;

/** The one place where a tool's result is prepared for sending to the provider. */
function prepared(
  result: ToolResult,
  { prepare, prepareResume }: ToolContext,
): TextBlockParam[] | SearchResultBlockParam[] {
  if ("json" in result) {
    const text = JSON.stringify(result.json, (_key, value) => (typeof value === "string" ? prepare(value) : value));
    return [{ type: "text", text }];
  }
  const clean = result.ready ? prepareResume : prepare;
  return result.sources.map(({ title, lines }) => ({
    type: "search_result",
    source: title.split(",")[0] ?? "profile",
    title,
    content: lines.map((line) => ({ type: "text", text: clean(line).slice(0, MAX_PASSAGE) })),
    citations: { enabled: true },
  }));
}

/** Runs one tool call of the model. Never fails: errors are reported to the model. */
export async function runTool(call: ToolUseBlock, context: ToolContext, log: Logger): Promise<ToolResultBlockParam> {
  const failed = (text: string): ToolResultBlockParam => ({
    type: "tool_result",
    tool_use_id: call.id,
    is_error: true,
    content: text,
  });
  const tool = TOOLS.get(call.name);
  if (!tool) return failed("Tool not found.");
  const input = tool.input.safeParse(call.input ?? {});
  if (!input.success) return failed(`The input does not fit: ${input.error.issues[0]?.message ?? ""}`);
  try {
    const content = prepared(await tool.run(context, input.data), context);
    return { type: "tool_result", tool_use_id: call.id, content };
  } catch (error) {
    if (!(error instanceof AppError)) log.warn({ err: error, tool: call.name }, "assistant's tool failed");
    return failed(error instanceof AppError ? error.message : "This cannot be read right now.");
  }
}
