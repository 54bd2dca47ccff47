import { Textarea, type TextareaProps } from "@mantine/core";

/** What those who applied to a job are told, beside that it is taken down. */
export function NotifyApplicantsField(props: TextareaProps) {
  return (
    <Textarea
      label="For those who applied (optional)"
      description="They are told that Worklane has taken the job down. This stands in the same mail, such as what to do if they sent money."
      autosize
      minRows={2}
      maxRows={12}
      {...props}
    />
  );
}
