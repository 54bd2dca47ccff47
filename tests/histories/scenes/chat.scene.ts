import { buildConnection, buildSeeker } from "../../../prisma/factories/index.ts";
import { signIn } from "../../../server/testing/sign-in.ts";
import { CONVERSATION, MESSAGES, SEND } from "../documents.ts";
import { type ChatCall, chat } from "../models.ts";
import { draw, type Lane, lanesOfTwo, modelledScene, type Scene, type Stage } from "./scene.ts";

const EACH = 7;
/** Messages that a person writes on either device: a client that reconnects repeats what it sent before. */
const MESSAGES_EACH = 5;

/** Two connected seekers with two devices each, in a chat that starts with their first message. */
export async function chatScene(stage: Stage, next: () => number): Promise<Scene> {
  const { db } = stage;
  const ids = [(await buildSeeker(db.prisma)).id, (await buildSeeker(db.prisma)).id] as const;
  await buildConnection(db.prisma, { requesterId: ids[0], addresseeId: ids[1] });
  let conversationId: string | undefined;
  const names = [0, 1].map(() => Array.from({ length: MESSAGES_EACH }, () => uuidOf(next)));

  const device = async (by: 0 | 1, name: string): Promise<Lane<ChatCall>> => {
    const peerId = ids[by === 0 ? 1 : 0];
    return {
      asker: { name, cookie: await signIn(db, { id: ids[by], role: "SEEKER" }) },
      calls: draw<ChatCall>(EACH, next, [
        [5, () => ["send", names[by]?.[Math.floor(next() * MESSAGES_EACH)] ?? ""]],
        [3, () => ["see", next() < 0.5 ? 0 : Math.floor(next() * 4)]],
        [1, () => ["count"]],
      ]),
      async perform(client, call, how) {
        if (call[0] === "send") {
          const input = { recipientId: peerId, clientId: call[1], content: "Hello" };
          await client.ask({ ...how, call, document: SEND, variables: { input }, answerOf: numberOf });
        } else if (call[0] === "see" && conversationId) {
          const variables = { conversationId, afterSeq: call[1] };
          await client.ask({ ...how, call, document: MESSAGES, variables, answerOf: clientIdsOf });
        } else {
          const count: ChatCall = ["count"];
          const variables = { withId: peerId };
          const read = await client.ask({ ...how, call: count, document: CONVERSATION, variables, answerOf: countOf });
          conversationId = (read as Conversation | null)?.conversation?.id ?? conversationId;
        }
      },
    };
  };
  return modelledScene(stage, "chat", chat, await lanesOfTwo(device), next);
}

interface Conversation {
  readonly conversation: { readonly id: string; readonly lastSeq: number } | null;
}

const numberOf = ({ sendMessage }: { sendMessage: { message: { seq: number } } }) => String(sendMessage.message.seq);
const clientIdsOf = ({ messages }: { messages: { nodes: { clientId: string }[] } }) =>
  messages.nodes.map(({ clientId }) => clientId).join();
const countOf = ({ conversation }: Conversation) => String(conversation?.lastSeq ?? 0);

/** A UUID determined by the seed. */
function uuidOf(next: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
