import { ActionIcon, Button, FileButton } from "@mantine/core";
import { IconFileText, IconPaperclip, IconX } from "@tabler/icons-react";
import type { RefObject } from "react";
import classes from "./attached-file.module.css";

interface AttachedFileProps {
  name: string | null;
  /** 0 to 100 while uploading, otherwise null. */
  progress?: number | null;
  problem: string | null;
  /** Uploads it again; null when that would not help. */
  onRetry?: (() => void) | null;
  onRemove: () => void;
}

/** The file that goes with a message, above its field, or why it was refused. */
export function AttachedFile({ name, progress = null, problem, onRetry = null, onRemove }: AttachedFileProps) {
  return (
    <>
      {name ? (
        <p className={classes.file}>
          <IconFileText size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.name}>{name}</span>
          {progress === null ? null : (
            <progress className={classes.progress} max={100} value={progress} aria-label={`Uploading ${name}`} />
          )}
          {onRetry ? (
            <Button variant="subtle" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={`Remove ${name}`}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </p>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}

interface AttachButtonProps {
  /** "Choose a resume". */
  label: string;
  /** What is chosen, for the file input: "Resume". */
  file: string;
  accept: string;
  onChoose: (file: File | null) => void;
  /** Set to a function that forgets the choice, so that the same file can be chosen again. */
  resetRef: RefObject<(() => void) | null>;
}

/** Chooses the file that goes with a message. */
export function AttachButton({ label, file, accept, onChoose, resetRef }: AttachButtonProps) {
  return (
    <FileButton
      onChange={onChoose}
      accept={accept}
      resetRef={resetRef}
      inputProps={{ "aria-label": file, tabIndex: -1 }}
    >
      {(props) => (
        <ActionIcon variant="subtle" color="gray" size={44} {...props} aria-label={label} title={label}>
          <IconPaperclip size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </FileButton>
  );
}
