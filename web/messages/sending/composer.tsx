import { ActionIcon } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type KeyboardEvent, memo, type SubmitEvent, useCallback } from "react";
import { MAX_MESSAGE } from "../../../shared/messages.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { useChatStore } from "../chat-context.ts";
import { useTyping } from "../live/use-typing.ts";
import classes from "./composer.module.css";

const NEAR_THE_END = 200;

/** The input for a message. Enter sends, Shift+Enter inserts a line break; blank text is not sent. */
export const Composer = memo(function Composer({ peerId }: { peerId: string }) {
  const store = useChatStore();
  const [draft, setDraft] = useDraft(store.viewerId, peerId);
  const tell = useCallback((isTyping: boolean) => store.setTyping(peerId, isTyping), [store, peerId]);
  const { typed, stop } = useTyping(tell);
  const left = MAX_MESSAGE - draft.length;

  const send = () => {
    const content = draft.trim();
    if (!content || left < 0) return;
    stop();
    setDraft("");
    store.send(peerId, content);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={submit}>
      <TextArea
        className={classes.field}
        aria-label="Message"
        placeholder="Type your message"
        data-autofocus
        minRows={1}
        maxRows={6}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          if (event.currentTarget.value.trim()) typed();
          else stop();
        }}
        onKeyDown={onKeyDown}
        onBlur={stop}
        error={left < 0 ? `${-left} characters too many` : undefined}
        description={left >= 0 && left < NEAR_THE_END ? `${left} characters left` : undefined}
        inputWrapperOrder={["input", "description", "error"]}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        aria-label="Send"
        title="Send"
        disabled={draft.trim() === "" || left < 0}
      >
        <IconSend size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  );
});
