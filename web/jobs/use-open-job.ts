import { useSearchParams } from "react-router-dom";

const OPEN_JOB = "job";

/** The job whose details are open, kept in the address: a link shows the same, and Back closes the panel. */
export function useOpenJob(): [string | null, (jobId: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const setOpenJob = (jobId: string | null) => {
    const next = new URLSearchParams(search);
    if (jobId) next.set(OPEN_JOB, jobId);
    else next.delete(OPEN_JOB);
    setSearch(next, { preventScrollReset: true });
  };
  return [search.get(OPEN_JOB), setOpenJob];
}
