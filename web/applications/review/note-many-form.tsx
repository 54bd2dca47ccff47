import { Button } from "@mantine/core";
import { useState } from "react";
import { MAX_NOTE } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import {
  ReviewApplicantDocument,
  useAddNoteToApplicationsMutation,
} from "../../generated/applications/review/review.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "./decision-form.module.css";

interface NoteManyFormProps {
  opened: boolean;
  applicationIds: string[];
  onClose: () => void;
  onWritten: () => void;
}

/** "2 applicants". */
export const applicantsText = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);

/** Adds the same note to each of the selected applications. Its text is preserved when the panel is closed. */
export function NoteManyForm({ opened, applicationIds, onClose, onWritten }: NoteManyFormProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [write, { loading }] = useAddNoteToApplicationsMutation();
  const { length: size } = applicationIds;
  const save = async () => {
    if (!text.trim() || loading) return;
    let written = 0;
    const failure = await attempt(async () => {
      const { data } = await write({
        variables: { input: { applicationIds, text } },
        refetchQueries: [ReviewApplicantDocument],
      });
      written = data?.addNoteToApplications.applicationIds.length ?? 0;
    });
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (failure) return;
    const missed = size - written;
    notify(`Note added to ${applicantsText(written)}.${missed > 0 ? ` Could not change ${missed}.` : ""}`);
    setText("");
    onClose();
    onWritten();
  };
  return (
    <SidePanel opened={opened} onClose={onClose} title={`Write a note on ${applicantsText(size)}`} fit>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label="Note"
          description="Only members of your company see it. Each applicant gets a separate copy that can be edited on its own."
          minRows={4}
          maxLength={MAX_NOTE}
          value={text}
          error={problem}
          data-autofocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" loading={loading} disabled={!text.trim()}>
          Write on {applicantsText(size)}
        </Button>
      </form>
    </SidePanel>
  );
}
