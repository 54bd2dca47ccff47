import { TextInput } from "@mantine/core";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import classes from "./account-frame.module.css";
import { required } from "./account-rules.ts";

/** Empty values of a new company. */
export const NO_COMPANY = { companyName: "", companyLocation: "", companySize: "", industry: "" };

export const COMPANY_RULES = {
  companyName: required("Company name"),
  companyLocation: required("Company location"),
  companySize: required("Company size"),
  industry: required("Industry"),
};

/** The fields of a new company. */
export const CompanyFields = ({ field }: { field: (name: keyof typeof NO_COMPANY) => object }) => (
  <>
    <TextInput label="Company name" autoComplete="organization" {...field("companyName")} />
    <TextInput label="Company location" autoComplete="address-level2" {...field("companyLocation")} />
    <div className={classes.pair}>
      <ChoiceField label="Company size" none="Choose one" options={COMPANY_SIZES} {...field("companySize")} />
      <TextInput label="Industry" {...field("industry")} />
    </div>
  </>
);
