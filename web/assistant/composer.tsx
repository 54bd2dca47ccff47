import { Button } from "@mantine/core";
import { IconPlayerStop, IconSend } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { MAX_QUESTION } from "../../shared/assistant.ts";
import { RESUME_UPLOAD } from "../../shared/files.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { AttachButton, AttachedFile } from "../ui/forms/attached-file.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import classes from "./composer.module.css";
import type { ResumeChoice } from "./use-resume-choice.ts";

interface ComposerProps {
  resume: ResumeChoice;
  answering: boolean;
  /** Sends the typed text, with the chosen resume. */
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The input for a question and a resume. Enter sends; Shift+Enter inserts a line break. */
export function Composer({ resume, answering, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState("");
  const { name: chosen, problem, profileResumeName } = resume;

  const send = () => {
    if (answering || (text.trim() === "" && !chosen) || text.length > MAX_QUESTION) return;
    onSend(text);
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={classes.composer} onSubmit={submit}>
      <AttachedFile name={chosen} problem={problem} onRemove={resume.clear} />
      <div className={classes.line}>
        <AttachButton
          label="Choose a resume"
          file="Resume"
          accept={RESUME_UPLOAD.accept}
          onChoose={resume.choose}
          resetRef={resume.reset}
        />
        <TextArea
          className={classes.field}
          placeholder="Type your message or upload resume..."
          aria-label="Your message"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={keyDown}
          maxLength={MAX_QUESTION}
          minRows={1}
          maxRows={6}
        />
        {answering ? (
          <Button
            type="button"
            variant="default"
            leftSection={<IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onStop}
          >
            Stop
          </Button>
        ) : (
          <Button type="submit" leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}>
            Send
          </Button>
        )}
      </div>
      {profileResumeName && !chosen ? (
        <Button variant="subtle" px="sm" className={classes.profile} onClick={resume.chooseProfile}>
          Use the resume in my profile
        </Button>
      ) : null}
      {chosen ? (
        <ButtonLink to="/main/userprofile-edit#import" variant="subtle" px="sm" className={classes.profile}>
          Fill in my profile from a resume
        </ButtonLink>
      ) : null}
    </form>
  );
}
