import { TextInput } from "@mantine/core";
import { MAX_NAME } from "../../../shared/accounts.ts";
import { MAX_ABOUT, MAX_LINK, MAX_PROFILE_TEXT } from "../../../shared/seekers.ts";
import { localDay } from "../../ui/dates.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import type { ProfileForm } from "./use-profile-form.ts";

/** The person's personal data and links. */
export function PersonalSection({ form }: { form: ProfileForm }) {
  return (
    <FormSection id="personal" title="Personal Details">
      <div className={classes.grid}>
        <TextInput label="Name" required maxLength={MAX_NAME} autoComplete="name" {...form.getInputProps("name")} />
        <TextInput
          label="Phone"
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={10}
          {...form.getInputProps("phone")}
        />
        <TextInput
          label="Date of Birth"
          type="date"
          max={localDay()}
          autoComplete="bday"
          {...form.getInputProps("dob")}
        />
        <TextInput label="Location" maxLength={MAX_PROFILE_TEXT} {...form.getInputProps("location")} />
        <TextInput
          label="Current Profession"
          autoComplete="organization-title"
          maxLength={MAX_PROFILE_TEXT}
          {...form.getInputProps("currentProfession")}
        />
        <TextArea
          className={classes.wide}
          label="About"
          description="What you do, what you are good at, what you are looking for."
          maxLength={MAX_ABOUT}
          {...form.getInputProps("about")}
        />
        <TextInput label="LinkedIn Url" inputMode="url" maxLength={MAX_LINK} {...form.getInputProps("linkedin")} />
        <TextInput
          label="Github/Portfolio"
          inputMode="url"
          autoComplete="url"
          maxLength={MAX_LINK}
          {...form.getInputProps("github")}
        />
      </div>
    </FormSection>
  );
}
