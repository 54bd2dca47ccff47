import { z } from "zod";
import type { MessageView } from "../../messages/message.store.ts";
import type { Actor, MaybeActor } from "../../platform/actor.ts";
import { requireSeeker } from "../../platform/actor.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import type { Services } from "../../services/services.ts";
import { toLegacyMessage } from "../legacy-shapes.ts";
import type { OpenChats } from "../socket/open-chats.ts";
import { legacyMessage, listAnswer, messageAnswer } from "./legacy-schemas.ts";
import { answerList } from "./list-answer.ts";
import { ID, idText, pageQuery, wantedText } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const NOT_YOURS = "You can only read your own messages.";

/** Returns the other person of a pair that includes the acting seeker. @throws FORBIDDEN for anyone else's pair */
function otherOf(actor: MaybeActor, one: string, two: string): { seeker: Actor; other: string } {
  const seeker = requireSeeker(actor);
  if (one.toLowerCase() === seeker.accountId) return { seeker, other: two };
  if (two.toLowerCase() === seeker.accountId) return { seeker, other: one };
  throw new AppError("FORBIDDEN", NOT_YOURS);
}

/** Iterates over the history with a person in batches, oldest first. */
async function* history(services: Services, actor: Actor, other: string): AsyncGenerator<readonly MessageView[]> {
  const conversation = await services.messages.conversation(actor, other);
  let afterSeq = 0;
  while (conversation) {
    const page = await services.messages.messages(actor, conversation.id, { first: MAX_PAGE, afterSeq });
    yield page.nodes;
    afterSeq = page.nodes.at(-1)?.seq ?? afterSeq;
    if (!page.hasNextPage) return;
  }
}

/** Returns a page of the history: the `first` messages after a sequence number. */
async function part(services: Services, actor: Actor, other: string, first: number, after: string | null) {
  const conversation = await services.messages.conversation(actor, other);
  if (!conversation) return { nodes: [], cursorAt: () => "", hasNextPage: false };
  if (after !== null && !/^\d{1,9}$/.test(after))
    throw invalid({ after: "after must be the `next` from the previous page." });
  const afterSeq = Number(after ?? 0);
  return services.messages.messages(actor, conversation.id, { first, afterSeq });
}

/** Messages (docs/specification.md 7.5). */
export const messageRoutes = (openChats: OpenChats): readonly RestRoute[] => [
  route({
    method: "GET",
    path: "/messages/{currentUserId}/{otherUserId}",
    scopes: ["messages:read"],
    refusesHead: true,
    summary: "Lists the messages between the caller and another seeker, oldest first.",
    role: "SEEKER",
    params: z.object({
      currentUserId: idText("The caller's id."),
      otherUserId: idText("The other seeker's id."),
    }),
    query: pageQuery,
    response: listAnswer("messages", legacyMessage),
    refusals: { 404: "No such seeker." },
    renamed: { recipientId: "otherUserId" },
    async handle(call) {
      const { services, params } = call;
      const { seeker, other } = otherOf(call.actor, params.currentUserId, params.otherUserId);
      const answer = await answerList(call, {
        name: "messages",
        page: ({ first, after }) => part(services, seeker, other, first ?? MAX_PAGE, after ?? null),
        shape: toLegacyMessage,
        all: () => history(services, seeker, other),
      });
      openChats.open(seeker.sessionId, other);
      return answer;
    },
  }),
  route({
    method: "PUT",
    path: "/messages/seen",
    scopes: ["messages:write"],
    summary: "Marks all messages from another seeker to the caller as seen.",
    role: "SEEKER",
    body: z.object({
      senderId: wantedText("The id of the seeker who sent the messages.", "senderId is required.", ID),
      receiverId: wantedText("The caller's id.", "receiverId is required.", ID),
    }),
    response: messageAnswer,
    refusals: { 404: "No such seeker." },
    async handle({ services, actor, body }) {
      const seeker = requireSeeker(actor);
      if (body.receiverId.toLowerCase() !== seeker.accountId) throw new AppError("FORBIDDEN", NOT_YOURS);
      await services.messages.markAllSeen(seeker, body.senderId);
      openChats.open(seeker.sessionId, body.senderId);
      return { message: "Messages marked as seen" };
    },
  }),
];
