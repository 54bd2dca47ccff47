import { ActionIcon } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type ComponentType, type KeyboardEvent, memo, type SubmitEvent, useCallback } from "react";
import { MESSAGE_UPLOAD } from "../../../shared/files.ts";
import { MAX_MESSAGE, ONLY_FILE } from "../../../shared/messages.ts";
import { useViewer } from "../../session/viewer.ts";
import { AttachButton, AttachedFile } from "../../ui/forms/attached-file.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { applicationOf } from "../application-peer.ts";
import { useChatStore } from "../chat-context.ts";
import { useTyping } from "../live/use-typing.ts";
import classes from "./composer.module.css";
import { useMessageFile } from "./use-message-file.ts";

interface ComposerProps {
  peerId: string;
  /** Above the field; replaces the text. */
  tools?: ComponentType<{ onChoose: (text: string) => void }>;
  /** What is wrong with a text, which is not sent then. */
  problemOf?: (text: string) => string | null;
}

/** The input for a message. Enter sends, Shift+Enter inserts a line break; blank text is not sent. */
export const Composer = memo(function Composer({ peerId, tools: Tools, problemOf }: ComposerProps) {
  const store = useChatStore();
  const [draft, setDraft] = useDraft(useViewer().id, peerId);
  const tell = useCallback((isTyping: boolean) => store.setTyping(peerId, isTyping), [store, peerId]);
  const { typed, stop } = useTyping(tell);
  const applicationId = applicationOf(peerId);
  const attached = useMessageFile(applicationId);
  const content = draft.trim() || (attached.file ? ONLY_FILE : "");
  const problem = problemOf?.(draft);
  const canSend = Boolean(content) && draft.length <= MAX_MESSAGE && !problem && !attached.isMissing;

  const send = () => {
    if (!canSend) return;
    stop();
    setDraft("");
    attached.clear();
    store.send(peerId, content, attached.file);
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
      {Tools ? <Tools onChoose={setDraft} /> : null}
      <AttachedFile
        name={attached.name}
        progress={attached.progress}
        problem={attached.problem}
        onRetry={attached.retry}
        onRemove={attached.clear}
      />
      {applicationId ? (
        <AttachButton
          label="Attach a PDF"
          file="PDF"
          accept={MESSAGE_UPLOAD.accept}
          onChoose={attached.choose}
          resetRef={attached.reset}
        />
      ) : null}
      <TextArea
        className={classes.field}
        aria-label="Message"
        placeholder="Type your message"
        data-autofocus
        minRows={1}
        maxRows={6}
        maxLength={MAX_MESSAGE}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          if (event.currentTarget.value.trim()) typed();
          else stop();
        }}
        onKeyDown={onKeyDown}
        onBlur={stop}
        error={problem}
        inputWrapperOrder={["input", "description", "error"]}
      />
      <ActionIcon type="submit" variant="filled" aria-label="Send" title="Send" disabled={!canSend}>
        <IconSend size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  );
});
