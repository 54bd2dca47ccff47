import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import classes from "./file-control.module.css";
import { FilePreview } from "./file-preview.tsx";
import { type FileRules, fileProblem } from "./file-rules.ts";

interface FileControlProps {
  /** "Resume", "Profile photo", "Company logo". */
  label: string;
  description?: string;
  rules: FileRules;
  kind: "image" | "document";
  /** The file chosen and not yet stored. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** What is stored now: shown while nothing new is chosen. */
  current?: { name: string; url: string } | null;
  /** Removes the stored file; without it a stored file can only be replaced. */
  onRemoveCurrent?: () => void;
  /** 0 to 100 while uploading, else null. */
  progress?: number | null;
  /** From the server; a problem with the choice itself is found here. */
  error?: string | null;
}

/** Choose a file or drop one: preview, progress, removal, and what is wrong with it beside it. */
export function FileControl(props: FileControlProps) {
  const { label, description, rules, kind, value, onChange, current, onRemoveCurrent, progress = null, error } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error ?? null;
  // The server refused it long after it was chosen: the person may be elsewhere on a long form.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!error) return;
    button.current?.scrollIntoView({ block: "center" });
    button.current?.focus({ preventScroll: true });
  }, [error]);

  const choose = (file: File | null) => {
    if (!file) return;
    const wrong = fileProblem(file, rules);
    setProblem(wrong);
    if (!wrong) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0] ?? null);
  };
  const removeChosen = () => {
    setProblem(null);
    onChange(null);
  };

  return (
    <div className={classes.control}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by keyboard */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        data-error={shownError ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FilePreview
          kind={kind}
          file={value}
          current={current ?? null}
          progress={progress}
          onRemove={value ? removeChosen : current ? onRemoveCurrent : undefined}
        />
        <FileButton
          onChange={choose}
          accept={rules.endings.join(",")}
          disabled={progress !== null}
          inputProps={{ "aria-label": label, tabIndex: -1 }}
        >
          {({ onClick }) => (
            <Button
              ref={button}
              variant="default"
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
              onClick={onClick}
              disabled={progress !== null}
              aria-describedby={`${id}-hint${shownError ? ` ${id}-error` : ""}`}
              aria-label={`${value || current ? "Replace" : "Choose"} file: ${label}`}
            >
              {value || current ? "Replace file" : "Choose file"}
            </Button>
          )}
        </FileButton>
        <span id={`${id}-hint`} className={classes.hint}>
          {description ?? `or drop it here: ${rules.endings.join(", ")}`}
        </span>
      </div>
      {shownError ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {shownError}
        </p>
      ) : null}
    </div>
  );
}
