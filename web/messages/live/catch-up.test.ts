import { expect, it, vi } from "vitest";
import { Threads } from "../threads.ts";
import { Timers } from "../timers.ts";
import { CatchUp } from "./catch-up.ts";
import type { ChatMessage, ChatTransport } from "./chat-transport.ts";

const PEER = "peer";

it("requests missed messages again when asked during a request, whose response may have been read too early", async () => {
  let stored = 0;
  const answers: (() => void)[] = [];
  const read = (afterSeq: number) =>
    Array.from({ length: stored - afterSeq }, (_, index) => ({ seq: afterSeq + index + 1 }) as ChatMessage);
  const transport = {
    conversation: async () => ({ id: "conversation", seenSeq: 0, peerSeenSeq: 0 }),
    newest: async () => ({ messages: [], more: false }),
    after(_id: string, seq: number) {
      const page = { messages: read(seq), more: false };
      return new Promise((resolve) => answers.push(() => resolve(page)));
    },
  } as unknown as ChatTransport;
  const threads = new Threads();
  const catchUp = new CatchUp(transport, threads, new Timers(), "me");
  const shown = () => threads.get(PEER).timeline.messages.length;
  catchUp.open(PEER);
  await vi.waitFor(() => expect(threads.get(PEER).phase).toBe("ready"));

  stored = 1;
  const run = catchUp.run(PEER);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  stored = 3;
  void catchUp.run(PEER);
  answers.shift()?.();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await run;
  expect(shown()).toBe(3);
});
