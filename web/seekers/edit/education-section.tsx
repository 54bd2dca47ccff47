import { TextInput } from "@mantine/core";
import { MAX_PROFILE_TEXT } from "../../../shared/seekers.ts";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import type { NumberName } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** Where and how the person studied. */
export function EducationSection({ form }: { form: ProfileForm }) {
  const text = (name: "qualification" | "course" | "college" | "tenthSchool" | "twelfthSchool", label: string) => (
    <TextInput label={label} maxLength={MAX_PROFILE_TEXT} {...form.getInputProps(name)} />
  );
  // Text inputs, so that invalid numbers remain visible and can be corrected.
  const number = (name: NumberName, label: string) => (
    <TextInput label={label} inputMode="decimal" maxLength={8} {...form.getInputProps(name)} />
  );
  return (
    <FormSection id="education" title="Educational Details">
      <div className={classes.grid}>
        {text("qualification", "Highest Qualification")}
        {text("course", "Course")}
        {text("college", "College")}
        {number("cgpa", "CGPA (0 to 10)")}
        {number("graduationYear", "Graduation Year")}
      </div>
      <h3 className={classes.sub}>HSC (twelfth class)</h3>
      <div className={classes.grid}>
        {text("twelfthSchool", "HSC School")}
        {number("twelfthPercent", "HSC Percent")}
        {number("twelfthPassout", "HSC Passout Year")}
      </div>
      <h3 className={classes.sub}>SSC (tenth class)</h3>
      <div className={classes.grid}>
        {text("tenthSchool", "SSC School")}
        {number("tenthPercent", "SSC Percent")}
        {number("tenthPassout", "SSC Passout Year")}
      </div>
    </FormSection>
  );
}
