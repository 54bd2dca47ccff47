import { useSearchAddress, withParameter } from "../ui/forms/use-search-address.ts";

const OPEN_JOB = "job";

/** The address of Search Jobs with this job open. */
export const jobAddress = (jobId: string): string => `/main?${OPEN_JOB}=${jobId}`;

/**
 * The job whose details are open, kept in the address: a link shows the same, Back closes the panel, and going on to another
 * adds nothing to the way back.
 */
export function useOpenJob(): [string | null, (jobId: string | null) => void] {
  const [search, changeSearch] = useSearchAddress();
  const openJob = search.get(OPEN_JOB);
  const setOpenJob = (jobId: string | null) =>
    changeSearch((before) => withParameter(before, OPEN_JOB, jobId), {
      preventScrollReset: true,
      replace: openJob !== null && jobId !== null,
    });
  return [openJob, setOpenJob];
}
