import { ActionIcon } from "@mantine/core";
import { IconFileText, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./file-control.module.css";
import { fileSize } from "./file-rules.ts";

interface FilePreviewProps {
  kind: "image" | "document";
  file: File | null;
  current: { name: string; called?: string; url: string } | null;
  /** 0 to 100 while uploading, otherwise null. */
  progress: number | null;
  onRemove?: (() => void) | undefined;
  /** Called when the chosen picture cannot be displayed. */
  onBroken: () => void;
}

/** The chosen picture as an object URL, revoked when it is no longer shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The chosen file, otherwise the stored one, with its size, progress and a button to remove it. */
export function FilePreview({ kind, file, current, progress, onRemove, onBroken }: FilePreviewProps) {
  const chosenUrl = useObjectUrl(kind === "image" ? file : null);
  if (!file && !current) return null;
  const picture = kind === "image" ? (chosenUrl ?? (file ? null : current?.url)) : null;
  const name = file?.name ?? current?.name ?? "";
  return (
    <div className={classes.preview}>
      {picture ? (
        <img src={picture} alt="" className={classes.picture} onError={file ? onBroken : undefined} />
      ) : (
        <IconFileText size={32} stroke={1.5} aria-hidden="true" />
      )}
      <div className={classes.about}>
        {file || !current ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <a className={classes.name} href={current.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
        {file ? <span className={classes.hint}>{fileSize(file.size)}</span> : null}
        {progress === null ? null : (
          <progress className={classes.progress} max={100} value={progress} aria-label={`Uploading ${name}`} />
        )}
      </div>
      {onRemove && progress === null ? (
        <ActionIcon color="red" onClick={onRemove} aria-label={`Remove ${(file ? null : current?.called) ?? name}`}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </div>
  );
}
