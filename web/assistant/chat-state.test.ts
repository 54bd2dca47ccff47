import { expect, it } from "vitest";
import { chatReducer, type Exchange, joined, running } from "./chat-state.ts";

const exchange = (key: string): Exchange => ({
  ...{
    key,
    after: 0,
    question: "Why?",
    fileName: "",
    answerId: key,
    answer: "",
    activity: null,
    error: null,
    draft: null,
    stored: false,
  },
});

it("chunks are inserted at their positions, even when some are repeated after a lost connection", () => {
  let text = joined("", { text: "One ", position: 4 });
  text = joined(text, { text: "two ", position: 8 });
  expect(joined(text, { text: "One two three", position: 13 })).toBe("One two three");
  expect(joined(text, { text: "two three", position: 13 })).toBe("One two three");
});

it("a chunk after a gap is not shown", () => {
  expect(joined("One ", { text: "three", position: 13 })).toBe("One ");
});

it("a failed exchange stays, and ignores further chunks", () => {
  let chat = chatReducer([], { type: "asked", exchange: exchange("a") });
  chat = chatReducer(chat, { type: "failed", key: "a", error: "No." });
  chat = chatReducer(chat, { type: "piece", piece: { answerId: "a", text: "late", position: 4, activity: null } });
  expect(chat[0]).toMatchObject({ error: "No.", answer: "" });
  expect(running(chat)).toBeUndefined();
});

it("an interrupted exchange is shown after its stored messages", () => {
  const chat = chatReducer([exchange("a")], { type: "brokeOff", key: "a", error: "It broke off.", after: 2 });
  expect(chat[0]).toMatchObject({ error: "It broke off.", stored: true, after: 2 });
  expect(running(chat)).toBeUndefined();
});

it("a stored exchange is removed", () => {
  expect(chatReducer([exchange("a"), exchange("b")], { type: "gone", key: "a" }).map(({ key }) => key)).toEqual(["b"]);
});
