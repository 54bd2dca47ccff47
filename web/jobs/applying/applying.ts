import type { ApolloClient } from "@apollo/client";
import { type ApplicationSource, sourceFrom, UNDO_SECONDS } from "../../../shared/applications.ts";
import type { FieldChange, Outcome } from "../../apollo/change-queue.ts";
import { forgetField } from "../../apollo/connection-cache.ts";
import { problemOf } from "../../apollo/problem.ts";
import { UndoApplicationDocument } from "../../generated/jobs/applying/apply-sheet.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { offerUndo } from "../../ui/notices/undo-notice.tsx";
import type { JobView } from "../job-view.ts";

const PAGES: Readonly<Record<string, ApplicationSource>> = {
  "/main": "SEARCH",
  "/main/savedjobs": "SAVED",
  "/main/chatbot": "ASSISTANT",
};

/** The source of a job shown at this location: named by the link, or by the page. */
export const sourceAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): ApplicationSource | null =>
  sourceFrom(new URLSearchParams(search).get("from")) ?? PAGES[pathname] ?? null;

interface Applied {
  client: ApolloClient;
  job: Pick<JobView, "id" | "title">;
  /** Applies a change optimistically, and rolls it back on failure. */
  change: (change: FieldChange) => Promise<Outcome>;
  /** Stores what was typed again, or forgets it. */
  draft: (isKept: boolean) => void;
}

/** Reports that an application was sent, and offers for ten seconds to undo it. */
export function reportApplied({ client, job: { id, title }, change, draft }: Applied): void {
  forgetField(client.cache, "appliedJobs");
  const undo = () => {
    draft(true);
    change({
      of: { __typename: "Job", id },
      field: "viewerApplicationStatus",
      from: "APPLIED",
      to: null,
      along: { viewerAppliedAt: null, viewerCanApply: true },
      lists: ["appliedJobs"],
      send: async () => {
        await client.mutate({ mutation: UndoApplicationDocument, variables: { input: { jobId: id } } });
        return null;
      },
    }).then(
      () => {
        forgetField(client.cache, "appliedJobs");
        announce(`Your application to ${title} was cancelled.`);
      },
      (error: unknown) => {
        draft(false);
        notifyFailure(problemOf(error).message);
      },
    );
  };
  offerUndo({ about: `application:${id}`, message: `You applied to ${title}.`, seconds: UNDO_SECONDS, undo });
}
