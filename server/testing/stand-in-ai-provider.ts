import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { closeServer, listen } from "./listen.ts";

type Json = Record<string, unknown>;

/** Parts of one response of the server, in order: tool calls and texts of the model. */
export type Part =
  | { readonly text: string; readonly citation?: Json }
  | { readonly tool: string; readonly input?: Json }
  /** The stream pauses here until `release` is called. */
  | { readonly wait: true }
  /** The connection is closed here. */
  | { readonly cut: true }
  /** An error event in the stream. */
  | { readonly error: string };

/** The server's reaction to one request: a response in parts, a status, or silence. */
export type Reply =
  | {
      readonly parts: readonly Part[];
      readonly stopReason?: string;
      /** Sends everything in one write, as when the network buffers it. */
      readonly atOnce?: boolean;
    }
  | { readonly status: number; readonly type: string; readonly retryAfter?: number; readonly location?: string }
  | { readonly silence: true };

/** A request as seen by the provider. */
export interface SeenRequest {
  readonly headers: IncomingMessage["headers"];
  readonly body: {
    readonly model: string;
    readonly max_tokens: number;
    readonly system: readonly { text: string }[];
    readonly tools: readonly Json[];
    readonly tool_choice: { type: string };
    readonly messages: readonly { role: string; content: readonly Json[] }[];
  };
}

/** A server that implements the Messages API over HTTP, with streaming, for the real SDK. */
export type MessagesApi = Awaited<ReturnType<typeof startMessagesApi>>;

export const textReply = (text: string): Reply => ({ parts: [{ text }] });

/** Starts the server on a free port, or the one given. */
export async function startMessagesApi(port = 0) {
  const requests: SeenRequest[] = [];
  const replies: Reply[] = [];
  let releases: (() => void)[] = [];
  let releasedAhead = false;
  const released = () =>
    new Promise<void>((resolve) => {
      if (!releasedAhead) return void releases.push(resolve);
      releasedAhead = false;
      resolve();
    });

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const seen = {
      headers: request.headers,
      body: JSON.parse(body.toString() || "{}"),
    } satisfies SeenRequest;
    requests.push(seen);
    await answer(response, replies.shift() ?? api.fallback(seen), released).catch(() => response.destroy());
  });
  const api = {
    requests,
    /** Replies to the next requests, in order; afterwards each gets `fallback`. */
    reply: (...more: Reply[]) => void replies.push(...more),
    fallback: (_request: SeenRequest): Reply => textReply("Hello there, let us talk about your career."),
    /** Clears the recorded requests and the unused replies. */
    forget() {
      requests.length = 0;
      replies.length = 0;
      releasedAhead = false;
    },
    /** Resumes paused streams; when none is paused yet, the next one. */
    release() {
      const waiting = releases;
      releases = [];
      releasedAhead = waiting.length === 0;
      for (const go of waiting) go();
    },
    close: () => closeServer(server),
  };
  return Object.assign(api, { url: `http://127.0.0.1:${await listen(server, port)}` });
}

async function answer(response: ServerResponse, reply: Reply, released: () => Promise<void>): Promise<void> {
  if ("silence" in reply) return;
  if ("status" in reply) {
    if (reply.retryAfter) response.setHeader("retry-after", reply.retryAfter);
    if (reply.location) response.setHeader("location", reply.location);
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ type: "error", error: { type: reply.type, message: `${reply.type} (test)` } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  let held = "";
  const send = (event: Json) => {
    const text = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    if (reply.atOnce) held += text;
    else response.write(text);
  };
  const usage = { input_tokens: 100, output_tokens: 1, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 };
  send({
    type: "message_start",
    message: {
      ...{ id: "msg_test", type: "message", role: "assistant", model: "test", content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage },
    },
  });
  let index = 0;
  for (const part of reply.parts) {
    if ("wait" in part) await released();
    else if ("cut" in part) return void response.destroy();
    else if ("error" in part) {
      send({ type: "error", error: { type: part.error, message: part.error } });
      return void response.end();
    } else await sendBlock(part, index++, send);
  }
  const stop = reply.stopReason ?? (reply.parts.some((part) => "tool" in part) ? "tool_use" : "end_turn");
  send({ type: "message_delta", delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 20 } });
  send({ type: "message_stop" });
  response.end(held);
}

type Block = Extract<Part, { text: string } | { tool: string }>;

async function sendBlock(part: Block, index: number, send: (event: Json) => void): Promise<void> {
  const start = (block: Json) => send({ type: "content_block_start", index, content_block: block });
  const delta = (change: Json) => send({ type: "content_block_delta", index, delta: change });
  if ("tool" in part) {
    start({ type: "tool_use", id: `toolu_${index}_${part.tool}`, name: part.tool, input: {} });
    delta({ type: "input_json_delta", partial_json: JSON.stringify(part.input ?? {}) });
  } else {
    start({ type: "text", text: "", citations: part.citation ? [] : null });
    for (const piece of part.text.match(/.{1,7}/gs) ?? []) {
      delta({ type: "text_delta", text: piece });
      await delay(0);
    }
    if (part.citation) delta({ type: "citations_delta", citation: part.citation });
  }
  send({ type: "content_block_stop", index });
}
