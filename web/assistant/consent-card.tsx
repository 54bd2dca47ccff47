import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useSetAssistantConsentMutation } from "../generated/assistant/assistant.ts";
import { notifyProblem } from "../ui/notices/notify.ts";
import classes from "./consent-card.module.css";

/** Asks for consent once, before any data is sent to the provider. */
export function ConsentCard({ provider }: { provider: string }) {
  const [setConsent, { loading }] = useSetAssistantConsentMutation({
    refetchQueries: ["AssistantStatus"],
    awaitRefetchQueries: true,
  });
  const agree = () => setConsent({ variables: { input: { given: true } } }).catch(notifyProblem());
  return (
    <section className={classes.consent} aria-labelledby="assistant-consent">
      <h2 id="assistant-consent">Before you ask</h2>
      <p>
        {provider} writes the answers. Your questions, the resumes you upload and what the assistant reads for you (your
        profile and its resume, your applications, saved and open jobs) are sent there. Phone numbers, email and postal
        addresses are hidden first, as far as they can be recognized. You can withdraw your consent under{" "}
        <Link to="/main/privacy">Privacy and data</Link>.
      </p>
      <Button onClick={() => void agree()} loading={loading}>
        Agree and start
      </Button>
    </section>
  );
}
