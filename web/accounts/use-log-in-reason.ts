import { skipToken, useQuery } from "@apollo/client/react";
import { useLocation } from "react-router-dom";
import { readLogInReason } from "../../shared/login/log-in-reason.ts";
import { LogInReasonDocument } from "../generated/accounts/log-in-reason.ts";
import { useHydrated } from "../ui/media.ts";

/** Returns what the person was about to do on a public page, as "to apply to “Welder” at Forge"; null for nothing. */
export function useLogInReason(): string | null {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const reason = hydrated ? readLogInReason(new URLSearchParams(search)) : null;
  const jobId = reason && reason.act !== "alert" ? reason.jobId : null;
  const { data } = useQuery(LogInReasonDocument, jobId ? { variables: { jobId } } : skipToken);
  if (!reason) return null;
  if (reason.act === "alert") return "to create a job alert for this search";
  const job = data?.job ? `“${data.job.title}” at ${data.job.company.name}` : "this job";
  return reason.act === "apply" ? `to apply to ${job}` : `to save ${job}`;
}
