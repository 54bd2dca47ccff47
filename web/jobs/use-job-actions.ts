import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLocation } from "react-router-dom";
import { type ApplicationSource, sourceFrom } from "../../shared/applications.ts";
import { dropFromConnection, forgetList } from "../apollo/connection-cache.ts";
import { isAnswer, NOT_SENT, problemOf } from "../apollo/problem.ts";
import { useOptimisticChange } from "../apollo/use-optimistic-change.ts";
import { useApplyToJobMutation, useSaveJobMutation, useUnsaveJobMutation } from "../generated/jobs/jobs.ts";
import { announce } from "../ui/announce.tsx";
import { confirm } from "../ui/confirm.ts";
import { notifyFailure } from "../ui/notify.ts";
import type { JobView } from "./job-view.ts";

/** docs/specification.md 8.2: shown when saving or applying fails without a message of the server's. */
const FAILED = "Something went wrong.";

function failed(error: unknown): void {
  const { code, message } = problemOf(error, isAnswer(error) ? FAILED : NOT_SENT);
  notifyFailure(code === "NOT_FOUND" ? "This job has been taken down." : message);
}

/** Saves or unsaves at once, on every card of that job; put back, and said, when it fails. */
export function useToggleSave(): (job: Pick<JobView, "id" | "title" | "viewerHasSaved">) => void {
  const [save] = useSaveJobMutation();
  const [unsave] = useUnsaveJobMutation();
  const { cache } = useApolloClient();
  const change = useOptimisticChange();
  return ({ id, title, viewerHasSaved: saved }) => {
    const variables = { input: { jobId: id } };
    const drop = (from: ApolloCache) => dropFromConnection(from, "savedJobs", (read) => read("id") === id);
    change({
      of: { __typename: "Job", id },
      field: "viewerHasSaved",
      from: saved,
      to: !saved,
      lists: ["savedJobs"],
      ...(saved && { show: drop }),
      send: async () =>
        saved
          ? ((await unsave({ variables, update: drop })).data?.unsaveJob?.job.viewerHasSaved ?? false)
          : ((await save({ variables })).data?.saveJob?.job.viewerHasSaved ?? true),
    }).then((outcome) => {
      if (outcome === "superseded") return;
      if (!saved) forgetList(cache, "savedJobs");
      announce(saved ? `${title} is no longer saved.` : `${title} is saved.`);
    }, failed);
  };
}

const PAGES: Readonly<Record<string, ApplicationSource>> = {
  "/main": "SEARCH",
  "/main/savedjobs": "SAVED",
  "/main/chatbot": "ASSISTANT",
};

/** Where a job is found that is shown here: what the link said, or the page. */
const sourceAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): ApplicationSource | null =>
  sourceFrom(new URLSearchParams(search).get("from")) ?? PAGES[pathname] ?? null;

/** Applies at once, with the profile's resume, and shows what was sent; put back, and said, when it fails: the job may have closed meanwhile. */
export function useApply(
  onFailure?: () => void,
): (job: Pick<JobView, "id" | "title" | "company" | "viewerApplicationStatus">) => void {
  const [apply] = useApplyToJobMutation();
  const source = sourceAt(useLocation());
  const client = useApolloClient();
  const change = useOptimisticChange();
  const send = (job: Parameters<ReturnType<typeof useApply>>[0], asksWhenEmpty: boolean): void =>
    void change({
      of: { __typename: "Job", id: job.id },
      field: "viewerApplicationStatus",
      from: job.viewerApplicationStatus,
      to: "APPLIED",
      along: { viewerAppliedAt: new Date().toISOString(), viewerCanApply: false },
      lists: ["appliedJobs"],
      send: async () => {
        const { data } = await apply({ variables: { input: { jobId: job.id }, source, asksWhenEmpty } });
        return data?.applyToJob?.job.viewerApplicationStatus ?? "APPLIED";
      },
    }).then(
      (outcome) => {
        if (outcome === "superseded") return;
        forgetList(client.cache, "appliedJobs");
        announce(`You applied to ${job.title}.`);
        const sentAt = performance.now();
        import("./application-receipt.tsx").then(
          ({ showReceipt }) => showReceipt({ client, job, sentAt, change }),
          () => {},
        );
      },
      async (error: unknown) => {
        if (problemOf(error).code === "PROFILE_EMPTY") {
          if (await confirm(askedFirst(job.company.name))) send(job, false);
          return;
        }
        failed(error);
        onFailure?.();
      },
    );
  return (job) => send(job, true);
}

/** Asked of who has neither resume nor anything in the profile, once. */
const askedFirst = (company: string) => ({
  title: "Apply without a resume?",
  body: `Your profile has no resume and is empty, so ${company} would see little more than your name. You can fill it in first, under My Profile.`,
  confirm: "Apply anyway",
  cancel: "Not yet",
});
