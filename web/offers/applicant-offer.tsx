import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { OTHERS_OF, reviewPath } from "../../shared/recruiters.ts";
import { dayEnd } from "../../shared/text/day-end.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import { useOffersQuery, useWithdrawOfferMutation } from "../generated/offers/offers.ts";
import classes from "../interviews/interviews.module.css";
import { useCan, useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { longDate } from "../ui/dates.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ReplyForm } from "../ui/forms/reply-form.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { usePartInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { EarlierOffers, OfferFacts } from "./offer-facts.tsx";
import { OfferForm } from "./offer-form.tsx";
import { useResponse } from "./use-response.ts";

interface ApplicantOfferProps {
  applicationId: string;
  name: string;
}

/** What became of an offer to a person of this name. */
function statusOf({ status, expiresOn, timeZone, endedAt }: Offer_OfferFragment, name: string): string {
  const on = endedAt ? ` on ${longDate(endedAt)}` : "";
  const words: Record<typeof status, string> = {
    OFFERED: `${name} can accept it until ${dayEnd(new Date(expiresOn), timeZone)}.`,
    ACCEPTED: `${name} accepted${on}.`,
    DECLINED: `${name} declined${on}.`,
    WITHDRAWN: `Withdrawn${on}.`,
    REPLACED: `Replaced${on}.`,
    LAPSED: `${name} did not respond by ${longDate(expiresOn)}.`,
  };
  return words[status];
}

/** The offer to an applicant, for the company: sending, changing and withdrawing it, and the response. */
export function ApplicantOffer({ applicationId, name }: ApplicantOfferProps) {
  const { data } = useOffersQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const mayDecide = useCan("DECIDE");
  const [sending, setSending] = usePartInAddress("offer", applicationId);
  /** The version that the form is about. */
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const [withdraw] = useWithdrawOfferMutation();
  const respond = useResponse(applicationId);
  const { id: viewerId } = useViewer();
  if (!data || !(data.offers.length > 0 || mayDecide)) return null;
  const [offer, ...earlier] = data.offers;
  const isOpen = offer?.status === "OFFERED";
  const isAccepted = offer?.status === "ACCEPTED";
  const isSending = sending && mayDecide && !isAccepted;
  return (
    <section className={classes.interview} aria-label="Offer">
      <h3 className={classes.title}>Offer</h3>
      {offer ? (
        <>
          <p>{statusOf(offer, name)}</p>
          <OfferFacts offer={offer} />
        </>
      ) : null}
      {isAccepted && mayDecide && offer.otherOpenApplications > 0 ? (
        <ButtonLink to={reviewPath(offer.jobId)} state={`${OTHERS_OF}${applicationId}`} variant="light">
          {offer.otherOpenApplications === 1
            ? "Respond to the other applicant"
            : `Respond to the other ${offer.otherOpenApplications} applicants`}
        </ButtonLink>
      ) : null}
      {withdrawing !== null && isOpen && withdrawing !== offer.id ? (
        <FormMessage tone="no">This offer was replaced with a new version. Read it first.</FormMessage>
      ) : null}
      {isOpen && withdrawing === offer.id ? (
        <ReplyForm
          viewerId={viewerId}
          // Also for the next version, when a colleague changes the offer meanwhile.
          draftKey={`offer-reply-${applicationId}`}
          whom={name}
          description={`${name} will be notified by email and will no longer be able to accept it.`}
          submit="Withdraw offer"
          keep="Keep offer"
          danger
          onSend={(reply) =>
            respond(() => withdraw({ variables: { input: { offerId: offer.id, reply } } }), "Offer withdrawn.")
          }
          onClose={() => setWithdrawing(null)}
        />
      ) : isAccepted || !mayDecide ? null : (
        <div className={classes.actions}>
          <Button
            variant={isOpen ? "default" : "light"}
            leftSection={<IconFileText size={18} aria-hidden="true" />}
            onClick={() => {
              setWithdrawing(null);
              setSending(true);
            }}
          >
            {isOpen ? "Change offer" : offer ? "Send another offer" : "Send an offer"}
          </Button>
          {isOpen ? (
            <Button variant="subtle" color="red" onClick={() => setWithdrawing(offer.id)}>
              Withdraw offer
            </Button>
          ) : null}
        </div>
      )}
      <EarlierOffers offers={earlier} />
      <SidePanel
        opened={isSending}
        onClose={() => setSending(false)}
        title={isOpen ? `Change the offer to ${name}` : `Send ${name} an offer`}
        full
      >
        {isSending ? (
          <OfferForm applicationId={applicationId} before={offer ?? null} onDone={() => setSending(false)} />
        ) : null}
      </SidePanel>
    </section>
  );
}
