import fc from "fast-check";
import type { Operation } from "./operations.ts";
import { type FuzzRequest, sender } from "./requests.ts";
import { oddJson, oddText, textNamed } from "./values.ts";

/** The frames that one client sends on one socket. */
export interface SocketTalk {
  readonly who: FuzzRequest["who"];
  readonly transport: "graphql" | "legacy";
  readonly frames: readonly { readonly text: string; readonly binary: boolean }[];
}

const frame = (text: fc.Arbitrary<string>, binary: fc.Arbitrary<boolean> = fc.constant(false)) =>
  fc.record({ text, binary });
const json = (value: fc.Arbitrary<unknown>) => frame(value.map((whole) => JSON.stringify(whole) ?? ""));
const noise = frame(
  fc.oneof(
    oddText,
    oddJson.map((value) => JSON.stringify(value) ?? ""),
  ),
  fc.boolean(),
);
const messageId = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("1", "2", "3", "4") },
  oddText.filter((text) => text !== ""),
);

/** Frames of the graphql-transport-ws protocol: valid, almost valid, and noise. */
export function graphqlTalks(operations: fc.Arbitrary<Operation>): fc.Arbitrary<SocketTalk> {
  const init = json(fc.constant({ type: "connection_init" }));
  const requested = fc.oneof({ weight: 6, arbitrary: operations }, oddJson);
  const others = fc.oneof(
    { weight: 16, arbitrary: json(fc.record({ type: fc.constant("subscribe"), id: messageId, payload: requested })) },
    { weight: 6, arbitrary: json(fc.record({ type: fc.constantFrom("complete", "ping", "pong"), id: messageId })) },
    json(
      fc.record({
        type: fc.constantFrom("complete", "ping", "pong", "next", "error"),
        id: messageId,
        payload: oddJson,
      }),
    ),
    json(fc.record({ type: fc.constant("connection_init"), payload: oddJson })),
    json(fc.record({ type: oddText, id: oddJson, payload: oddJson }, { requiredKeys: [] })),
    noise,
  );
  return fc
    .record({
      who: sender,
      first: fc.option(init, { freq: 8 }),
      rest: fc.array(others, { minLength: 1, maxLength: 6 }),
    })
    .map(({ who, first, rest }) => ({ who, transport: "graphql", frames: first ? [first, ...rest] : rest }));
}

const EVENTS = ["join", "sendMessage", "typing", "stopTyping", "error", "nothing", "join", "sendMessage", "typing"];
/** Names reserved by the library, which closes the connection. */
const RESERVED = ["connect", "disconnect", "newListener"];

const PLACEHOLDER = '451-["join",{"_placeholder":true,"num":0}]';
const PACKETS = ["1", "2", "3", "5", "6", "40", "40/admin,", "41", "42[", "43[]", PLACEHOLDER];

/** Packets of Socket.IO: the legacy events with valid and unusual payloads, others, and noise. */
export function legacyTalks(): fc.Arbitrary<SocketTalk> {
  const person = textNamed("seekerId");
  const content = fc.oneof(fc.constant("Hello"), oddJson);
  const payload = fc.oneof(
    { weight: 3, arbitrary: fc.record({ senderId: person, receiverId: person, content }, { requiredKeys: [] }) },
    { weight: 2, arbitrary: fc.record({ from: person, to: person }, { requiredKeys: [] }) },
    person,
    oddJson,
  );
  const event = fc
    .record({
      name: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...EVENTS) }, fc.constantFrom(...RESERVED)),
      payload,
      more: fc.array(oddJson, { maxLength: 2 }),
      number: fc.nat(9),
    })
    .map(({ name, payload, more, number }) => `42${number}${JSON.stringify([name, payload, ...more])}`);
  const packet = fc.oneof({ weight: 30, arbitrary: frame(event) }, frame(fc.constantFrom(...PACKETS)), noise);
  return fc
    .record({
      who: fc.constantFrom("seeker" as const, "connected seeker" as const),
      packets: fc.array(packet, { minLength: 1, maxLength: 6 }),
    })
    .map(({ who, packets }) => ({ who, transport: "legacy", frames: [{ text: "40", binary: false }, ...packets] }));
}
