import { useNavigate } from "react-router-dom";
import { problemOf } from "../apollo/problem.ts";
import { usePostJobMutation } from "../generated/graphql.ts";
import { tell } from "../ui/notify.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { useTitle } from "../ui/title.ts";
import { JobForm } from "./job-form.tsx";
import { EMPTY_JOB, type JobFormValues, jobInput } from "./job-form-values.ts";
import { JobPreview } from "./job-preview.tsx";

/** /main-recruiter/post-jobs */
export function Component() {
  useTitle("Create Job");
  const navigate = useNavigate();
  const [post] = usePostJobMutation({
    update: (cache) => {
      cache.evict({ fieldName: "postedJobs" });
    },
  });
  const submit = async (values: JobFormValues) => {
    try {
      await post({ variables: { input: jobInput(values) } });
    } catch (error) {
      return problemOf(error, "Failed to post job, try again");
    }
    tell("Your job is posted. Seekers can see it now.");
    await navigate("/main-recruiter/view-jobs");
    return null;
  };
  return (
    <>
      <PageHeader title="Create Job" subtitle="Say what the work is, and who would love it." />
      <JobForm
        initial={EMPTY_JOB}
        submitWords="Post job"
        onSubmit={submit}
        preview={(values) => <JobPreview values={values} />}
      />
    </>
  );
}
