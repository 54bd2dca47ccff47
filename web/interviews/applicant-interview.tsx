import { Button, TextInput } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { INTERVIEW } from "../../shared/interviews/interviews.ts";
import { problemOf, unsent } from "../apollo/problem.ts";
import type { Interview_InterviewFragment } from "../generated/graphql.ts";
import {
  useCancelInterviewMutation,
  useChangeInterviewPlaceMutation,
  useInterviewQuery,
  useRecordInterviewOutcomeMutation,
} from "../generated/interviews/interviews.ts";
import { useCan, useViewer } from "../session/viewer.ts";
import { ReplyForm } from "../ui/forms/reply-form.tsx";
import { useFormDraft } from "../ui/forms/use-form-draft.ts";
import { notifyProblem } from "../ui/notices/notify.ts";
import { useEscape } from "../ui/overlays/escape.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { usePartInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { InterviewFacts } from "./interview-facts.tsx";
import { hasStarted, InterviewTime } from "./interview-time.tsx";
import classes from "./interviews.module.css";
import { OfferForm } from "./offer-form.tsx";
import { Scorecards } from "./scorecards/scorecards.tsx";

interface ApplicantInterviewProps {
  applicationId: string;
  name: string;
}

/** The interview with an applicant, for the company: offering times, and what becomes of it. */
export function ApplicantInterview({ applicationId, name }: ApplicantInterviewProps) {
  const { data } = useInterviewQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const mayDecide = useCan("DECIDE");
  const [offering, setOffering] = usePartInAddress("interview", applicationId);
  const interview = data?.interview ?? null;
  if (!data || !(interview || mayDecide)) return null;
  const isOpen = interview?.status === "OFFERED" || (interview?.status === "SCHEDULED" && !hasStarted(interview));
  const label = isOpen ? "Offer new times" : interview ? "Offer another interview" : "Offer an interview";
  const offer = mayDecide ? (
    <Button
      variant={isOpen ? "default" : "light"}
      leftSection={<IconCalendarEvent size={18} aria-hidden="true" />}
      onClick={() => setOffering(true)}
    >
      {label}
    </Button>
  ) : null;
  return (
    <section className={classes.interview} aria-label="Interview">
      <h3 className={classes.title}>Interview</h3>
      {interview ? <State interview={interview} name={name} offer={offer} isOpen={isOpen} /> : offer}
      {interview ? <Scorecards applicationId={applicationId} name={name} /> : null}
      <SidePanel
        opened={offering && mayDecide}
        onClose={() => setOffering(false)}
        title={`Offer ${name} an interview`}
        full
      >
        {offering && mayDecide ? (
          <OfferForm applicationId={applicationId} before={interview} onDone={() => setOffering(false)} />
        ) : null}
      </SidePanel>
    </section>
  );
}

interface StateProps {
  interview: Interview_InterviewFragment;
  name: string;
  /** The button that offers times, for those who may. */
  offer: ReactNode;
  isOpen: boolean;
}

function State({ interview, name, offer, isOpen }: StateProps) {
  const { id: interviewId, status, times, answerBy, reply } = interview;
  const { id: viewerId } = useViewer();
  const [doing, setDoing] = useState<"cancel" | "place" | null>(null);
  useEscape(doing === "place", () => setDoing(null), { isModal: false });
  const [cancel] = useCancelInterviewMutation();
  const words: Record<typeof status, string> = {
    OFFERED:
      times.length > 0
        ? `${name} can pick one of ${times.length} times until `
        : "None of the offered times is still available.",
    SCHEDULED: hasStarted(interview) ? "Did the interview take place?" : "Scheduled for",
    DECLINED: `${name} declined.`,
    CANCELLED: "Cancelled.",
    TOOK_PLACE: "The interview took place.",
    MISSED: "The interview did not take place.",
  };
  return (
    <>
      <p>
        {words[status]}
        {status === "OFFERED" && times.length > 0 ? <InterviewTime at={answerBy} /> : null}
      </p>
      {status === "DECLINED" || status === "CANCELLED" ? null : <InterviewFacts interview={interview} />}
      {isOpen && interview.members.length === 0 ? (
        <p>This interview has no participants. Offer new times with other people.</p>
      ) : null}
      {reply ? <p className={classes.written}>{reply}</p> : null}
      {doing === "cancel" ? (
        <ReplyForm
          viewerId={viewerId}
          draftKey={`interview-reply-${interviewId}`}
          submit="Cancel interview"
          keep="Keep interview"
          danger
          description={`${name} will be notified by email, and the time will become available again.`}
          whom={name}
          onSend={(reply) => cancel({ variables: { input: { interviewId, reply } } })}
          onClose={() => setDoing(null)}
        />
      ) : doing === "place" ? (
        <PlaceForm interview={interview} onClose={() => setDoing(null)} />
      ) : offer ? (
        <div className={classes.actions}>
          {status === "SCHEDULED" && !isOpen ? <Outcome interviewId={interviewId} /> : offer}
          {isOpen ? (
            <>
              <Button variant="default" onClick={() => setDoing("place")}>
                Change location
              </Button>
              <Button variant="subtle" color="red" onClick={() => setDoing("cancel")}>
                Cancel interview
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Records whether a past interview took place. */
function Outcome({ interviewId }: { interviewId: string }) {
  const [record, { loading }] = useRecordInterviewOutcomeMutation();
  const save = (outcome: "TOOK_PLACE" | "MISSED") => () =>
    void record({ variables: { input: { interviewId, outcome } } }).catch(notifyProblem(unsent("Could not save this")));
  return (
    <>
      <Button variant="light" disabled={loading} onClick={save("TOOK_PLACE")}>
        It took place
      </Button>
      <Button variant="default" disabled={loading} onClick={save("MISSED")}>
        It did not take place
      </Button>
    </>
  );
}

function PlaceForm({
  interview: { id, place: before },
  onClose,
}: {
  interview: Interview_InterviewFragment;
  onClose: () => void;
}) {
  const draft = useFormDraft(useViewer().id, `interview-location-${id}`, () => ({ place: before }));
  const { place } = draft.values;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [change, { loading }] = useChangeInterviewPlaceMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await change({ variables: { input: { interviewId: id, place } } });
      draft.drop();
      onClose();
    } catch (error) {
      setProblem(problemOf(error, unsent("Could not save the location")).message);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <TextInput
        label="Location or link"
        maxLength={INTERVIEW.maxPlace}
        value={place}
        error={problem}
        ref={field}
        onChange={({ currentTarget }) => draft.change({ place: currentTarget.value })}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={loading}>
          Save location
        </Button>
        <Button
          variant="default"
          onClick={() => {
            draft.drop();
            onClose();
          }}
        >
          Keep location
        </Button>
      </div>
    </form>
  );
}
