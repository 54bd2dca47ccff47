import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { problemOf, unsent } from "../apollo/problem.ts";
import type { Interview_InterviewFragment } from "../generated/graphql.ts";
import {
  InterviewDocument,
  useDeclineInterviewMutation,
  useInterviewQuery,
  usePickInterviewTimeMutation,
} from "../generated/interviews/interviews.ts";
import { useViewer } from "../session/viewer.ts";
import { ReplyForm } from "../ui/forms/reply-form.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";
import { useEscape } from "../ui/overlays/escape.ts";
import { InterviewFacts } from "./interview-facts.tsx";
import { hasStarted, InterviewTime } from "./interview-time.tsx";
import classes from "./interviews.module.css";
import { TimeChoice } from "./time-choice.tsx";

/** Whether the company has offered an interview, by the history of an application. */
export const hasInterview = ({ events }: { readonly events: readonly { readonly kind: string }[] }): boolean =>
  events.some(({ kind }) => kind.startsWith("INTERVIEW_"));

interface OwnInterviewProps {
  applicationId: string;
  /** Whether there is one, for which space is reserved until it is loaded. */
  isExpected?: boolean;
}

/** The interview of one of the seeker's applications: picking a time, moving and declining it. */
export function OwnInterview({ applicationId, isExpected = false }: OwnInterviewProps) {
  const { data, loading, refetch } = useInterviewQuery({
    variables: { applicationId },
    fetchPolicy: "cache-and-network",
  });
  const section = useRef<HTMLElement>(null);
  const interview = data?.interview;
  if (!interview && isExpected && loading)
    return (
      <div className={classes.interview}>
        <BlockSkeleton lines={5} label="Loading the interview" />
      </div>
    );
  if (!interview) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.interview}
      aria-label={`Interview with ${interview.companyName}`}
    >
      <Interview
        interview={interview}
        // The times that were free may be taken by now, and others free.
        onMove={() => void refetch().catch(() => {})}
        // The pressed button is gone then.
        onPicked={() => section.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

interface InterviewProps {
  interview: Interview_InterviewFragment;
  onMove: () => void;
  onPicked: () => void;
}

function Interview({ interview, onMove, onPicked }: InterviewProps) {
  const { status, companyName, times, answerBy, reply, movesLeft } = interview;
  const [doing, setDoing] = useState<"move" | "decline" | null>(null);
  useEscape(doing === "move", () => setDoing(null), { isModal: false });
  const { id: viewerId } = useViewer();
  const [decline] = useDeclineInterviewMutation();
  const pick = usePick(interview, () => {
    setDoing(null);
    onPicked();
  });
  if (status === "DECLINED") return <p>You declined the interview with {companyName}.</p>;
  if (status === "CANCELLED")
    return (
      <>
        <p>The interview with {companyName} was cancelled.</p>
        {reply ? <p className={classes.written}>{reply}</p> : null}
      </>
    );
  const isOffered = status === "OFFERED";
  const declining = (
    <ReplyForm
      viewerId={viewerId}
      draftKey={`interview-reply-${interview.id}`}
      submit="Decline interview"
      keep="Keep interview"
      danger
      description={`${companyName} will be notified by email, and the time will become available again.`}
      whom={companyName}
      onSend={(reply) => decline({ variables: { input: { interviewId: interview.id, reply } } })}
      onClose={() => setDoing(null)}
    />
  );
  return (
    <>
      <p className={classes.title}>{isOffered ? `${companyName} invited you to an interview` : "Your interview"}</p>
      <InterviewFacts interview={interview} />
      {isOffered && times.length > 0 ? (
        <p className={classes.quiet}>
          Pick a time by <InterviewTime at={answerBy} />.
        </p>
      ) : null}
      {isOffered && times.length === 0 ? (
        <p>None of the offered times is available now. {companyName} can offer new times.</p>
      ) : null}
      {isOffered || doing === "move" ? (
        <TimeChoice times={times} movesLeft={isOffered ? movesLeft : movesLeft - 1} onPick={pick} />
      ) : null}
      {doing === "move" && times.length === 0 ? (
        <p>No other time is free. Message {companyName} to find another time.</p>
      ) : null}
      {doing === "decline" ? (
        declining
      ) : hasStarted(interview) && !isOffered ? null : (
        <div className={classes.actions}>
          {isOffered || !interview.calendarFile ? null : (
            <Button
              component="a"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(interview.calendarFile)}`}
              download="interview.ics"
              variant="light"
              leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
            >
              Add to calendar
            </Button>
          )}
          {isOffered || interview.movesLeft === 0 ? null : (
            <Button
              variant="default"
              onClick={() => {
                if (doing !== "move") onMove();
                setDoing(doing === "move" ? null : "move");
              }}
            >
              {doing === "move" ? "Keep time" : "Move interview"}
            </Button>
          )}
          <Button variant="subtle" color="red" onClick={() => setDoing("decline")}>
            Decline interview
          </Button>
        </div>
      )}
    </>
  );
}

/** Picks a time: shown immediately, and taken back when someone else was faster, with the times that remain. */
function usePick(interview: Interview_InterviewFragment, onDone: () => void): (startsAt: string) => void {
  const client = useApolloClient();
  const [send] = usePickInterviewTimeMutation();
  const { id, applicationId, status, movesLeft } = interview;
  return (startsAt) => {
    const moved = status === "SCHEDULED" ? movesLeft - 1 : movesLeft;
    onDone();
    const picked = { ...interview, status: "SCHEDULED" as const, startsAt, movesLeft: moved, calendarFile: null };
    const optimisticResponse = { pickInterviewTime: { __typename: "InterviewPayload", interview: picked } };
    send({ variables: { input: { interviewId: id, startsAt } }, optimisticResponse })
      .then(() => announce("Interview scheduled."))
      .catch((error: unknown) => {
        notifyFailure(problemOf(error, unsent("Could not pick this time")).message);
        const variables = { applicationId };
        client.query({ query: InterviewDocument, variables, fetchPolicy: "network-only" }).catch(() => {});
      });
  };
}
