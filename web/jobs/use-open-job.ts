import type { MouseEvent } from "react";
import { useSearchAddress, withParameter } from "../ui/forms/use-search-address.ts";
import { isPlainPress } from "../ui/keys/plain-press.ts";
import { APPLY } from "./use-job-actions.ts";

const OPEN_JOB = "job";

/** The address of Search Jobs with a job open. */
export const jobAddress = (jobId: string): string => `/main?${OPEN_JOB}=${jobId}`;

/** The attributes of a link to a job that opens where the reader is. */
export const openingLink = ({ id }: { id: string }, onOpen: (jobId: string) => void) => ({
  href: jobAddress(id),
  onClick: (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(id);
  },
});

/**
 * The job whose details are open, stored in the address: links restore it, Back closes the panel, and switching to
 * another job adds no history entry.
 */
export function useOpenJob(): [string | null, (jobId: string | null) => void] {
  const [search, changeSearch] = useSearchAddress();
  const openJob = search.get(OPEN_JOB);
  const setOpenJob = (jobId: string | null) =>
    // Without the sheet over the job, which may not have been rendered yet.
    changeSearch((before) => withParameter(withParameter(before, APPLY, null), OPEN_JOB, jobId), {
      preventScrollReset: true,
      replace: openJob !== null && jobId !== null,
    });
  return [openJob, setOpenJob];
}
