import { once } from "node:events";
import { WebSocket } from "ws";

/** Sockets that all listen to their chats. */
export interface ChatSockets {
  readonly open: () => number;
  /** Messages that came in, over all of them. */
  readonly delivered: () => number;
  close(): void;
}

const AT_ONCE = 50;
const QUERY = `subscription { chatEvents { __typename
  ... on MessageAdded { message { id conversationId seq senderId recipientId clientId content sentAt } } } }`;
const ADDED = Buffer.from('"MessageAdded"');

/** One socket with a subscription for each token. */
export async function openChatSockets(url: string, tokens: readonly string[]): Promise<ChatSockets> {
  const sockets: WebSocket[] = [];
  let delivered = 0;
  const openOne = async (token: string) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      headers: { cookie: `useraccessToken=${token}` },
    });
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "connection_init" }));
    await once(socket, "message");
    socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query: QUERY } }));
    await once(socket, "message");
    socket.on("message", (data: Buffer) => {
      if (data.includes(ADDED)) delivered++;
    });
    socket.on("error", () => {});
    sockets.push(socket);
  };
  for (let from = 0; from < tokens.length; from += AT_ONCE) {
    await Promise.all(tokens.slice(from, from + AT_ONCE).map(openOne));
  }
  return {
    open: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    delivered: () => delivered,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
