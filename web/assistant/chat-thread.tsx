import { Button } from "@mantine/core";
import { IconArrowRight, IconPaperclip, IconRefresh } from "@tabler/icons-react";
import { Fragment } from "react";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { AnswerJobs } from "./answer-jobs.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Bubble } from "./bubble.tsx";
import type { Exchange } from "./chat-state.ts";
import classes from "./chat-thread.module.css";
import { TypingDots } from "./typing-dots.tsx";
import type { AssistantChat } from "./use-assistant-chat.ts";
import { useFollowing } from "./use-following.ts";

/** The list of messages; scrolls smoothly to the latest. */
export function ChatThread({ chat }: { chat: AssistantChat }) {
  const { messages, exchanges, current, retry, resume } = chat;
  const failures = exchanges.filter(({ error }) => error !== null).length;
  useFollowing(
    { messages: messages.length, exchanges: exchanges.length, failures },
    current?.answer.length ?? 0,
    classes.question,
  );

  const after = (position: number) =>
    exchanges
      .filter((exchange) => exchange.after === position)
      .map((exchange) => (
        <ExchangeBubbles
          key={exchange.key}
          exchange={exchange}
          onRetry={() => retry(exchange)}
          onContinue={() => resume(exchange)}
        />
      ));

  return (
    <section className={classes.thread} aria-label="Conversation with the assistant" aria-busy={current !== null}>
      <Bubble isBot>{ASSISTANT_TEXTS.greeting}</Bubble>
      {after(0)}
      {messages.map(({ id, author, text, fileName, links, jobs }, index) => (
        <Fragment key={id}>
          {author === "SEEKER" ? (
            <Bubble isBot={false}>
              <p className={classes.question}>{text}</p>
              <Attachment name={fileName ?? ""} />
            </Bubble>
          ) : (
            <Bubble isBot actions={<CopyButton text={text} />}>
              <AnswerText text={text} links={links} />
            </Bubble>
          )}
          {jobs.length > 0 ? <AnswerJobs jobs={jobs} /> : null}
          {after(index + 1)}
        </Fragment>
      ))}
    </section>
  );
}

interface ExchangeBubblesProps {
  exchange: Exchange;
  onRetry: () => void;
  onContinue: () => void;
}

function ExchangeBubbles({ exchange, onRetry, onContinue }: ExchangeBubblesProps) {
  const { question, fileName, answer, activity, error, draft, stored: saved } = exchange;
  const waits = error === null && (answer === "" || activity !== null);
  return (
    <>
      {saved ? null : (
        <Bubble isBot={false}>
          <p className={classes.question}>{question}</p>
          <Attachment name={fileName} />
        </Bubble>
      )}
      {!saved && (answer || waits) ? (
        <Bubble isBot>
          {answer ? <AnswerText text={answer} /> : null}
          {waits ? <TypingDots activity={activity} /> : null}
        </Bubble>
      ) : null}
      {error ? (
        <Bubble
          isBot
          failed
          actions={<FailureAction saved={saved} onAct={saved ? onContinue : draft ? onRetry : null} />}
        >
          {`Error: ${error}`}
        </Bubble>
      ) : null}
    </>
  );
}

/** Continues an interrupted answer, or retries a failed one. */
function FailureAction({ saved, onAct }: { saved: boolean; onAct: (() => void) | null }) {
  if (!onAct) return null;
  const Icon = saved ? IconArrowRight : IconRefresh;
  return (
    <Button
      variant="subtle"
      color="gray"
      px="sm"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onAct}
    >
      {saved ? "Continue" : "Try again"}
    </Button>
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
