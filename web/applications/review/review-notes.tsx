import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { MAX_NOTE } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import { useWriteApplicationNoteMutation } from "../../generated/applications/review/review.ts";
import type { ReviewNotes_ApplicantFragment } from "../../generated/graphql.ts";
import { useCan, useViewer } from "../../session/viewer.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useDraft } from "../../ui/forms/use-draft.ts";
import { showNotes } from "./review-cache.ts";
import { ReviewNote } from "./review-note.tsx";
import classes from "./review-notes.module.css";

/** Id of the note field, focused by a keyboard shortcut. */
export const NOTE_FIELD_ID = "review-note";

/** The company's notes about an application, and a field to add one. */
export function ReviewNotes({ applicant: { id, notes } }: { applicant: ReviewNotes_ApplicantFragment }) {
  const [text, setText] = useDraft(useViewer().id, `note-${id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [write, { loading }] = useWriteApplicationNoteMutation();
  const mayWrite = useCan("WRITE_NOTES");
  const field = useRef<HTMLTextAreaElement>(null);

  const save = async () => {
    if (!text.trim() || loading) return;
    const failure = await attempt(() =>
      write({
        variables: { input: { applicationId: id, text } },
        update: (cache, { data }) => data && showNotes(cache, data.writeApplicationNote),
      }),
    );
    setProblem(failure ? (failure.fields.text ?? failure.message) : null);
    if (failure) return;
    // What was typed meanwhile is a note of its own.
    const now = field.current?.value ?? "";
    const rest = now.startsWith(text) ? now.slice(text.length) : "";
    setText(rest);
    if (!rest) field.current?.blur();
  };

  return (
    <section className={classes.notes} aria-label="Notes">
      <h3 className={classes.title}>Notes</h3>
      {notes.length > 0 ? (
        <ol className={classes.list}>
          {notes.map((note) => (
            <ReviewNote key={note.id} note={note} />
          ))}
        </ol>
      ) : mayWrite ? null : (
        <p className={classes.none}>No notes yet.</p>
      )}
      {mayWrite ? (
        <>
          <TextArea
            ref={field}
            id={NOTE_FIELD_ID}
            aria-label="Write a note"
            placeholder="Only people in your company can see it"
            minRows={2}
            maxLength={MAX_NOTE}
            value={text}
            error={problem}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") event.currentTarget.blur();
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void save();
            }}
          />
          {text.trim() ? (
            <Button variant="light" loading={loading} onClick={() => void save()} aria-keyshortcuts="Control+Enter">
              Save note
            </Button>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
