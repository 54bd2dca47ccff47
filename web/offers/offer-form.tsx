import { Button, SimpleGrid, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { OFFER_UPLOAD } from "../../shared/files.ts";
import { OFFER } from "../../shared/offers/offers.ts";
import { CURRENCIES, PAY_UNITS, type PayUnitValue, readAmount } from "../../shared/pay.ts";
import { isRefusedFile, problemOf, type ServerProblem, unsent } from "../apollo/problem.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import { OffersDocument, useSendOfferMutation } from "../generated/offers/offers.ts";
import { ownTimeZone, ownTimeZoneName } from "../interviews/interview-time.tsx";
import classes from "../interviews/interviews.module.css";
import { MarkdownField } from "../jobs/job-form/markdown-field.tsx";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { FileControl } from "../ui/forms/file-control.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { notify } from "../ui/notices/notify.ts";

const RULES = { ...OFFER_UPLOAD, endings: OFFER_UPLOAD.accept.split(",") };

/** A day of the reader in so many days, as `2026-12-01`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE");

interface OfferFormProps {
  applicationId: string;
  /** The last version, with whose terms the form begins. */
  before: Offer_OfferFragment | null;
  onDone: () => void;
}

/** Sends an applicant an offer, or a new version of it. */
export function OfferForm({ applicationId, before, onDone }: OfferFormProps) {
  const [values, setValues] = useState({
    payMin: String(before?.payMin ?? ""),
    payMax: String(before?.payMax ?? ""),
    payCurrency: before?.payCurrency ?? CURRENCIES[0],
    payUnit: before?.payUnit ?? ("YEAR" as string),
    startsOn: before?.startsOn ?? dayIn(30),
    place: before?.place ?? "",
    text: before?.text ?? "",
    expiresOn: before?.status === "OFFERED" ? before.expiresOn : dayIn(14),
  });
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [removesFile, setRemovesFile] = useState(false);
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const [send, { loading }] = useSendOfferMutation();
  const field = (name: keyof typeof values, label: string) => ({
    label,
    value: values[name],
    error: refused?.fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(!values.startsOn && { startsOn: "Choose the first day of work." }),
      ...(!values.expiresOn && { expiresOn: "Choose the last day on which the offer can be accepted." }),
    };
    setRefused(Object.keys(missing).length > 0 ? { message: "", fields: missing } : null);
    if (Object.keys(missing).length > 0) return;
    const input = {
      ...values,
      // What is no number is refused beside the field.
      payMin: readAmount(values.payMin) ?? 0,
      payMax: values.payMax.trim() ? (readAmount(values.payMax) ?? 0) : null,
      payUnit: values.payUnit as PayUnitValue,
      ...{ applicationId, file, removesFile, timeZone: ownTimeZone() },
    };
    try {
      await send({ variables: { input }, refetchQueries: [OffersDocument], awaitRefetchQueries: true });
      notify(before?.status === "OFFERED" ? "Offer changed." : "Offer sent.");
      onDone();
    } catch (error) {
      const problem = problemOf(error, unsent("Could not send the offer"));
      if (isRefusedFile(problem)) setFileProblem(problem.message);
      else setRefused(problem);
    }
  };
  const currencies = [...new Set([...CURRENCIES, values.payCurrency])];
  const stored = before?.fileUrl && !removesFile ? { name: before.fileName ?? "", url: before.fileUrl } : null;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormMessage tone="no">
        {refused && !Object.keys(refused.fields).some((name) => name in values) ? refused.message : null}
      </FormMessage>
      <SimpleGrid cols={2} verticalSpacing="md">
        <TextInput inputMode="decimal" data-autofocus {...field("payMin", "Minimum pay")} />
        <TextInput inputMode="decimal" {...field("payMax", "Maximum (optional)")} />
        <ChoiceField
          options={currencies.map((code) => ({ value: code, label: code }))}
          {...field("payCurrency", "Currency")}
        />
        <ChoiceField options={PAY_UNITS} {...field("payUnit", "Pay per")} />
      </SimpleGrid>
      <TextInput type="date" {...field("startsOn", "First day of work")} />
      <TextInput maxLength={OFFER.maxPlace} {...field("place", "Location")} />
      <TextInput
        type="date"
        description={`The applicant can accept until the end of this day, in ${ownTimeZoneName()}.`}
        {...field("expiresOn", "Last day to accept")}
      />
      <MarkdownField minRows={4} maxLength={OFFER.maxText} {...field("text", "Text (optional)")} />
      <FileControl
        label="Document (optional)"
        description="PDF, at most 5 MB."
        kind="document"
        rules={RULES}
        value={file}
        error={fileProblem}
        onChange={(chosen, problem) => {
          setFile(chosen);
          setFileProblem(problem);
        }}
        current={stored}
        onRemoveCurrent={() => setRemovesFile(true)}
      />
      <Button type="submit" loading={loading}>
        {before?.status === "OFFERED" ? "Change offer" : "Send offer"}
      </Button>
    </form>
  );
}
