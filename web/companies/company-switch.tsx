import { NativeSelect } from "@mantine/core";
import { unsent } from "../apollo/problem.ts";
import { useChooseCompanyMutation } from "../generated/companies/people.ts";
import { useViewer } from "../session/viewer.ts";
import { useCompanyChange } from "./use-company-change.ts";

/** Switches the recruiter's current company, for members of several. */
export function CompanySwitch() {
  const { companies, company } = useViewer();
  const [choose, { loading }] = useChooseCompanyMutation();
  const changeCompany = useCompanyChange();
  if (companies.length < 2) return null;
  return (
    <NativeSelect
      aria-label="Company"
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      value={company?.id ?? ""}
      disabled={loading}
      onChange={(event) => {
        const companyId = event.currentTarget.value;
        void changeCompany(() => choose({ variables: { companyId } }), unsent("Could not switch the company"));
      }}
    />
  );
}
