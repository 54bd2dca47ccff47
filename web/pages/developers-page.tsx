import { useState } from "react";
import { listProblem } from "../apollo/problem.ts";
import { AppList } from "../apps/app-list.tsx";
import { FirstCall } from "../apps/first-call.tsx";
import { NewApp } from "../apps/new-app.tsx";
import { NewKey, type ShownKey } from "../apps/new-key.tsx";
import { useAppsQuery } from "../generated/apps/apps.ts";
import { useViewer } from "../session/viewer.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";

/** /main/developers and /main-recruiter/developers: apps that act for the seeker or the company, and their keys. */
export function Component() {
  useTitle("Developers");
  const { role, company, name } = useViewer();
  const [shown, setShown] = useState<ShownKey | null>(null);
  const { data, error, refetch } = useAppsQuery({ fetchPolicy: "cache-and-network" });
  const whose = role === "RECRUITER" && company ? name : "you";
  return (
    <div className={classes.page}>
      <PageHeader title="Developers" subtitle={`Programs that act for ${whose}, and what each of them can do.`} />
      {shown ? <NewKey shown={shown} onSaved={() => setShown(null)} /> : null}
      {data ? (
        <>
          {data.apps.length > 0 ? <AppList apps={data.apps} onKey={setShown} /> : null}
          <NewApp onKey={setShown} />
          <FirstCall />
        </>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your apps. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={4} label="Loading your apps" />
      )}
    </div>
  );
}
