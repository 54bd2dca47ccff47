import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { problemOf } from "../apollo/problem.ts";
import {
  AssistantConversationDocument,
  useAskAssistantMutation,
  useAssistantAnswerSubscription,
  useAssistantConversationQuery,
  useAssistantStatusQuery,
  useStopAssistantAnswerMutation,
} from "../generated/assistant/assistant.ts";
import { chatReducer, type Draft, type Exchange, joined, running } from "./chat-state.ts";
import { drawSuggestions } from "./suggestions.ts";

/** The chat with the assistant: stored messages, the pending exchange, and actions. */
export function useAssistantChat(addressedId: string | null, onConversation: (id: string) => void) {
  // The address changes a moment after the content; the page must not shrink in between.
  const [enteredId, enter] = useState<string | null>(null);
  const conversationId = addressedId ?? enteredId;
  const client = useApolloClient();
  const status = useAssistantStatusQuery({ fetchPolicy: "cache-and-network" });
  const stored = useAssistantConversationQuery({
    variables: { id: conversationId ?? "" },
    skip: conversationId === null,
  });
  const [exchanges, dispatch] = useReducer(chatReducer, []);
  const [suggestions, setSuggestions] = useState(() => drawSuggestions());
  const [announcement, setAnnouncement] = useState({ text: "", answer: "" });
  const announce = useCallback((text: string, answer = "") => setAnnouncement({ text, answer }), []);
  const [askMutation] = useAskAssistantMutation();
  const [stopMutation] = useStopAssistantAnswerMutation();
  const shown = useRef(conversationId);
  const adopted = useRef(new Set<string>());

  const messages = (conversationId && stored.data?.assistantConversation.messages) || [];
  const current = running(exchanges);
  const answering = status.data?.assistantStatus.answering ?? null;

  // Failed and pending exchanges belong to the previous conversation.
  useEffect(() => {
    enter(null);
    if (shown.current === addressedId) return;
    shown.current = addressedId;
    dispatch({ type: "cleared" });
  }, [addressedId]);

  // Follows an answer that was requested before this page was opened, here or on another device.
  useEffect(() => {
    if (!answering || current || adopted.current.has(answering.answerId)) return;
    if (conversationId && conversationId !== answering.conversationId) return;
    adopted.current.add(answering.answerId);
    const { answerId, question, fileName } = answering;
    dispatch({
      type: "asked",
      exchange: { ...EMPTY, key: answerId, after: messages.length, question, fileName: fileName ?? "", answerId },
    });
  }, [answering, conversationId, current, messages.length]);

  const fail = useCallback(
    (key: string, error: string) => {
      dispatch({ type: "failed", key, error });
      announce(`Error: ${error}`);
      setSuggestions(drawSuggestions());
    },
    [announce],
  );

  const keep = useCallback(
    async (exchange: Exchange, id: string, error: string | null = null) => {
      // The stored messages replace the streamed text, and include the jobs named in the answer.
      const stored = await client
        .query({ query: AssistantConversationDocument, variables: { id }, fetchPolicy: "network-only" })
        .catch(() => null);
      if (error !== null) announce(`Error: ${error}`);
      const after = stored?.data?.assistantConversation.messages.length;
      if (error !== null && after === undefined) dispatch({ type: "failed", key: exchange.key, error });
      else {
        shown.current = id;
        enter(id);
        onConversation(id);
        if (error !== null) dispatch({ type: "brokeOff", key: exchange.key, error, after: after ?? 0 });
        else dispatch({ type: "gone", key: exchange.key });
      }
      setSuggestions(drawSuggestions());
      void client.refetchQueries({ include: ["AssistantStatus", "AssistantConversations"] });
    },
    [client, onConversation, announce],
  );

  useAssistantAnswerSubscription({
    variables: { answerId: current?.answerId ?? "", position: 0 },
    skip: !current?.answerId,
    fetchPolicy: "no-cache",
    onData({ data: { data } }) {
      const piece = data?.assistantAnswer;
      if (!piece || !current || piece.answerId !== current.answerId) return;
      dispatch({ type: "piece", piece });
      if (piece.state === "FAILED") {
        const error = piece.error?.message ?? ASSISTANT_TEXTS.away;
        if (joined(current.answer, piece).trim() === "") fail(current.key, error);
        else void keep(current, piece.conversationId, error);
      }
      if (piece.state === "DONE" || piece.state === "STOPPED") {
        announce("The assistant answered.", joined(current.answer, piece));
        void keep(current, piece.conversationId);
      }
    },
    onError: (error) => current && fail(current.key, problemOf(error, ASSISTANT_TEXTS.brokeOff).message),
  });

  async function send(draft: Draft) {
    const text = draft.text.trim();
    if (current || (text === "" && !draft.file && !draft.useProfileResume)) return;
    const key = crypto.randomUUID();
    const fileName =
      draft.file?.name ?? (draft.useProfileResume ? (status.data?.assistantStatus.profileResumeName ?? "") : "");
    const question = text || ASSISTANT_TEXTS.uploaded;
    dispatch({ type: "asked", exchange: { ...EMPTY, key, after: messages.length, question, fileName, draft } });
    announce("The assistant is answering.");
    const { file, useProfileResume } = draft;
    try {
      const { data } = await askMutation({
        variables: { input: { prompt: text, conversationId, file, useProfileResume } },
      });
      const answerId = data?.askAssistant.answerId ?? "";
      adopted.current.add(answerId);
      dispatch({ type: "taken", key, answerId });
    } catch (error) {
      fail(key, problemOf(error, ASSISTANT_TEXTS.away).message);
    }
  }

  return {
    status: status.data?.assistantStatus ?? null,
    messages,
    loading: conversationId !== null && !stored.data && stored.loading,
    loadError: conversationId !== null && !stored.data && stored.error ? problemOf(stored.error).message : null,
    exchanges,
    current: current ?? null,
    suggestions,
    /** For screen readers: what happened, and the Markdown of a new answer. */
    announcement,
    send,
    retry(exchange: Exchange) {
      if (!exchange.draft || current) return;
      dispatch({ type: "gone", key: exchange.key });
      void send(exchange.draft);
    },
    /** Requests the rest of an interrupted answer. */
    resume(exchange: Exchange) {
      if (current) return;
      dispatch({ type: "gone", key: exchange.key });
      void send({ text: ASSISTANT_TEXTS.resume, file: null, useProfileResume: false });
    },
    stop() {
      if (current?.answerId)
        void stopMutation({ variables: { input: { answerId: current.answerId } } }).catch(() => {});
    },
    clear: () => dispatch({ type: "cleared" }),
  };
}

export type AssistantChat = ReturnType<typeof useAssistantChat>;

const EMPTY = {
  fileName: "",
  answerId: null,
  answer: "",
  activity: null,
  error: null,
  draft: null,
  stored: false,
} as const;
