import { Button } from "@mantine/core";
import { useAssistantStatusQuery, useSetAssistantConsentMutation } from "../generated/assistant/assistant.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { notifyProblem } from "../ui/notices/notify.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** Whether and since when there is consent to send questions to the assistant's provider, and how to withdraw it. */
export function ConsentChoice({ className }: { className: string | undefined }) {
  const { data } = useAssistantStatusQuery({ fetchPolicy: "cache-and-network" });
  const [setConsent, { loading }] = useSetAssistantConsentMutation({
    refetchQueries: ["AssistantStatus"],
    awaitRefetchQueries: true,
  });
  const status = data?.assistantStatus;
  if (!status || (!status.configured && !status.consentedAt)) return null;
  const takeBack = () => setConsent({ variables: { input: { given: false } } }).catch(notifyProblem());
  return (
    <section className={className} aria-labelledby="assistant">
      <h2 id="assistant">Career assistant</h2>
      {status.consentedAt ? (
        <>
          <p>
            You agreed on {DATE.format(new Date(status.consentedAt))} that your questions, your resume and what the
            assistant reads for you are sent to {status.provider}, which writes its answers.
          </p>
          <Button variant="default" onClick={() => void takeBack()} loading={loading}>
            Withdraw consent
          </Button>
        </>
      ) : (
        <>
          <p>None of your data is sent to {status.provider}, which writes the assistant's answers.</p>
          <ButtonLink to="/main/chatbot" variant="default">
            Open the assistant
          </ButtonLink>
        </>
      )}
    </section>
  );
}
