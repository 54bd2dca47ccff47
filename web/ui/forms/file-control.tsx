import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import classes from "./file-control.module.css";
import { FilePreview } from "./file-preview.tsx";
import { type FileRules, fileProblem } from "./file-rules.ts";

interface FileControlProps {
  /** "Resume", "Profile photo", "Company logo". */
  label: string;
  description: string;
  /** Whether a file is required. */
  required?: boolean;
  rules: FileRules;
  kind: "image" | "document";
  /** The chosen file that is not stored yet. */
  value: File | null;
  /** `problem` explains why a file was rejected; `file` is null then. */
  onChange: (file: File | null, problem: string | null) => void;
  /** The stored file, shown while no new one is chosen. `called`: what it is within a sentence, when `name` is not its name. */
  current?: { name: string; called?: string; url: string } | null;
  /** Removes the stored file; without it, a stored file can only be replaced. */
  onRemoveCurrent?: () => void;
  /** 0 to 100 while uploading, otherwise null. */
  progress?: number | null;
  /** The error of the last chosen file. */
  error?: string | null;
}

/** Focuses a file that was refused and not replaced; false when there is none. */
export function focusRefusedFile(form: HTMLElement | null): boolean {
  const refused = form?.querySelector<HTMLElement>("[data-error] [aria-describedby]") ?? null;
  refused?.scrollIntoView({ block: "center" });
  refused?.focus({ preventScroll: true });
  return refused !== null;
}

/** Chooses a file by dialog or drop, with preview, progress, removal and errors. */
export function FileControl(props: FileControlProps) {
  const { label, description, rules, kind, value, onChange, current, onRemoveCurrent, progress = null } = props;
  const error = props.error ?? null;
  const id = useId();
  const [over, setOver] = useState(false);
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
    onChange(wrong ? null : file, wrong);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0] ?? null);
  };
  const removeChosen = () => onChange(null, null);

  return (
    <div className={classes.control}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
        {props.required ? (
          <span className={classes.required} aria-hidden="true">
            {" *"}
          </span>
        ) : null}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by keyboard */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        data-error={error ? true : undefined}
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
          onBroken={() => onChange(null, "The picture cannot be read. Try saving it again as PNG or JPEG.")}
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
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
              aria-label={`${value || current ? "Replace" : "Choose"} file: ${label}`}
            >
              {value || current ? "Replace file" : "Choose file"}
            </Button>
          )}
        </FileButton>
        <span id={`${id}-hint`} className={classes.hint}>
          {description}
        </span>
      </div>
      {error ? (
        <div className={classes.problem}>
          <p id={`${id}-error`} className={classes.error} role="alert">
            {error}
          </p>
          {value || props.required ? null : (
            <Button variant="subtle" size="compact-sm" onClick={removeChosen}>
              Continue without it
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
