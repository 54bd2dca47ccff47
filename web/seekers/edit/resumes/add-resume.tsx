import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { RESUME_UPLOAD } from "../../../../shared/files.ts";
import { MAX_RESUME_NAME } from "../../../../shared/seekers.ts";
import { attempt, unsent } from "../../../apollo/problem.ts";
import { useAddResumeMutation } from "../../../generated/seekers/edit/resumes/resumes.ts";
import { FileControl } from "../../../ui/forms/file-control.tsx";
import { rulesOf } from "../../../ui/forms/file-rules.ts";
import { notify } from "../../../ui/notices/notify.ts";
import classes from "../profile-form.module.css";
import { SHOWN_IN } from "./shown-in.ts";

/** Takes another resume, named like its file unless the person names it. */
export function AddResume() {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const [problems, setProblems] = useState<{ name?: string | undefined; file?: string | null }>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [add, { loading }] = useAddResumeMutation(SHOWN_IN);

  const choose = (chosen: File | null, problem: string | null) => {
    setFile(chosen);
    setProblems({ file: problem });
    if (chosen) setName((typed) => typed || chosen.name.replace(/\.[^.]+$/, "").slice(0, MAX_RESUME_NAME));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblems({ file: "Choose a file." });
    const options = { variables: { name, file }, context: { onProgress: setProgress } };
    const problem = await attempt(() => add(options), unsent("Could not add the resume"));
    setProgress(null);
    if (!problem) return notify("Resume added.");
    setProblems(problem.fields.name ? { name: problem.fields.name } : { file: problem.message });
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label="Add a resume">
      <FileControl
        label="Another resume"
        kind="document"
        rules={rulesOf(RESUME_UPLOAD)}
        description="PDF, DOC or DOCX, at most 5 MB."
        value={file}
        onChange={choose}
        progress={progress}
        error={problems.file ?? null}
      />
      {file ? (
        <div className={classes.skillRow}>
          <TextInput
            label="Name"
            description="Companies do not see it."
            value={name}
            error={problems.name}
            maxLength={MAX_RESUME_NAME}
            required
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" loading={loading}>
            Add resume
          </Button>
        </div>
      ) : null}
    </form>
  );
}
