import { useSearchAddress, withParameter } from "../ui/use-search-address.ts";

const OPEN_JOB = "job";

/** The job whose details are open, kept in the address: a link shows the same, and Back closes the panel. */
export function useOpenJob(): [string | null, (jobId: string | null) => void] {
  const [search, changeSearch] = useSearchAddress();
  const setOpenJob = (jobId: string | null) =>
    changeSearch((before) => withParameter(before, OPEN_JOB, jobId), { preventScrollReset: true });
  return [search.get(OPEN_JOB), setOpenJob];
}
