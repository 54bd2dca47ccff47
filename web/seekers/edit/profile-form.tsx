import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isRefusedFile } from "../../apollo/problem.ts";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import { useRenewViewer } from "../../session/use-renew-viewer.ts";
import { focusRefusedFile } from "../../ui/forms/file-control.tsx";
import { focusRefused, showProblem } from "../../ui/forms/form-errors.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { useLeaveGuard } from "../../ui/forms/use-leave-guard.ts";
import { LinkedSections } from "../../ui/linked-sections.tsx";
import { notify } from "../../ui/notices/notify.ts";
import type { CompletableProfile } from "../completeness.ts";
import { CompletenessMeter } from "../completeness-meter.tsx";
import { EducationSection } from "./education-section.tsx";
import { ExperienceSection } from "./experience-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { type OpenProposal, ProfileImport } from "./import/profile-import.tsx";
import { NextJobSection } from "./next-job-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import classes from "./profile-form.module.css";
import { newSkills, type ProfileValues } from "./profile-values.ts";
import { QualificationsSection } from "./qualifications-section.tsx";
import { ResumeSection } from "./resumes/resume-section.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { type FileChanges, type FileName, NO_CHANGE, useProfileSave } from "./use-profile-save.ts";

const NO_FILES: FileChanges = { resume: NO_CHANGE, photo: NO_CHANGE };

/** The complete edit form. Nothing typed or chosen is lost by a failed save or an accidental click. */
export function ProfileForm({ seeker }: { seeker: OwnProfile_SeekerFragment }) {
  const form = useProfileForm(seeker);
  const [files, setFiles] = useState(NO_FILES);
  const [problem, setProblem] = useState<string | null>(null);
  const [proposal, setProposal] = useState<OpenProposal | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const { save, busy, progress } = useProfileSave(seeker);
  const renew = useRenewViewer(seeker.id);
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const filesChanged = Object.values(files).some(({ file, removed }) => file !== null || removed);
  useLeaveGuard(() => !saved && (form.isDirty() || filesChanged));

  const send = async (values: ProfileValues, event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget;
    setProblem(null);
    if (Object.values(files).some(({ file, problem }) => problem !== null && file === null)) {
      focusRefusedFile(page.current);
      return;
    }
    const onSaved = (stored: ProfileValues) => {
      form.setValues(stored);
      form.resetDirty(stored);
      renew();
    };
    const onFile = (name: FileName) => setFiles((before) => ({ ...before, [name]: NO_CHANGE }));
    const refused = await save(values, files, onSaved, onFile);
    if (refused.length === 0) {
      // The page stays open while there is something left to choose from.
      setSaved(proposal === null);
      notify(
        `Your profile is up to date.${proposal ? " The values found in your file are still here to select." : ""}`,
      );
      return;
    }
    const saved = refused.length === 1 ? "Everything else is saved." : "Everything except the files is saved.";
    for (const failure of refused) {
      const { at, message } = failure;
      if (failure.merged) form.setValues(failure.merged);
      if (at === "fields") {
        const shown = showProblem(form, failure, element);
        return setProblem(failure.merged ? message : shown);
      }
      // A file that was rejected would be rejected again; one that did not arrive is retried.
      const again = isRefusedFile(failure) ? { file: null } : {};
      setFiles((before) => ({ ...before, [at]: { ...before[at], ...again, problem: `${message} ${saved}` } }));
    }
  };
  // Only once the guard knows that everything is saved.
  useEffect(() => {
    if (saved) navigate("/main/userprofile");
  }, [saved, navigate]);

  return (
    <div ref={page}>
      <LinkedSections wide>
        <CompletenessMeter profile={completableValues(form.values, seeker, files)} />
        <ProfileImport form={form} seeker={seeker} proposal={proposal} onProposal={setProposal} />
        <ResumeSection />
        <form className={classes.form} onSubmit={form.onSubmit(send, focusRefused)} noValidate aria-label="Profile">
          <FormMessage tone="no">{problem}</FormMessage>
          <PersonalSection form={form} />
          <EducationSection form={form} />
          <SkillsSection form={form} />
          <ExperienceSection form={form} />
          <QualificationsSection form={form} />
          <NextJobSection form={form} />
          <FilesSection
            seeker={seeker}
            files={files}
            onChange={(name, change) => setFiles((before) => ({ ...before, [name]: change }))}
            progress={progress}
          />
          <PrivacySection form={form} />
          <div className={classes.foot}>
            <Button type="submit" loading={busy} size="md">
              Update My Profile
            </Button>
          </div>
        </form>
      </LinkedSections>
    </div>
  );
}

/** The form's values for the completeness meter, including unsaved choices. */
function completableValues(
  values: ProfileValues,
  seeker: OwnProfile_SeekerFragment,
  { resume, photo }: FileChanges,
): CompletableProfile {
  const { jobExperiences, internExperiences, socialExperiences } = values;
  return {
    ...values,
    skills: [...values.skills, ...newSkills(values)],
    hasPhoto: photo.file !== null || (seeker.photoUrl !== null && !photo.removed),
    hasResume: resume.file !== null || (seeker.hasResume && !resume.removed),
    experiences: jobExperiences.length + internExperiences.length + socialExperiences.length,
  };
}
