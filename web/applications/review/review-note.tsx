import { Button, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { MAX_NOTE } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import {
  useDeleteApplicationNoteMutation,
  useEditApplicationNoteMutation,
} from "../../generated/applications/review/review.ts";
import type { ReviewNotes_ApplicantFragment } from "../../generated/graphql.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { showNotes } from "./review-cache.ts";
import classes from "./review-notes.module.css";

/** A note, which its author can edit and delete. */
export function ReviewNote({ note }: { note: ReviewNotes_ApplicantFragment["notes"][number] }) {
  const { id, authorName, createdAt, editedAt, isOwn, text, textHtml } = note;
  /** The text being edited; null when not editing. */
  const [edited, setEdited] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [edit, { loading }] = useEditApplicationNoteMutation();
  const [remove] = useDeleteApplicationNoteMutation();

  const save = async () => {
    if (edited === null || !edited.trim() || loading) return;
    const failure = await attempt(() =>
      edit({
        variables: { input: { id, text: edited } },
        update: (cache, { data }) => data && showNotes(cache, data.editApplicationNote),
      }),
    );
    setProblem(failure ? (failure.fields.text ?? failure.message) : null);
    if (!failure) setEdited(null);
  };
  const drop = async () => {
    const body = "No one in your company will be able to see it.";
    if (!(await confirm({ title: "Delete this note?", body, confirm: "Delete", danger: true }))) return;
    const failure = await attempt(() =>
      remove({
        variables: { id },
        update: (cache, { data }) => data && showNotes(cache, data.deleteApplicationNote),
      }),
    );
    if (failure) notifyFailure(failure.message);
  };
  return (
    <li>
      <p className={classes.by}>
        {authorName ?? "Former member"}
        <RelativeDate date={editedAt ?? createdAt} prefix={editedAt ? "edited" : ""} />
        {isOwn && edited === null ? (
          <span className={classes.acts}>
            <UnstyledButton className={classes.act} onClick={() => setEdited(text)}>
              Edit
            </UnstyledButton>
            <UnstyledButton className={classes.act} onClick={() => void drop()}>
              Delete
            </UnstyledButton>
          </span>
        ) : null}
      </p>
      {edited === null ? (
        <RenderedText html={textHtml} />
      ) : (
        <form
          className={classes.edit}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextArea
            aria-label="Edit the note"
            autoFocus
            minRows={2}
            maxLength={MAX_NOTE}
            value={edited}
            error={problem}
            onChange={({ currentTarget }) => setEdited(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setEdited(null);
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void save();
            }}
          />
          <Button type="submit" variant="light" loading={loading} disabled={!edited.trim()}>
            Save note
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setEdited(null)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  );
}
