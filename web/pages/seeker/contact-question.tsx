import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { problemOf, unsent } from "../../apollo/problem.ts";
import type { HomeNewsQuery } from "../../generated/graphql.ts";
import { useChooseContactsMutation } from "../../generated/pages/seeker/contact-question.ts";
import { HomeNewsDocument } from "../../generated/pages/seeker/home-news.ts";
import { notify, notifyFailure, notifyProblem } from "../../ui/notices/notify.ts";
import classes from "./contact-question.module.css";

type OwnSeeker = HomeNewsQuery["viewerSeeker"];

/** Asks once whether companies that find the seeker see the contact details; gone at the press of either button. */
export default function ContactQuestion({ seeker: { id, settings } }: { seeker: OwnSeeker }) {
  const client = useApolloClient();
  const [choose] = useChooseContactsMutation();
  const answer = (hidesContacts: boolean, saved: string) => () => {
    const chosen = settings && { ...settings, hidesContacts, __typename: "SeekerSettings" as const };
    const seeker = { __typename: "Seeker" as const, id, settings: chosen };
    const optimisticResponse = { updateSeekerProfile: { __typename: "SeekerPayload" as const, seeker } };
    choose({ variables: { hidesContacts, unchangedSince: settings?.updatedAt }, optimisticResponse })
      .then(() => notify(`${saved} You can change this in your profile.`))
      .catch((error: unknown) => {
        if (problemOf(error).code !== "CONFLICT") return notifyProblem(unsent("Could not save your choice"))(error);
        notifyFailure("Your profile was changed elsewhere. Your answer here was not saved.");
        return client.refetchQueries({ include: [HomeNewsDocument] }).catch(() => {});
      });
  };
  return (
    <section className={classes.question} aria-labelledby="contact-question">
      <p id="contact-question">
        Companies that browse talents can see your phone number and email. Keep it that way, or hide them until you
        apply? Recruiters can open your resume either way.
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={answer(false, "Companies that find you can see your contact details.")}>
          Keep showing
        </Button>
        <Button variant="default" onClick={answer(true, "Companies see your contact details only once you apply.")}>
          Hide until I apply
        </Button>
      </div>
    </section>
  );
}
