import { useCallback, useMemo } from "react";
import { useViewer } from "../../session/viewer.ts";
import { readObject, useDraft } from "../../ui/forms/use-draft.ts";

/** The texts of an answer form, by question id. */
export type AnswerTexts = Readonly<Record<string, string>>;

/**
 * The draft answers to a job's questions; stored in this browser until they are sent. Files are not included: a page
 * cannot preselect one.
 */
export function useAnswerDraft(jobId: string): [AnswerTexts, (texts: AnswerTexts) => void] {
  const [draft, setDraft] = useDraft(useViewer().id, `answers-${jobId}`);
  const texts = useMemo(() => {
    const entries = Object.entries(readObject(draft));
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  }, [draft]);
  const change = useCallback(
    (next: AnswerTexts) => setDraft(Object.values(next).some(Boolean) ? JSON.stringify(next) : ""),
    [setDraft],
  );
  return [texts, change];
}
