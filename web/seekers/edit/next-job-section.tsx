import { TextInput } from "@mantine/core";
import { MAX_PLACES_WANTED } from "../../../shared/seekers.ts";
import { PayInputs } from "../../ui/forms/pay-inputs.tsx";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import type { ProfileForm } from "./use-profile-form.ts";

const PAY_LABELS = { payMin: "Minimum Pay", payMax: "Maximum Pay", payCurrency: "Currency", payUnit: "Per" } as const;

/** What recruiters ask about the next job. */
export function NextJobSection({ form }: { form: ProfileForm }) {
  const { noticeDays, placesWanted, workPermits, expectedPay } = form.values;
  const isEmpty = [noticeDays, placesWanted, workPermits, expectedPay.payMin].every((text) => text === "");
  return (
    <FormSection
      id="next-job"
      title="Your Next Job"
      hint="Only you and recruiters see this. Only companies that you apply to, or whose invitation you accept, see the pay that you expect."
      invitation={isEmpty ? "Add notice period, preferred locations, work permit or pay" : ""}
    >
      <div className={classes.grid}>
        <TextInput
          label="Notice Period (days)"
          description="Enter 0 if you can start immediately."
          inputMode="numeric"
          maxLength={3}
          {...form.getInputProps("noticeDays")}
        />
        <TextInput
          label="Preferred Locations"
          description={`Separate up to ${MAX_PLACES_WANTED} locations with commas, such as Kochi, Remote.`}
          {...form.getInputProps("placesWanted")}
        />
        <TextInput
          className={classes.wide}
          label="Authorized to Work In"
          description="Separate countries with commas, such as India, Germany."
          {...form.getInputProps("workPermits")}
        />
      </div>
      <fieldset className={classes.entry}>
        <legend>Expected Pay</legend>
        <PayInputs
          cols={{ base: 2, sm: 4 }}
          currency={expectedPay.payCurrency}
          field={(name) => ({ label: PAY_LABELS[name], ...form.getInputProps(`expectedPay.${name}`) })}
        />
        {form.errors.expectedPay ? <p className={classes.error}>{form.errors.expectedPay}</p> : null}
      </fieldset>
    </FormSection>
  );
}
