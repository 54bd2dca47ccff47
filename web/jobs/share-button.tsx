import { Button } from "@mantine/core";
import { jobPath } from "../../shared/public-paths.ts";
import { notify } from "../ui/notices/notify.ts";

/**
 * Shares the address of a job's public page: by the system's share sheet when available, otherwise through the
 * clipboard.
 */
export function ShareButton({ job }: { job: { readonly id: string; readonly title: string } }) {
  const share = async () => {
    const url = window.location.origin + jobPath(job);
    try {
      // Not available everywhere, whatever the types say.
      if ("share" in navigator) await navigator.share({ title: job.title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        notify("Link copied.");
      }
    } catch (error) {
      // Closing the sheet without choosing is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) notify(`Copy this link: ${url}`);
    }
  };
  return (
    <Button variant="subtle" px="sm" onClick={() => void share()}>
      Share
    </Button>
  );
}
