import { Checkbox, NativeSelect } from "@mantine/core";
import type { ContactVisibility } from "../../generated/graphql.ts";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import type { ProfileForm } from "./use-profile-form.ts";

const WHO: { value: ContactVisibility; label: string }[] = [
  { value: "SEEKERS", label: "Every seeker" },
  { value: "CONNECTIONS", label: "My connections" },
  { value: "NOBODY", label: "No seeker" },
];

/** Visibility settings. */
export function PrivacySection({ form }: { form: ProfileForm }) {
  return (
    <FormSection
      id="privacy"
      title="What others see"
      hint="Recruiters who find you, or to whom you applied, see how to reach you."
    >
      <div className={classes.grid}>
        <NativeSelect label="Who sees my phone number" data={WHO} {...form.getInputProps("phoneVisibility")} />
        <NativeSelect label="Who sees my email" data={WHO} {...form.getInputProps("emailVisibility")} />
        <Checkbox
          className={classes.wide}
          label="Recruiters may find me before I apply"
          {...form.getInputProps("browsable", { type: "checkbox" })}
        />
      </div>
    </FormSection>
  );
}
