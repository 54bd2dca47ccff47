import { SegmentedControl, type TextareaProps } from "@mantine/core";
import { useState } from "react";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { RenderedText } from "../../ui/rendered-text.tsx";
import classes from "./job-form.module.css";
import { useMarkdownPreview } from "./use-markdown-preview.ts";

const VIEWS = ["Write", "Preview"];

interface MarkdownFieldProps extends TextareaProps {
  label: string;
  value?: string;
}

/** A Markdown field with a preview. */
export function MarkdownField({ value = "", label, ...field }: MarkdownFieldProps) {
  const [view, setView] = useState("Write");
  const preview = view === "Preview";
  const { html, error } = useMarkdownPreview(value, preview);
  return (
    <div className={classes.markdown}>
      <SegmentedControl
        className={classes.views}
        size="xs"
        aria-label="Write or preview"
        data={VIEWS}
        value={view}
        onChange={setView}
      />
      <TextArea
        {...field}
        label={label}
        value={value}
        resize="vertical"
        hidden={preview}
        wrapperProps={{ hidden: preview }}
        description="You can use Markdown: **bold**, - lists, # headings, [links](https://example.com)"
      />
      {preview ? <p className={classes.label}>{label}</p> : null}
      {preview ? (
        <section aria-label={`${label}, as job seekers see it`} className={classes.rendered}>
          {error ? (
            <FormMessage tone="no">The preview could not be loaded. Try again.</FormMessage>
          ) : html === undefined ? (
            <BlockSkeleton lines={4} />
          ) : html === "" ? (
            "Nothing written yet."
          ) : (
            <RenderedText html={html} />
          )}
        </section>
      ) : null}
    </div>
  );
}
