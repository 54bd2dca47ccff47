import { useDebouncedValue } from "@mantine/hooks";
import { useMarkdownPreviewQuery } from "../../generated/jobs/posted/posted-jobs.ts";

/** A pause of somebody who types. */
const PAUSE_MS = 300;

/** A text in Markdown as the server will show it, once nobody types; only while it is `shown`. */
export function useMarkdownPreview(text: string, shown: boolean) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, previousData, error } = useMarkdownPreviewQuery({
    variables: { text: settled },
    skip: !shown || settled.trim() === "",
    fetchPolicy: "no-cache",
  });
  return { html: settled.trim() === "" ? "" : (data ?? previousData)?.markdownPreview, error };
}
