import { Checkbox, NativeSelect } from "@mantine/core";
import { OPEN_TO_WORK } from "../../../shared/seekers.ts";
import type { ContactVisibility } from "../../generated/graphql.ts";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import type { ProfileForm } from "./use-profile-form.ts";

const WHO: { value: ContactVisibility; label: string }[] = [
  { value: "SEEKERS", label: "All job seekers" },
  { value: "CONNECTIONS", label: "My connections" },
  { value: "NOBODY", label: "No job seekers" },
];

/** Visibility settings. */
export function PrivacySection({ form }: { form: ProfileForm }) {
  return (
    <FormSection
      id="privacy"
      title="What Others See"
      hint="Companies that you apply to see your contact details, whatever you choose here. Recruiters who find you can open your resume."
    >
      <div className={classes.grid}>
        <NativeSelect label="Phone number visible to" data={WHO} {...form.getInputProps("phoneVisibility")} />
        <NativeSelect label="Email visible to" data={WHO} {...form.getInputProps("emailVisibility")} />
        <NativeSelect
          className={classes.wide}
          label="Open to work"
          data={OPEN_TO_WORK.map((option) => ({ ...option }))}
          {...form.getInputProps("openToWork")}
        />
        <Checkbox
          className={classes.wide}
          label="Hide my phone number and email from companies until I apply"
          {...form.getInputProps("hidesContacts", { type: "checkbox" })}
        />
      </div>
    </FormSection>
  );
}
