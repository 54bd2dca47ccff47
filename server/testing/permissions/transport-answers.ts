import { io } from "socket.io-client";
import { joinEvent, messageEvent, typingEvent } from "../../legacy/socket/socket-events.ts";
import { LegacyClient } from "../legacy-client.ts";
import type { TestApp } from "../test-app.ts";
import { callOf } from "./rest-calls.ts";
import { headersOf, type Person, type Scene } from "./scene.ts";

/** The status of a legacy call. */
export async function statusOfCall(app: TestApp, row: string, scene: Scene, person: Person): Promise<string> {
  const { method, path, body } = callOf(row, scene);
  return String((await new LegacyClient(app.url).call(method, path, body, headersOf(person))).status);
}

/** The payload of each event; a row may have words after the event's name. */
export const PAYLOADS: Record<string, (scene: Scene, me: string) => unknown> = {
  join: ({ seekerId }) => joinEvent.parse(seekerId),
  sendMessage: ({ seekerId }, me) => messageEvent.parse({ senderId: me, receiverId: seekerId, content: "Hello" }),
  "sendMessage as the seeker": ({ seekerId, connectedId }) =>
    messageEvent.parse({ senderId: seekerId, receiverId: connectedId, content: "Hello" }),
  typing: ({ seekerId }, me) => typingEvent.parse({ from: me, to: seekerId }),
  stopTyping: ({ seekerId }, me) => typingEvent.parse({ from: me, to: seekerId }),
};

/** Returns `yes`, the code of a refusal, or `refused` at the handshake. */
export async function answerToEvent(app: TestApp, name: string, scene: Scene, person: Person): Promise<string> {
  const socket = io(app.url, { transports: ["websocket"], extraHeaders: headersOf(person), reconnection: false });
  try {
    const connected = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("connect_error", () => resolve(false));
    });
    if (!connected) return "refused";
    const payload = PAYLOADS[name]?.(scene, person.account?.accountId ?? "");
    const answer = await socket.emitWithAck(name.split(" ")[0] ?? "", payload);
    return answer.code ?? "yes";
  } finally {
    socket.disconnect();
  }
}

/** The status of a file of the scene. */
export async function statusOfFile(app: TestApp, kind: string, scene: Scene, person: Person): Promise<string> {
  const file = scene.files[kind as keyof Scene["files"]];
  await app.app.platform.files.put(file.storageKey, Buffer.from("bytes"), file.mediaType).catch(() => {});
  const url = `${app.url}/files/${file.storageKey}/${file.name}`;
  return String((await fetch(url, { headers: headersOf(person) })).status);
}
