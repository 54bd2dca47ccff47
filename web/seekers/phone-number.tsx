import { Button, TextInput } from "@mantine/core";
import { phoneRule } from "../accounts/account-rules.ts";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, listProblem, unsent } from "../apollo/problem.ts";
import { useOwnPhoneQuery } from "../generated/seekers/phone-number.ts";
import { useUpdateSeekerProfileMutation } from "../generated/seekers/profile.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";

/** The phone number of the seeker's profile. */
export function PhoneNumber() {
  const { data, error, refetch } = useOwnPhoneQuery({ fetchPolicy: "cache-and-network" });
  const seeker = data?.viewerSeeker;
  return (
    <section className={classes.section} aria-labelledby="phone-number">
      <h2 id="phone-number">Phone number</h2>
      <p>
        In your profile you choose which job seekers see it and whether recruiters can find you. Recruiters you apply to
        can always see it.
      </p>
      {seeker ? (
        <FocusKeeper stops="input" className={classes.list}>
          <PhoneForm key={seeker.phone} phone={seeker.phone ?? ""} />
        </FocusKeeper>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your phone number. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={2} label="Loading your phone number" />
      )}
    </section>
  );
}

function PhoneForm({ phone }: { phone: string }) {
  const [update] = useUpdateSeekerProfileMutation();
  const { field, submit, busy, changed, problem } = useAccountForm({ phone }, { phone: phoneRule }, (input) =>
    attempt(async () => {
      await update({ variables: { input } });
      notify("Phone number saved.");
    }, unsent("Could not save your phone number")),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={classes.field}>
        <TextInput
          label="Phone number"
          description="Exactly 10 digits"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field("phone")}
        />
      </div>
      {changed ? (
        <Button type="submit" loading={busy}>
          Save number
        </Button>
      ) : null}
    </form>
  );
}
