import { Anchor, Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { MAX_RESUME_NAME } from "../../../../shared/seekers.ts";
import { attempt, NOT_SENT } from "../../../apollo/problem.ts";
import type { Resumes_ResumeFragment } from "../../../generated/graphql.ts";
import { useDeleteResumeMutation, useUpdateResumeMutation } from "../../../generated/seekers/edit/resumes/resumes.ts";
import { RenameForm } from "../../../ui/forms/rename-form.tsx";
import { notify, notifyFailure } from "../../../ui/notices/notify.ts";
import { confirm } from "../../../ui/overlays/confirm.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import classes from "../profile-form.module.css";
import { SHOWN_IN } from "./shown-in.ts";

/** A resume: opened, made the main one, renamed in place, or deleted after confirmation. */
export function ResumeItem({
  resume: { id: resumeId, name, fileName, url, isMain },
}: {
  resume: Resumes_ResumeFragment;
}) {
  const [renames, setRenames] = useState(false);
  const [update, { loading }] = useUpdateResumeMutation(SHOWN_IN);
  const [remove, { loading: isRemoving }] = useDeleteResumeMutation(SHOWN_IN);

  const change = async (run: () => Promise<unknown>, done: string) => {
    const problem = await attempt(run, NOT_SENT);
    if (problem) notifyFailure(problem.message);
    else notify(done);
  };
  const askAndDelete = async () => {
    const lost = isMain ? "Your profile will have no resume. " : "";
    const body = `${lost}Companies you applied to can still open the copy you sent them.`;
    if (await confirm({ title: `Delete “${name}”?`, body, confirm: "Delete", danger: true }))
      await change(() => remove({ variables: { resumeId } }), "Resume deleted.");
  };

  return (
    <li className={classes.entry}>
      {renames ? (
        <RenameForm
          label="Resume name"
          name={name}
          maxLength={MAX_RESUME_NAME}
          rename={(newName) => update({ variables: { input: { resumeId, name: newName, makeMain: false } } })}
          onClose={() => setRenames(false)}
        />
      ) : (
        <div className={classes.entryHead} data-wraps>
          <Anchor href={url} target="_blank" rel="noreferrer" title={fileName}>
            {name}
          </Anchor>
          {isMain ? (
            <StatusBadge tone="accent" icon={IconCheck}>
              Main
            </StatusBadge>
          ) : null}
          <div className={classes.tools}>
            {isMain ? null : (
              <Button
                variant="default"
                loading={loading}
                aria-label={`Make main: ${name}`}
                onClick={() =>
                  void change(
                    () => update({ variables: { input: { resumeId, makeMain: true } } }),
                    "Main resume changed.",
                  )
                }
              >
                Make main
              </Button>
            )}
            <Button variant="subtle" data-renames aria-label={`Rename ${name}`} onClick={() => setRenames(true)}>
              Rename
            </Button>
            <Button
              variant="subtle"
              color="red"
              loading={isRemoving}
              aria-label={`Delete ${name}`}
              onClick={() => void askAndDelete()}
            >
              Delete
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
