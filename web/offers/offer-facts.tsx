import { Anchor } from "@mantine/core";
import { payLabel } from "../../shared/pay.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import classes from "../interviews/interviews.module.css";
import { longDate } from "../ui/dates.ts";
import { RenderedText } from "../ui/rendered-text.tsx";

/** The terms of an offer, and what was written in response. */
export function OfferFacts({ offer }: { offer: Offer_OfferFragment }) {
  const { startsOn, place, text, textHtml, fileUrl, fileName, sentBy, sentAt, reply } = offer;
  return (
    <div className={classes.facts}>
      <p className={classes.when}>{payLabel(offer)}</p>
      <p>
        Starts on {longDate(startsOn)}. Location: {place}
      </p>
      {text ? <RenderedText html={textHtml} /> : null}
      {fileUrl ? (
        <Anchor href={fileUrl} target="_blank" rel="noreferrer">
          {fileName}
        </Anchor>
      ) : null}
      <p className={classes.quiet}>
        Sent {sentBy ? `by ${sentBy} ` : ""}on {longDate(sentAt)}
      </p>
      {reply ? <p className={classes.written}>“{reply}”</p> : null}
    </div>
  );
}

const STATUS = { REPLACED: "replaced", DECLINED: "declined", WITHDRAWN: "withdrawn", LAPSED: "lapsed" } as const;

/** The earlier versions of an offer. */
export function EarlierOffers({ offers }: { offers: readonly Offer_OfferFragment[] }) {
  if (offers.length === 0) return null;
  return (
    <details>
      <summary>Earlier versions ({offers.length})</summary>
      {offers.map((offer) => (
        <section key={offer.id} aria-label={`Version ${offer.version}`} className={classes.facts}>
          <h4>
            Version {offer.version}
            {offer.status in STATUS ? `, ${STATUS[offer.status as keyof typeof STATUS]}` : ""}
          </h4>
          <OfferFacts offer={offer} />
        </section>
      ))}
    </details>
  );
}
