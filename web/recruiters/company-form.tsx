import { useApolloClient } from "@apollo/client/react";
import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { MAX_INDUSTRY, MAX_LOCATION, MAX_NAME } from "../../shared/accounts.ts";
import { LOGO_UPLOAD } from "../../shared/files.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { MAX_COMPANY_DESCRIPTION, MAX_COMPANY_LINK } from "../../shared/recruiters.ts";
import { RECRUITER_TEXTS } from "../../shared/validation/recruiter-texts.ts";
import { forgetField } from "../apollo/connection-cache.ts";
import type { CompanyProfile_RecruiterFragment } from "../generated/graphql.ts";
import {
  useRemoveCompanyLogoMutation,
  useUpdateRecruiterProfileMutation,
  ViewerRecruiterDocument,
} from "../generated/recruiters/recruiters.ts";
import { MarkdownField } from "../jobs/job-form/markdown-field.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { FileControl, focusRefusedFile } from "../ui/forms/file-control.tsx";
import { rulesOf } from "../ui/forms/file-rules.ts";
import { focusRefused, showProblem } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { changedFields } from "../ui/forms/merge-changes.ts";
import { saveMerging } from "../ui/forms/save-merging.ts";
import { TextArea } from "../ui/forms/text-area.tsx";
import { useLeaveGuard } from "../ui/forms/use-leave-guard.ts";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { baseOf, companyCollisions, inputOf, LABELS } from "./company-values.ts";

const PROFILE = "/main-recruiter/recruiterprofile";
const LOGO_RULES = rulesOf(LOGO_UPLOAD);

const notBlank = (message: string) => (value: string) => (value.trim() === "" ? message : null);

/** The form of the company profile; fields and logo are saved together or not at all. */
export function CompanyForm({ company }: { company: CompanyProfile_RecruiterFragment }) {
  const { logoUrl, logoName } = company;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const client = useApolloClient();
  const [save] = useUpdateRecruiterProfileMutation({
    update: (cache) => {
      // The name is part of greetings and every job.
      forgetField(cache, "viewer");
      forgetField(cache, "postedJobs");
    },
  });
  const [removeLogo] = useRemoveCompanyLogoMutation();
  const element = useRef<HTMLFormElement>(null);
  const [logo, setLogo] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  // What others save meanwhile may update `company`.
  const [base, setBase] = useState(() => baseOf(company));
  const form = useForm({
    initialValues: base.values,
    validate: {
      companyName: notBlank(RECRUITER_TEXTS.companyName),
      companyLocation: notBlank(RECRUITER_TEXTS.companyLocation),
      industry: notBlank(RECRUITER_TEXTS.industry),
    },
  });

  const submit = async (values: typeof form.values) => {
    if (logoError && !logo && focusRefusedFile(element.current)) return;
    setBusy(true);
    setMessage(null);
    setLogoError(null);
    const context = logo ? { onProgress: setProgress } : {};
    const result = await saveMerging(values, base, {
      save: (values, from) => {
        const input = {
          ...changedFields(inputOf(from.values), inputOf(values)),
          unchangedSince: from.updatedAt,
        };
        return save({ variables: { input, logo }, context });
      },
      read: async () => {
        const { data } = await client.query({ query: ViewerRecruiterDocument, fetchPolicy: "network-only" });
        if (!data) throw new Error(RECRUITER_TEXTS.notSaved);
        const now = baseOf(data.viewerRecruiter);
        setBase(now);
        return now;
      },
      collided: companyCollisions,
      failed: RECRUITER_TEXTS.notSaved,
    });
    setProgress(null);
    if ("problem" in result) {
      const { problem } = result;
      if (problem.merged) form.setValues(problem.merged);
      setBusy(false);
      if (problem.message.startsWith(LOGO_UPLOAD.label)) {
        setLogo(null);
        setLogoError(problem.message);
      } else {
        const shown = showProblem(form, problem, element.current);
        setMessage(problem.merged ? problem.message : shown);
      }
      return;
    }
    notify("Company profile saved.");
    await revalidate();
    setSaved(true);
  };
  useLeaveGuard(() => !saved && (form.isDirty() || logo !== null));
  // Only once the guard knows that everything is saved.
  useEffect(() => {
    if (saved) navigate(PROFILE);
  }, [saved, navigate]);
  const askToRemove = async () => {
    const sure = await confirm({
      title: "Remove the logo?",
      body: "Your jobs show the company's initials instead.",
      confirm: "Remove",
      danger: true,
    });
    if (sure) removeLogo().catch(notifyProblem(RECRUITER_TEXTS.notSaved));
  };

  return (
    <form ref={element} onSubmit={form.onSubmit(submit, focusRefused)} noValidate>
      <Stack gap="md">
        <FormMessage tone="no">{message}</FormMessage>
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
          <TextInput label={LABELS.companyName} required maxLength={MAX_NAME} {...form.getInputProps("companyName")} />
          <TextInput
            label={LABELS.companyLocation}
            required
            maxLength={MAX_LOCATION}
            {...form.getInputProps("companyLocation")}
          />
          <TextInput label={LABELS.industry} required maxLength={MAX_INDUSTRY} {...form.getInputProps("industry")} />
          <ChoiceField label={LABELS.companySize} options={COMPANY_SIZES} {...form.getInputProps("companySize")} />
          <TextInput
            label={LABELS.companyWebsite}
            type="url"
            maxLength={MAX_COMPANY_LINK}
            {...form.getInputProps("companyWebsite")}
          />
          <TextInput
            label={LABELS.slug}
            description={`${window.location.host}/companies/…`}
            maxLength={60}
            autoCapitalize="off"
            {...form.getInputProps("slug")}
          />
          <TextInput
            label={LABELS.linkedin}
            type="url"
            maxLength={MAX_COMPANY_LINK}
            {...form.getInputProps("linkedin")}
          />
        </SimpleGrid>
        <TextArea
          label={LABELS.otherPlaces}
          description="One per line"
          minRows={2}
          maxRows={8}
          {...form.getInputProps("otherPlaces")}
        />
        <MarkdownField
          label={LABELS.companyDescription}
          rows={6}
          maxLength={MAX_COMPANY_DESCRIPTION}
          {...form.getInputProps("companyDescription")}
        />
        <FileControl
          label="Company logo"
          kind="image"
          description="or drop the file here. PNG or JPG, less than 2 MB."
          rules={LOGO_RULES}
          value={logo}
          onChange={(file, wrong) => {
            setLogoError(wrong);
            setLogo(file);
          }}
          current={logoUrl ? { name: logoName ?? "logo", url: logoUrl } : null}
          onRemoveCurrent={() => void askToRemove()}
          progress={progress}
          error={logoError}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Button type="submit" loading={busy}>
            Save profile
          </Button>
          <ButtonLink to={PROFILE} variant="default">
            Cancel
          </ButtonLink>
        </SimpleGrid>
      </Stack>
    </form>
  );
}
