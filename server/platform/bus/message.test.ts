import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeMessage, encodeMessages, GAP } from "./message.ts";

const event = fc.record({
  type: fc.string({ minLength: 1 }),
  id: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
});

test("events are decoded as they were encoded, in order, in messages within the size limit", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), event), { maxLength: 60 }), (entries) => {
      let sequence = 0;
      const messages = encodeMessages(
        entries.map((entry) => JSON.stringify(entry)),
        1000,
        () => `a ${++sequence} `,
      );
      for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThanOrEqual(1000);
      expect(new Set(messages).size).toBe(messages.length);
      expect(messages.flatMap((message) => decodeMessage(message, "b"))).toEqual(JSON.parse(JSON.stringify(entries)));
    }),
  );
});

test("a node ignores its own messages, and what is not a message", () => {
  const [message = ""] = encodeMessages(['["t",{"type":"x"}]'], 1000, () => "a 1 ");
  expect(decodeMessage(message, "a")).toBeUndefined();
  for (const noise of ["", "b", "b 1 [", 'b 1 [["t",{"type":{}}]]', "b 1 {}"])
    expect(decodeMessage(noise, "a")).toBeUndefined();
});

test("a gap is reported as one", () => {
  const [message = ""] = encodeMessages([GAP], 1000, () => "a 1 ");
  expect(decodeMessage(message, "b")).toEqual([null]);
});
