import { Button } from "@mantine/core";
import { LogInFactors } from "../accounts/factors/log-in-factors.tsx";
import type { SessionNeed } from "../generated/graphql.ts";
import { useReloadViewer } from "../session/use-reload-viewer.ts";
import { useViewer } from "../session/viewer.ts";
import { DeskDrawing } from "../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";
import { ShowFactor } from "./show-factor.tsx";

interface SecondFactorAskedProps {
  /** The missing step; null: none. */
  needs: SessionNeed | null;
  /** Whether the person is adding a factor: the page stays until they have saved their recovery codes. */
  adds: boolean;
  onAdds: (adds: boolean) => void;
}

/**
 * Replaces the page of a company that requires a second factor, when the recruiter's session lacks it: how to continue.
 */
export default function SecondFactorRequired({ needs, adds, onAdds }: SecondFactorAskedProps) {
  const { name } = useViewer();
  const reload = useReloadViewer("RECRUITER");
  const title = `${name} requires two-step login`;
  useTitle(title);
  const resume = () => {
    onAdds(false);
    void reload();
  };
  if (adds) {
    return (
      <div className={classes.page}>
        <PageHeader
          title={title}
          subtitle="Add a passkey or an app, and save your codes. You then continue where you left off."
        />
        <LogInFactors onSaved={resume} />
      </div>
    );
  }
  if (needs === "NEW_LOG_IN") {
    return (
      <EmptyState isHeading drawing={<DeskDrawing />} title={title} action={<ShowFactor onShown={resume} />}>
        You logged in here before your account had one. Confirm with it once to continue where you left off.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isHeading
      drawing={<DeskDrawing />}
      title={title}
      action={<Button onClick={() => onAdds(true)}>Add one now</Button>}
    >
      To protect its applicants, everyone who works here logs in with a passkey or an authenticator app in addition to
      the password. It takes a minute, and you continue where you left off.
    </EmptyState>
  );
}
