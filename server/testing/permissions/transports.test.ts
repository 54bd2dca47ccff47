import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import { joinEvent, messageEvent, typingEvent } from "../../legacy/socket/socket-events.ts";
import { testApp } from "../test-app.ts";
import { permissionsFor } from "./answers.ts";
import { callOf } from "./rest-calls.ts";
import type { Person, Scene } from "./scene.ts";
import { permissionTable } from "./table.ts";

const app = testApp();
const rest = permissionTable("REST");
const events = permissionTable("Socket events");
const files = permissionTable("Files");

test("the REST table names every call of the OpenAPI document, and none beside", async () => {
  const { paths } = (await (await fetch(`${app.url}/api-docs/openapi.json`)).json()) as { paths: object };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(rest.map(([row]) => row).sort()).toEqual(calls.sort());
});

describe("every legacy call answers each person with the status of docs/permissions.md", () => {
  test.each(rest)("%s", async (row, expected) => {
    const seen = await permissionsFor(app, async (scene, { cookie }) => {
      const { method, path, body } = callOf(row, scene);
      const json = body && !(body instanceof FormData);
      const response = await fetch(app.url + path, {
        method,
        headers: { ...(json && { "content-type": "application/json" }), ...(cookie && { cookie }) },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      return String(response.status);
    });
    expect(seen).toEqual(expected);
  });
});

describe("every event of the socket answers each person as docs/permissions.md says", () => {
  const payloads: Record<string, (scene: Scene, me: string) => unknown> = {
    join: ({ seekerId }) => joinEvent.parse(seekerId),
    sendMessage: ({ seekerId }, me) => messageEvent.parse({ senderId: me, receiverId: seekerId, content: "Hello" }),
    "sendMessage as the seeker": ({ seekerId, connectedId }) =>
      messageEvent.parse({ senderId: seekerId, receiverId: connectedId, content: "Hello" }),
    typing: ({ seekerId }, me) => typingEvent.parse({ from: me, to: seekerId }),
    stopTyping: ({ seekerId }, me) => typingEvent.parse({ from: me, to: seekerId }),
  };

  test("names them all", () => {
    expect(events.map(([name]) => name)).toEqual(Object.keys(payloads));
  });

  test.each(events)("%s", async (name, expected) => {
    const emit = async (scene: Scene, { account, cookie }: Person) => {
      const socket = io(app.url, { transports: ["websocket"], extraHeaders: { cookie }, reconnection: false });
      try {
        const connected = await new Promise<boolean>((resolve) => {
          socket.once("connect", () => resolve(true));
          socket.once("connect_error", () => resolve(false));
        });
        if (!connected) return "refused";
        const answer = await socket.emitWithAck(
          name.split(" ")[0] ?? "",
          payloads[name]?.(scene, account?.accountId ?? ""),
        );
        return answer.code ?? "yes";
      } finally {
        socket.disconnect();
      }
    };
    expect(await permissionsFor(app, emit)).toEqual(expected);
  });
});

describe("every kind of file opens for whom docs/permissions.md says", () => {
  test.each(files)("%s", async (row, expected) => {
    const kind = row as keyof Scene["files"];
    const seen = await permissionsFor(app, async ({ files: stored }, { cookie }) => {
      const file = stored[kind];
      await app.app.platform.files.put(file.storageKey, Buffer.from("bytes"), file.mediaType).catch(() => {});
      const url = `${app.url}/files/${file.storageKey}/${file.name}`;
      return String((await fetch(url, { headers: { cookie } })).status);
    });
    expect(seen).toEqual(expected);
  });
});
