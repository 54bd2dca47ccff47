import { once } from "node:events";
import { WebSocket } from "ws";

/** Opens sockets, fifty at a time. */
export async function openSockets(count: number, open: (index: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += 50) {
    const batch = Array.from({ length: Math.min(50, count - from) }, (_, index) => open(from + index));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

/** Opens a socket. */
export async function openSocket(url: string, protocol?: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, protocol, { headers });
  await once(socket, "open");
  return socket;
}

const CHAT_EVENTS = `subscription { chatEvents { __typename
  ... on MessageAdded { message { id conversationId seq senderId recipientId clientId content sentAt } }
  ... on MessagesSeen { conversationId seekerId seenSeq } } }`;

/** Opens a socket of the product that is subscribed to its account's chats. */
export const listenToChats = (serverUrl: string, token: string): Promise<WebSocket> =>
  listen(serverUrl, token, CHAT_EVENTS);

/** Opens a socket of the product with a subscription that delivers an event immediately. */
export async function listen(serverUrl: string, token: string, query: string): Promise<WebSocket> {
  const socket = await openSocket(`${serverUrl.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
    cookie: `useraccessToken=${token}`,
  });
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query } }));
  // The first event shows that the subscription is active.
  await once(socket, "message");
  return socket;
}

/** Listens on sockets until the returned function is called. */
export function onMessages(sockets: readonly WebSocket[], hear: (text: string) => void): () => void {
  const listener = (data: unknown) => hear(String(data));
  for (const socket of sockets) socket.on("message", listener);
  return () => {
    for (const socket of sockets) socket.off("message", listener);
  };
}
