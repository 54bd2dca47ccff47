import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { MAX_INVITATION_TEXT } from "../../shared/invitations/invitations.ts";
import { listProblem, problemOf, type ServerProblem, unsent } from "../apollo/problem.ts";
import {
  CandidateInvitationsDocument,
  useInviteToJobMutation,
  useJobsToInviteToQuery,
} from "../generated/invitations/job-invitations.ts";
import classes from "../interviews/interviews.module.css";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { focusFirstError } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import { useFormDraft } from "../ui/forms/use-form-draft.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify } from "../ui/notices/notify.ts";

interface InviteFormProps {
  seeker: { readonly id: string; readonly name: string };
  /** The jobs that they were invited to, or have applied for. */
  without: readonly string[];
  onDone: () => void;
}

/** Invites a candidate to one of the company's open jobs. */
export function InviteForm({ seeker: { id: seekerId, name }, without, onDone }: InviteFormProps) {
  const { data, error, refetch } = useJobsToInviteToQuery({ fetchPolicy: "cache-and-network" });
  const { values, ...draft } = useFormDraft(useViewer().id, `invitation-${seekerId}`, () => ({ jobId: "", text: "" }));
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const [invite, { loading }] = useInviteToJobMutation();
  if (!data && error)
    return <ErrorState message={listProblem(error, unsent("Could not load jobs"))} onRetry={() => void refetch()} />;
  if (!data) return <BlockSkeleton label="Loading jobs" lines={4} />;
  const jobs = data.postedJobs.nodes.flatMap(({ job }) =>
    job.takesApplications && !without.includes(job.id) ? [job] : [],
  );
  if (jobs.length === 0)
    return (
      <>
        <p>No open job is left to invite {name} to. Post a job, then invite them.</p>
        <ButtonLink to="/main-recruiter/post-jobs">Post a job</ButtonLink>
      </>
    );
  const jobId = jobs.find(({ id }) => id === values.jobId)?.id ?? jobs[0]?.id ?? "";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefused(null);
    try {
      await invite({
        variables: { input: { seekerId, jobId, text: values.text } },
        refetchQueries: [CandidateInvitationsDocument],
        awaitRefetchQueries: true,
      });
      notify(`${name} invited.`);
      draft.drop();
      onDone();
    } catch (problem) {
      const read = problemOf(problem, unsent("Could not send the invitation"));
      setRefused(read);
      focusFirstError(form, read.fields);
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <ChoiceField
        label="Job"
        asWritten
        options={jobs.map(({ id, title, location }) => ({
          value: id,
          label: location ? `${title}, ${location}` : title,
        }))}
        value={jobId}
        onChange={({ currentTarget }) => draft.change({ jobId: currentTarget.value })}
      />
      <TextArea
        label="Message"
        description={`Say why you are inviting ${name}. We will notify them. You will see their contact details if they are interested.`}
        data-path="text"
        data-autofocus
        minRows={3}
        maxLength={MAX_INVITATION_TEXT}
        value={values.text}
        error={refused?.fields.text}
        onChange={({ currentTarget }) => draft.change({ text: currentTarget.value })}
      />
      <FormMessage tone="no">{refused && !refused.fields.text ? refused.message : null}</FormMessage>
      <Button type="submit" loading={loading}>
        Send invitation
      </Button>
    </form>
  );
}
