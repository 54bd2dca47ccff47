import { Button } from "@mantine/core";
import { IconPaperclip, IconRefresh } from "@tabler/icons-react";
import { Fragment } from "react";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { AnswerJobs } from "./answer-jobs.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Bubble } from "./bubble.tsx";
import type { Exchange } from "./chat-state.ts";
import classes from "./chat-thread.module.css";
import { CopyButton } from "./copy-button.tsx";
import { TypingDots } from "./typing-dots.tsx";
import type { AssistantChat } from "./use-assistant-chat.ts";
import { useFollowing } from "./use-following.ts";

/** The list of messages; it moves smoothly to the latest. */
export function ChatThread({ chat }: { chat: AssistantChat }) {
  const { messages, exchanges, current, retry } = chat;
  useFollowing(messages.length, exchanges.length, current?.answer.length ?? 0);

  const after = (position: number) =>
    exchanges
      .filter((exchange) => exchange.after === position)
      .map((exchange) => <ExchangeBubbles key={exchange.key} exchange={exchange} onRetry={() => retry(exchange)} />);

  return (
    <section className={classes.thread} aria-label="Conversation with the assistant" aria-busy={current !== null}>
      <Bubble isBot>{ASSISTANT_TEXTS.greeting}</Bubble>
      {after(0)}
      {messages.map(({ id, author, text, fileName, jobs }, index) => (
        <Fragment key={id}>
          {author === "SEEKER" ? (
            <Bubble isBot={false}>
              <p className={classes.question}>{text}</p>
              <Attachment name={fileName ?? ""} />
            </Bubble>
          ) : (
            <Bubble isBot actions={<CopyButton text={text} />}>
              <AnswerText text={text} />
            </Bubble>
          )}
          {jobs.length > 0 ? <AnswerJobs jobs={jobs} /> : null}
          {after(index + 1)}
        </Fragment>
      ))}
    </section>
  );
}

function ExchangeBubbles({ exchange, onRetry }: { exchange: Exchange; onRetry: () => void }) {
  const { question, fileName, answer, activity, error, draft } = exchange;
  return (
    <>
      <Bubble isBot={false}>
        <p className={classes.question}>{question}</p>
        <Attachment name={fileName} />
      </Bubble>
      {error ? (
        <Bubble
          isBot
          failed
          actions={
            draft ? (
              <Button
                variant="subtle"
                color="gray"
                px="sm"
                leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
                onClick={onRetry}
              >
                Try again
              </Button>
            ) : null
          }
        >
          {`Error: ${error}`}
        </Bubble>
      ) : (
        <Bubble isBot>
          {answer ? <AnswerText text={answer} /> : null}
          {answer === "" || activity ? <TypingDots activity={activity} /> : null}
        </Bubble>
      )}
    </>
  );
}

function Attachment({ name }: { name: string }) {
  if (!name) return null;
  return (
    <span className={classes.attachment}>
      <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
      {name}
    </span>
  );
}
