import { Button, Checkbox, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { listProblem, problemOf, unsent } from "../apollo/problem.ts";
import { useInterviewersQuery, useSetJobInterviewersMutation } from "../generated/companies/company-changes.ts";
import type { InterviewersQuery } from "../generated/graphql.ts";
import { useCan } from "../session/viewer.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify, notifyFailure } from "../ui/notices/notify.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";

interface JobName {
  id: string;
  title: string;
}

/** Opens the panel to choose the interviewers of a job. */
export function InterviewersButton({ job }: { job: JobName }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)} aria-label="Assign interviewers">
        Interviewers
      </Button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title={`Interviewers for ${job.title}`} fit>
        {opened ? <Interviewers job={job} /> : null}
      </SidePanel>
    </>
  );
}

function Interviewers({ job }: { job: JobName }) {
  const { data, error, refetch } = useInterviewersQuery({
    variables: { jobId: job.id },
    fetchPolicy: "network-only",
  });
  if (data) return <Choice job={job} data={data} />;
  if (!error) return <BlockSkeleton lines={3} label="Loading the interviewers" />;
  return (
    <ErrorState
      message={listProblem(error, "Could not load the interviewers. Please check your internet connection.")}
      onRetry={() => void refetch()}
    />
  );
}

/** Saves each change as it is made: closing the panel loses nothing. */
function Choice({ job, data }: { job: JobName; data: InterviewersQuery }) {
  const [chosen, setChosen] = useState<readonly string[]>(data.jobInterviewers);
  const [save, { loading }] = useSetJobInterviewersMutation();
  const mayInvite = useCan("CHANGE_MEMBERS");
  const interviewers = data.companyMembers.filter(({ role }) => role === "INTERVIEWER");
  if (interviewers.length === 0) {
    return (
      <p>
        No one in your company is an interviewer yet.{" "}
        {mayInvite ? (
          <Link to="/main-recruiter/people">Invite someone, or change a role</Link>
        ) : (
          "Ask an owner to invite one."
        )}
      </p>
    );
  }
  function change(accountIds: string[]) {
    if (loading) return;
    setChosen(accountIds);
    save({ variables: { input: { jobId: job.id, accountIds } } }).then(
      () => notify("Interviewers saved."),
      (error: unknown) => {
        setChosen(chosen);
        notifyFailure(problemOf(error, unsent("Could not save the interviewers")).message);
      },
    );
  }
  return (
    <Stack gap="md" align="start">
      <Checkbox.Group
        label="They can see this job and its applicants, but cannot accept or reject applicants."
        description="Changes are saved immediately. Interviewers you add are notified."
        value={[...chosen]}
        onChange={change}
      >
        <Stack gap="xs" mt="sm">
          {interviewers.map(({ accountId, name, email }) => (
            <Checkbox key={accountId} value={accountId} label={name} description={name === email ? null : email} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}
