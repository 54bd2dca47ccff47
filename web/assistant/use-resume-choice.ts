import { useRef, useState } from "react";
import { RESUME_UPLOAD } from "../../shared/files.ts";
import { fileProblem, rulesOf } from "../ui/forms/file-rules.ts";

const RULES = rulesOf(RESUME_UPLOAD);

/** The resume to send with the next question: a file, or the profile's. */
export function useResumeChoice(profileResumeName: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [fromProfile, setFromProfile] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  return {
    file,
    useProfileResume: fromProfile,
    name: file?.name ?? (fromProfile ? profileResumeName : null),
    profileResumeName,
    problem,
    /** For the file button, so that the same file can be chosen again. */
    reset,
    choose(picked: File | null) {
      const wrong = picked && fileProblem(picked, RULES);
      setProblem(wrong);
      setFromProfile(false);
      setFile(wrong ? null : picked);
      if (wrong) reset.current?.();
    },
    chooseProfile: () => setFromProfile(true),
    clear() {
      setFile(null);
      setFromProfile(false);
      setProblem(null);
      reset.current?.();
    },
  };
}

export type ResumeChoice = ReturnType<typeof useResumeChoice>;
