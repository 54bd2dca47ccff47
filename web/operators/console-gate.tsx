import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { problemOf } from "../apollo/problem.ts";
import { useViewerOperatorQuery } from "../generated/operators/viewer-operator.ts";
import { OPERATORS } from "../session/roles.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeskDrawing } from "../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { PageSkeleton } from "../ui/lists/skeletons.tsx";
import { useTitle } from "../ui/title.ts";
import { OperatorProvider, type ViewerOperator } from "./viewer-operator.ts";

const FAILED = "Could not open the console. Please check your internet connection.";

/** The current page of the console, or the reason why it is not shown. */
export function ConsoleGate() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useViewerOperatorQuery({ fetchPolicy: "cache-and-network" });
  // An operator's permissions may change during a visit: a factor was added, or an administrator revoked the role.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched for each page
  useEffect(() => void refetch().catch(() => {}), [pathname]);
  if (error) return problemOf(error).code === "FORBIDDEN" ? <NoOperator /> : <Failed onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton title="Operator console" label="Opening the console" />;
  const { viewerOperator: standing } = data;
  return (
    <OperatorProvider value={standing}>
      {standing.needs && pathname !== OPERATORS.settings ? <Needed needs={standing.needs} /> : <Outlet />}
    </OperatorProvider>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  useTitle("Operator console");
  return <ErrorState message={FAILED} onRetry={onRetry} />;
}

function NoOperator() {
  return (
    <Closed
      title="This is for operators of Worklane"
      action={
        <ButtonLink to="/main-recruiter" variant="default">
          To your company
        </ButtonLink>
      }
    >
      Your account has no access to the console. An administrator of the console can grant it.
    </Closed>
  );
}

function Needed({ needs }: { needs: NonNullable<ViewerOperator["needs"]> }) {
  const logOut = useLogOut("RECRUITER", OPERATORS.login);
  if (needs === "SECOND_FACTOR")
    return (
      <Closed
        title="Operators need two-step login"
        action={<ButtonLink to={OPERATORS.settings}>Set up two-step login</ButtonLink>}
      >
        Add a passkey or an authenticator app first.
      </Closed>
    );
  return (
    <Closed title="Log in again" action={<Button onClick={logOut}>Log out</Button>}>
      You logged in before your account required a second factor. Log out and log in again.
    </Closed>
  );
}

function Closed({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <EmptyState isHeading drawing={<DeskDrawing />} title={title} action={action}>
      {children}
    </EmptyState>
  );
}
