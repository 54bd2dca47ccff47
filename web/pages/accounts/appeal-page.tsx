import { useState } from "react";
import { useParams } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { AppealForm } from "../../accounts/appeal-form.tsx";
import { MeasureSummary, measureTitle } from "../../accounts/measure-summary.tsx";
import { problemOf } from "../../apollo/problem.ts";
import { useAppealByTokenMutation, useMeasureByTokenQuery } from "../../generated/accounts/measures.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";

const TITLE = "Appeal";

/**
 * /appeal/:token: linked from the mail about a decision, to appeal it; works without login. Opening it sends nothing.
 */
export function Component() {
  const { token = "" } = useParams();
  const [sent, setSent] = useState<string | null>(null);
  const { data, error, loading, refetch } = useMeasureByTokenQuery({
    variables: { token },
    fetchPolicy: "network-only",
    skip: sent !== null,
  });
  const [appeal] = useAppealByTokenMutation();

  if (sent !== null)
    return (
      <AccountFrame title="Appeal sent">
        <div className={classes.stack}>
          <p>{sent}</p>
          <ButtonLink to="/start" variant="default">
            Go to the home page
          </ButtonLink>
        </div>
      </AccountFrame>
    );
  if (loading)
    return (
      <AccountFrame title={TITLE}>
        <BlockSkeleton label="Loading the decision" lines={3} />
      </AccountFrame>
    );
  if (!data) {
    const { code, message } = problemOf(error);
    if (code !== "INVALID_TOKEN") return <ErrorState message={message} onRetry={() => void refetch()} />;
    return (
      <AccountFrame title={TITLE}>
        <FormMessage tone="no">{message}</FormMessage>
      </AccountFrame>
    );
  }
  const measure = data.measureByToken;
  return (
    <AccountFrame title={TITLE} subtitle={measureTitle(measure)}>
      <div className={classes.stack}>
        <MeasureSummary measure={measure} />
        <AppealForm
          className={classes.stack}
          send={async (text) => {
            const answer = await appeal({ variables: { input: { token, text } } });
            setSent(answer.data?.appealByToken.message ?? "");
          }}
          onSent={() => {}}
        />
      </div>
    </AccountFrame>
  );
}
