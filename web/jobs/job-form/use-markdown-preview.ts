import { useDebouncedValue } from "@mantine/hooks";
import { useMarkdownPreviewQuery } from "../../generated/jobs/posted/posted-jobs.ts";

/** Typing pause in milliseconds before the preview is updated. */
const PAUSE_MS = 300;

/** Renders Markdown on the server after a pause in typing; only while it is `shown`. */
export function useMarkdownPreview(text: string, shown: boolean) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, previousData, error } = useMarkdownPreviewQuery({
    variables: { text: settled },
    skip: !shown || settled.trim() === "",
    fetchPolicy: "no-cache",
  });
  return { html: settled.trim() === "" ? "" : (data ?? previousData)?.markdownPreview, error };
}
