import { Button, Radio, Stack } from "@mantine/core";
import { useRef, useState } from "react";
import { MAX_REPLY } from "../../shared/messages.ts";
import { dayEnd } from "../../shared/text/day-end.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import { useAcceptOfferMutation, useDeclineOfferMutation, useOffersQuery } from "../generated/offers/offers.ts";
import classes from "../interviews/interviews.module.css";
import { useViewer } from "../session/viewer.ts";
import { longDate } from "../ui/dates.ts";
import { RadioGroup } from "../ui/forms/radio-group.tsx";
import { ReplyForm } from "../ui/forms/reply-form.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import { EarlierOffers, OfferFacts } from "./offer-facts.tsx";
import { useResponse } from "./use-response.ts";

/** Whether the company has sent an offer, by the history of an application. */
export const hasOffer = ({ events }: { readonly events: readonly { readonly kind: string }[] }): boolean =>
  events.some(({ kind }) => kind === "OFFER_SENT");

/** The offer for one of the seeker's applications: reading, accepting and declining it. */
export function OwnOffer({ applicationId }: { applicationId: string }) {
  const { data } = useOffersQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const section = useRef<HTMLElement>(null);
  const [offer, ...earlier] = data?.offers ?? [];
  if (!offer) return null;
  const { companyName, status, expiresOn, endedAt } = offer;
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
      <OfferFacts offer={offer} />
      {status === "OFFERED" ? (
        <Responding
          key={offer.id}
          offer={offer}
          // The pressed button is gone then.
          onDone={() => section.current?.focus({ preventScroll: true })}
        />
      ) : null}
      <EarlierOffers offers={earlier} />
    </section>
  );
}

/** Accepts or declines an open offer. */
function Responding({ offer, onDone }: { offer: Offer_OfferFragment; onDone: () => void }) {
  const { id: offerId, applicationId, companyName, expiresOn, timeZone, otherOpenApplications: others } = offer;
  const [doing, setDoing] = useState<"accept" | "decline" | null>(null);
  const [withdraws, setWithdraws] = useState(false);
  const [withdrawalMessage, setWithdrawalMessage] = useState("");
  const [accept] = useAcceptOfferMutation();
  const [decline] = useDeclineOfferMutation();
  const respond = useResponse(applicationId);
  const form = {
    ...{ viewerId: useViewer().id, draftKey: `offer-reply-${offerId}`, whom: companyName },
    onClose: () => setDoing(null),
  };
  const send = (run: () => Promise<unknown>, done: string) => respond(run, done).then(onDone);
  if (doing === "decline")
    return (
      <ReplyForm
        {...form}
        description={`${companyName} is notified by email. You can no longer accept this offer then.`}
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
        description={`${companyName} is notified by email. The offer is final then.`}
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
          <TextArea
            label="Message to these companies (optional)"
            description="Each company gets it by email, without the name of your new one."
            minRows={2}
            maxLength={MAX_REPLY}
            value={withdrawalMessage}
            onChange={({ currentTarget }) => setWithdrawalMessage(currentTarget.value)}
          />
        ) : null}
      </ReplyForm>
    );
  }
  return (
    <>
      <p>Respond by {dayEnd(new Date(expiresOn), timeZone)}.</p>
      <div className={classes.actions}>
        <Button onClick={() => setDoing("accept")}>Accept offer</Button>
        <Button variant="subtle" color="red" onClick={() => setDoing("decline")}>
          Decline
        </Button>
      </div>
    </>
  );
}
