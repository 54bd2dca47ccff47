import { PHOTO_UPLOAD, RESUME_UPLOAD } from "../../../shared/files.ts";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import { FileControl } from "../../ui/forms/file-control.tsx";
import { rulesOf } from "../../ui/forms/file-rules.ts";
import { FormSection } from "./form-section.tsx";
import type { FileChange, FileChanges, FileName } from "./use-profile-save.ts";

interface FilesSectionProps {
  seeker: Pick<OwnProfile_SeekerFragment, "photoUrl" | "resumeUrl" | "resumeName">;
  files: FileChanges;
  onChange: (name: FileName, change: FileChange) => void;
  progress: Partial<Record<FileName, number>>;
}

/** Resume and photo: chosen here, uploaded on save. */
export function FilesSection({ seeker, files, onChange, progress }: FilesSectionProps) {
  const shared = (name: FileName) => ({
    value: files[name].file,
    onChange: (file: File | null, problem: string | null) =>
      onChange(name, { file, removed: files[name].removed, problem }),
    onRemoveCurrent: () => onChange(name, { file: null, removed: true, problem: null }),
    progress: progress[name] ?? null,
    error: files[name].problem,
  });
  const stored = (name: FileName, current: { name: string; called?: string; url: string } | null) =>
    files[name].removed ? null : current;
  const { photoUrl, resumeUrl, resumeName } = seeker;
  return (
    <FormSection id="files" title="Resume and Photo">
      <FileControl
        label="Resume"
        kind="document"
        rules={rulesOf(RESUME_UPLOAD)}
        description="PDF, DOC or DOCX, at most 5 MB. Only you, recruiters who find you and recruiters you apply to can open it."
        current={stored("resume", resumeUrl ? { name: resumeName ?? "Resume", url: resumeUrl } : null)}
        {...shared("resume")}
      />
      <FileControl
        label="Profile photo"
        kind="image"
        rules={rulesOf(PHOTO_UPLOAD)}
        description="JPG or PNG, at most 2 MB. It is cropped to a square."
        current={stored("photo", photoUrl ? { name: "Your photo", called: "your photo", url: photoUrl } : null)}
        {...shared("photo")}
      />
    </FormSection>
  );
}
