import { Textarea, type TextareaProps } from "@mantine/core";
import type { CSSProperties } from "react";

/** Whether styles alone let a field grow with its text: Mantine's script measures it again for every render. */
const GROWS_BY_STYLE = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

const NEAR_THE_END = 200;

/**
 * A field for text of several lines: it grows with its text, from `minRows` lines to `maxRows`. What is pasted is not cut
 * at `maxLength`: the field says how many characters are too many.
 */
export function TextArea({ minRows = 4, maxRows = 16, maxLength = Infinity, resize, style, ...given }: TextareaProps) {
  const left = maxLength - String(given.value ?? "").length;
  const others = {
    ...given,
    ...(left < 0 && { error: `${(-left).toLocaleString("en-GB")} characters too many` }),
    ...(left >= 0 &&
      left < NEAR_THE_END && {
        description: (
          <>
            {given.description} {left} characters left
          </>
        ),
      }),
  };
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
