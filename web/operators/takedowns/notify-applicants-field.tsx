import type { TextareaProps } from "@mantine/core";
import { TextArea } from "../../ui/forms/text-area.tsx";

/** A message to the job's applicants, in addition to the notice of the takedown. */
export function NotifyApplicantsField(props: TextareaProps) {
  return (
    <TextArea
      label="Message to applicants (optional)"
      description="We will email them that Worklane took the job down. Your message will be added to that email, for example what to do if they sent money."
      minRows={2}
      maxRows={12}
      {...props}
    />
  );
}
