import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconHistory, IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { ASSISTANT_TEXTS, optionsIn } from "../../../shared/assistant.ts";
import { MESSAGE_KEYS } from "../../../shared/shortcuts/shortcuts.ts";
import { AnswerText } from "../../assistant/answer-text.tsx";
import { ChatThread } from "../../assistant/chat-thread.tsx";
import { Composer } from "../../assistant/composer.tsx";
import { ConsentCard } from "../../assistant/consent-card.tsx";
import { ConversationsPanel } from "../../assistant/conversations-panel.tsx";
import { SuggestionRow } from "../../assistant/suggestion-row.tsx";
import { useAssistantChat } from "../../assistant/use-assistant-chat.ts";
import { useResumeChoice } from "../../assistant/use-resume-choice.ts";
import { usePageShortcuts } from "../../ui/keys/page-shortcuts.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";
import classes from "./chatbot-page.module.css";

const CONVERSATION = "conversation";

/** /main/chatbot: the career assistant. The URL determines the conversation shown. */
export function Component() {
  useTitle("Career AI Assistant");
  usePageShortcuts(MESSAGE_KEYS);
  const [search, setSearch] = useSearchParams();
  const [listOpened, list] = useDisclosure(false);
  const conversationId = search.get(CONVERSATION);
  const show = useCallback(
    (id: string | null, replace = false) =>
      setSearch(id ? { [CONVERSATION]: id } : {}, { replace, preventScrollReset: true }),
    [setSearch],
  );
  const chat = useAssistantChat(
    conversationId,
    useCallback((id: string) => show(id, true), [show]),
  );
  const { status, current } = chat;
  const options = optionsIn(chat.messages.at(-1)?.text ?? "");
  const resume = useResumeChoice(status?.profileResumeName ?? null);
  const send = (text: string) => {
    const { file, useProfileResume } = resume;
    void chat.send({ text, file, useProfileResume });
    resume.clear();
  };

  return (
    <div className={classes.page}>
      <PageHeader
        title="Career AI Assistant"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => {
                chat.clear();
                show(null);
              }}
            >
              New conversation
            </Button>
            <Button
              variant="default"
              leftSection={<IconHistory size={18} stroke={1.75} aria-hidden="true" />}
              onClick={list.open}
            >
              Conversations
            </Button>
          </>
        }
      />
      <div className={classes.thread}>
        {chat.loading ? (
          <BlockSkeleton label="Loading the conversation" />
        ) : chat.loadError ? (
          <ErrorState message={chat.loadError} onRetry={() => show(null)} />
        ) : (
          <ChatThread chat={chat} />
        )}
      </div>
      <div className={classes.foot}>
        {status?.configured && !status.consentedAt ? (
          <ConsentCard provider={status.provider} />
        ) : (
          <>
            <SuggestionRow
              suggestions={options.length > 0 ? options : chat.suggestions}
              disabled={current !== null}
              onAsk={send}
            />
            <Composer resume={resume} answering={current !== null} onSend={send} onStop={chat.stop} />
            {status && !status.configured ? <p className={classes.left}>{ASSISTANT_TEXTS.builtIn}</p> : null}
            {status?.configured && status.questionsLeftToday <= 5 ? (
              <p className={classes.left}>
                {status.questionsLeftToday} of {status.questionsPerDay} questions left today.
              </p>
            ) : null}
          </>
        )}
      </div>
      <div className={classes.announcement} role="status">
        <p>{chat.announcement.text}</p>
        {chat.announcement.answer ? <AnswerText text={chat.announcement.answer} /> : null}
      </div>
      <ConversationsPanel
        opened={listOpened}
        shownId={conversationId}
        onClose={list.close}
        onShow={(id) => {
          show(id);
          if (id) list.close();
        }}
      />
    </div>
  );
}
