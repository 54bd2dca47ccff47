import { Button } from "@mantine/core";
import { useState } from "react";
import { PROFILE_FILE_UPLOAD } from "../../../../shared/files.ts";
import { problemOf, unsent } from "../../../apollo/problem.ts";
import type { OwnProfile_SeekerFragment, ProfileProposal_ProposalFragment } from "../../../generated/graphql.ts";
import { useReadProfileFileMutation } from "../../../generated/seekers/edit/import/profile-import.ts";
import { download } from "../../../ui/download.ts";
import { focusSoon } from "../../../ui/focus/focus.ts";
import { FileControl } from "../../../ui/forms/file-control.tsx";
import { rulesOf } from "../../../ui/forms/file-rules.ts";
import { FormMessage } from "../../../ui/forms/form-message.tsx";
import { FormSection } from "../form-section.tsx";
import type { ProfileForm } from "../use-profile-form.ts";
import { type Choice, choicesOf } from "./choices.ts";
import classes from "./profile-import.module.css";
import { ProposalPanel } from "./proposal-panel.tsx";

/** What was found in a file, and is neither used nor discarded yet. */
export interface OpenProposal {
  readonly name: string;
  readonly proposal: ProfileProposal_ProposalFragment;
}

const FORMATS = { "profile.pdf": "PDF", "profile.json": "JSON Resume" };

const focusHeading = () => focusSoon(() => document.getElementById("import"));

interface ProfileImportProps {
  form: ProfileForm;
  seeker: OwnProfile_SeekerFragment;
  proposal: OpenProposal | null;
  onProposal: (proposal: OpenProposal | null) => void;
}

/** Fills in the form from a file: the person chooses which of its values, and saves them with the form. */
export function ProfileImport({ form, seeker, proposal: read, onProposal: setRead }: ProfileImportProps) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [used, setUsed] = useState(0);
  const [readFile] = useReadProfileFileMutation();

  const choose = async (chosen: File | null, wrong: string | null) => {
    setProblem(wrong);
    setRead(null);
    setUsed(0);
    if (!chosen) return;
    setFile(chosen);
    setProgress(0);
    try {
      const { data } = await readFile({ variables: { file: chosen }, context: { onProgress: setProgress } });
      if (!data) throw new Error("The answer has no data.");
      setRead({ name: chosen.name, proposal: data.readProfileFile.proposal });
      focusHeading();
    } catch (error) {
      setProblem(problemOf(error, unsent("The file could not be read")).message);
    } finally {
      setFile(null);
    }
  };
  const use = (chosen: readonly Choice[]) => {
    form.setValues(chosen.reduce((values, { apply }) => apply(values), form.values));
    setUsed(chosen.length);
    setRead(null);
    focusHeading();
  };

  return (
    <div className={classes.import}>
      <FormSection id="import" title="Import from a File">
        <div>
          <FileControl
            label="Resume or profile file"
            kind="document"
            rules={rulesOf(PROFILE_FILE_UPLOAD)}
            description="A resume (PDF, DOC or DOCX), a JSON Resume, or the ZIP of your LinkedIn data, at most 5 MB. It is read here and not stored."
            value={file}
            onChange={(chosen, wrong) => void choose(chosen, wrong)}
            progress={file ? progress : null}
            error={problem}
          />
          <p className={classes.reading} role="status">
            {file ? (
              <>
                Reading <bdi>{file.name}</bdi> …
              </>
            ) : null}
          </p>
        </div>
        <FormMessage tone="accent">
          {used > 0 ? "The values are filled in below. Check them, then update your profile." : null}
        </FormMessage>
        {read ? (
          <ProposalPanel
            {...read}
            choices={choicesOf(read.proposal, form.values)}
            email={seeker.email}
            onUse={use}
            onDiscard={() => {
              setRead(null);
              focusHeading();
            }}
          />
        ) : null}
        <div>
          Download your profile:{" "}
          {Object.entries(FORMATS).map(([file, name]) => (
            <Button key={file} variant="subtle" size="compact-md" onClick={() => void download(`/exports/${file}`)}>
              {`Download as ${name}`}
            </Button>
          ))}
        </div>
      </FormSection>
    </div>
  );
}
