import { Textarea, type TextareaProps } from "@mantine/core";
import type { CSSProperties } from "react";

/** Whether styles alone let a field grow with its text: Mantine's script measures it again for every render. */
const GROWS_BY_STYLE = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

/** A field for text of several lines: it grows with its text, from `minRows` lines to `maxRows`. */
export function TextArea({ minRows = 4, maxRows = 16, resize, style, ...others }: TextareaProps) {
  // What a person can drag has no maximum height.
  if (resize)
    return <Textarea {...others} autosize minRows={minRows} maxRows={maxRows} resize={resize} style={style} />;
  const lines = { "--min-rows": minRows, "--max-rows": maxRows } as CSSProperties;
  return (
    <Textarea
      {...others}
      autosize={!GROWS_BY_STYLE}
      minRows={minRows}
      maxRows={maxRows}
      style={[lines, style]}
      data-fits-text
    />
  );
}
