import { Checkbox, NativeSelect } from "@mantine/core";
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
      title="What others see"
      hint="Recruiters who find you, or whose jobs you apply to, can see your contact details."
    >
      <div className={classes.grid}>
        <NativeSelect label="Phone number visible to" data={WHO} {...form.getInputProps("phoneVisibility")} />
        <NativeSelect label="Email visible to" data={WHO} {...form.getInputProps("emailVisibility")} />
        <Checkbox
          className={classes.wide}
          label="Let recruiters find me before I apply"
          {...form.getInputProps("browsable", { type: "checkbox" })}
        />
      </div>
    </FormSection>
  );
}
