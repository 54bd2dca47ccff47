import { Button, Radio, Stack } from "@mantine/core";
import { useRef, useState } from "react";
import { MAX_REPLY } from "../../shared/messages.ts";
import { dayEnd } from "../../shared/text/day-end.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import { useAcceptOfferMutation, useDeclineOfferMutation, useOffersQuery } from "../generated/offers/offers.ts";
import classes from "../interviews/interviews.module.css";
import { ReportButton } from "../privacy/report-button.tsx";
import { useViewer } from "../session/viewer.ts";
import { longDate } from "../ui/dates.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { RadioGroup } from "../ui/forms/radio-group.tsx";
import { ReplyForm } from "../ui/forms/reply-form.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import { useDraft } from "../ui/forms/use-draft.ts";
import { EarlierOffers, OfferFacts } from "./offer-facts.tsx";
import { useResponse } from "./use-response.ts";

/** Whether the company has sent an offer, by the history of an application. */
export const hasOffer = ({ events }: { readonly events: readonly { readonly kind: string }[] }): boolean =>
  events.some(({ kind }) => kind === "OFFER_SENT");

/** The offer for one of the seeker's applications: reading, accepting and declining it. */
export function OwnOffer({ applicationId }: { applicationId: string }) {
  const { data } = useOffersQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const section = useRef<HTMLElement>(null);
  const [responding, setResponding] = useState<Response | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [offer, ...earlier] = data?.offers ?? [];
  if (!offer) return null;
  const { id, companyName, status, expiresOn, endedAt } = offer;
  const isChanged = status === "OFFERED" && responding !== null && responding.offerId !== id;
  const on = endedAt ? ` on ${longDate(endedAt)}` : "";
  const titles: Record<typeof status, string> = {
    OFFERED: `${companyName} sent you an offer`,
    ACCEPTED: `You accepted the offer from ${companyName}${on}`,
    DECLINED: `You declined the offer from ${companyName}${on}`,
    WITHDRAWN: `The offer from ${companyName} was withdrawn`,
    REPLACED: `${companyName} changed the offer`,
    LAPSED: `The offer from ${companyName} lapsed after ${longDate(expiresOn)}`,
  };
  return (
    <section ref={section} tabIndex={-1} className={classes.interview} aria-label={`Offer from ${companyName}`}>
      <p className={classes.title}>{titles[status]}</p>
      <FormMessage tone="no">
        {isChanged ? `${companyName} changed this offer. Read the new version, then respond.` : refusal}
      </FormMessage>
      <OfferFacts offer={offer} />
      {status === "OFFERED" ? (
        <Responding
          key={offer.id}
          offer={offer}
          doing={isChanged ? null : (responding?.what ?? null)}
          onDo={(what) => {
            setResponding(what && { what, offerId: id });
            if (what) setRefusal(null);
          }}
          onRefused={setRefusal}
          // The pressed button is gone then.
          onDone={() => section.current?.focus({ preventScroll: true })}
        />
      ) : null}
      <EarlierOffers offers={earlier} />
      <ReportButton subject={{ kind: "OFFER", id, text: "this offer" }} />
    </section>
  );
}

/** A response that is being written, and to which version. */
interface Response {
  readonly what: "accept" | "decline";
  readonly offerId: string;
}

interface RespondingProps {
  offer: Offer_OfferFragment;
  doing: Response["what"] | null;
  onDo: (what: Response["what"] | null) => void;
  onRefused: (message: string) => void;
  onDone: () => void;
}

/** Accepts or declines an open offer. */
function Responding({ offer, doing, onDo, onRefused, onDone }: RespondingProps) {
  const {
    id: offerId,
    applicationId,
    companyName,
    expiresOn,
    timeZone,
    otherOpenApplications: others,
    otherOpenJobs,
  } = offer;
  const { id: viewerId } = useViewer();
  const [withdraws, setWithdraws] = useState(false);
  const [withdrawalMessage, setWithdrawalMessage] = useDraft(viewerId, `offer-withdrawals-${applicationId}`);
  const [accept] = useAcceptOfferMutation();
  const [decline] = useDeclineOfferMutation();
  const respond = useResponse(applicationId, onRefused);
  const form = {
    // Also for the next version, when the company changes the offer meanwhile.
    ...{ viewerId, draftKey: `offer-reply-${applicationId}`, whom: companyName },
    onClose: () => onDo(null),
  };
  const send = async (run: () => Promise<unknown>, done: string) => {
    const isDone = await respond(run, done);
    if (isDone) setWithdrawalMessage("");
    onDone();
    return isDone;
  };
  if (doing === "decline")
    return (
      <ReplyForm
        {...form}
        description={`We will notify ${companyName} by email, and you will no longer be able to accept this offer.`}
        submit="Decline offer"
        keep="Keep offer"
        danger
        onSend={(reply) => send(() => decline({ variables: { input: { offerId, reply } } }), "Offer declined.")}
      />
    );
  if (doing === "accept") {
    const choice = { withdrawsOthers: withdraws, withdrawalMessage };
    return (
      <ReplyForm
        {...form}
        description={`We will notify ${companyName} by email, and your acceptance will be final.`}
        submit="Accept offer"
        keep="Not yet"
        onSend={(reply) =>
          send(() => accept({ variables: { input: { offerId, reply, ...choice } } }), "Offer accepted.")
        }
      >
        {others > 0 ? (
          <RadioGroup
            label={others === 1 ? "Your other open application" : `Your ${others} other open applications`}
            value={withdraws ? "WITHDRAW" : "KEEP"}
            onChange={(value) => setWithdraws(value === "WITHDRAW")}
          >
            <Stack gap={8} mt={8}>
              <Radio value="KEEP" label="Keep" />
              <Radio value="WITHDRAW" label="Withdraw" />
            </Stack>
          </RadioGroup>
        ) : null}
        {withdraws ? (
          <>
            <ul className={classes.others}>
              {otherOpenJobs.map((job, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same title
                <li key={index}>{job}</li>
              ))}
              {others > otherOpenJobs.length ? <li>and {others - otherOpenJobs.length} more</li> : null}
            </ul>
            <TextArea
              label="Message to these companies (optional)"
              description="Each company gets it by email. It does not name your new employer."
              minRows={2}
              maxLength={MAX_REPLY}
              value={withdrawalMessage}
              onChange={({ currentTarget }) => setWithdrawalMessage(currentTarget.value)}
            />
          </>
        ) : null}
      </ReplyForm>
    );
  }
  return (
    <>
      <p>Respond by {dayEnd(new Date(expiresOn), timeZone)}.</p>
      <div className={classes.actions}>
        <Button onClick={() => onDo("accept")}>Accept offer</Button>
        <Button variant="subtle" color="red" onClick={() => onDo("decline")}>
          Decline offer
        </Button>
      </div>
    </>
  );
}
