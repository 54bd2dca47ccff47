import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { OFFER_UPLOAD } from "../../shared/files.ts";
import { OFFER } from "../../shared/offers/offers.ts";
import { CURRENCIES, type PayUnitValue } from "../../shared/pay.ts";
import { isRefusedFile, problemOf, type ServerProblem, unsent } from "../apollo/problem.ts";
import type { Offer_OfferFragment } from "../generated/graphql.ts";
import { OffersDocument, useSendOfferMutation } from "../generated/offers/offers.ts";
import { ownTimeZone, ownTimeZoneName } from "../interviews/interview-time.tsx";
import classes from "../interviews/interviews.module.css";
import { DraftBanner } from "../jobs/job-form/draft-banner.tsx";
import { MarkdownField } from "../jobs/job-form/markdown-field.tsx";
import { useViewer } from "../session/viewer.ts";
import { localDay } from "../ui/dates.ts";
import { FileControl, focusRefusedFile } from "../ui/forms/file-control.tsx";
import { rulesOf } from "../ui/forms/file-rules.ts";
import { focusFirstError } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { PayInputs } from "../ui/forms/pay-inputs.tsx";
import { payOf, payProblems } from "../ui/forms/typed-pay.ts";
import { useFormDraft } from "../ui/forms/use-form-draft.ts";
import { notify } from "../ui/notices/notify.ts";

const RULES = rulesOf(OFFER_UPLOAD);

const LABELS = {
  payMin: "Minimum pay",
  payMax: "Maximum (optional)",
  payCurrency: "Currency",
  payUnit: "Pay per",
  startsOn: "Start date",
  place: "Location",
  expiresOn: "Deadline to accept",
  text: "Offer details (optional)",
};

/** A day of the reader in so many days. */
const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));

interface OfferFormProps {
  applicationId: string;
  /** The last version, with whose terms the form begins. */
  before: Offer_OfferFragment | null;
  onDone: () => void;
}

/** Sends an applicant an offer, or a new version of it. */
export function OfferForm({ applicationId, before, onDone }: OfferFormProps) {
  const { values: all, ...draft } = useFormDraft(useViewer().id, `offer-${applicationId}`, () => ({
    payMin: String(before?.payMin ?? ""),
    payMax: String(before?.payMax ?? ""),
    payCurrency: before?.payCurrency ?? CURRENCIES[0],
    payUnit: before?.payUnit ?? ("YEAR" as PayUnitValue),
    startsOn: before?.startsOn ?? dayIn(30),
    place: before?.place ?? "",
    text: before?.text ?? "",
    expiresOn: before?.status === "OFFERED" ? before.expiresOn : dayIn(14),
    removesFile: false,
    /** Of the chosen document, which a browser does not let a page choose again. */
    fileName: "",
  }));
  const { fileName, removesFile, ...values } = all;
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState(
    fileName ? `Choose “${fileName}” again. Drafts do not store files.` : null,
  );
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const [send, { loading }] = useSendOfferMutation();
  const field = (name: keyof typeof LABELS) => ({
    label: LABELS[name],
    "data-path": name,
    value: values[name],
    error: refused?.fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => draft.change({ [name]: value }),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (problem: ServerProblem) => {
      setRefused(problem);
      focusFirstError(form, problem.fields);
    };
    const wrong = {
      ...payProblems(values, true),
      ...(!values.startsOn && { startsOn: "Choose the start date." }),
      ...(!values.expiresOn && { expiresOn: "Choose the last day on which the offer can be accepted." }),
    };
    const pay = payOf(values);
    if (!pay || Object.keys(wrong).length > 0) return refuse({ message: "", fields: wrong });
    setRefused(null);
    // The document that was chosen is missing then.
    if (fileProblem && focusRefusedFile(form)) return;
    const input = { ...values, ...pay, ...{ applicationId, file, removesFile, timeZone: ownTimeZone() } };
    try {
      await send({ variables: { input }, refetchQueries: [OffersDocument], awaitRefetchQueries: true });
      notify(before?.status === "OFFERED" ? "Offer changed." : "Offer sent.");
      draft.drop();
      onDone();
    } catch (error) {
      const problem = problemOf(error, unsent("Could not send the offer"));
      if (!file || Object.keys(problem.fields).length > 0 || !isRefusedFile(problem)) return refuse(problem);
      setFile(null);
      setFileProblem(problem.message);
    }
  };
  // The document of an offer that has ended states its terms, not those of the next.
  const stored =
    before?.fileUrl && before.status === "OFFERED" && !removesFile
      ? { name: before.fileName ?? "", url: before.fileUrl }
      : null;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {draft.isRestored ? (
        <DraftBanner
          onStartOver={() => {
            draft.drop();
            setFile(null);
            setFileProblem(null);
          }}
        >
          What you entered is still here.
        </DraftBanner>
      ) : null}
      <PayInputs
        cols={2}
        currency={values.payCurrency}
        field={(name) => ({ ...field(name), "data-autofocus": name === "payMin" || undefined })}
      />
      <TextInput type="date" {...field("startsOn")} />
      <TextInput maxLength={OFFER.maxPlace} {...field("place")} />
      <TextInput
        type="date"
        description={`The applicant can accept until the end of this day, in ${ownTimeZoneName()}.`}
        {...field("expiresOn")}
      />
      <MarkdownField minRows={4} maxLength={OFFER.maxText} {...field("text")} />
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
          draft.change({ fileName: chosen?.name ?? "" });
        }}
        current={stored}
        onRemoveCurrent={() => draft.change({ removesFile: true })}
      />
      <FormMessage tone="no">
        {refused && !Object.keys(refused.fields).some((name) => name in values) ? refused.message : null}
      </FormMessage>
      <Button type="submit" loading={loading}>
        {before?.status === "OFFERED" ? "Change offer" : "Send offer"}
      </Button>
    </form>
  );
}
