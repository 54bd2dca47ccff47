import type { TextareaProps } from "@mantine/core";
import { TextArea } from "../../ui/forms/text-area.tsx";

/** A message to the job's applicants, in addition to the notice of the takedown. */
export function NotifyApplicantsField(props: TextareaProps) {
  return (
    <TextArea
      label="For those who applied (optional)"
      description="They are told that Worklane has taken the job down. This stands in the same mail, such as what to do if they sent money."
      minRows={2}
      maxRows={12}
      {...props}
    />
  );
}
