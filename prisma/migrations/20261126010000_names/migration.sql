-- Plain names for what no release has yet.
alter table second_factor_demands rename to second_factor_requirements;
alter table second_factor_requirements rename column demanded_from to required_from;
alter table second_factor_requirements rename constraint second_factor_demands_pkey to second_factor_requirements_pkey;
alter table second_factor_requirements
  rename constraint second_factor_demands_company_id_fkey to second_factor_requirements_company_id_fkey;
alter type "CompanyEventKind" rename value 'SECOND_FACTOR_DEMANDED' to 'SECOND_FACTOR_REQUIRED';
alter type "CompanyEventKind" rename value 'SECOND_FACTOR_NOT_DEMANDED' to 'SECOND_FACTOR_NOT_REQUIRED';
alter table measures rename column told_applicants to message_to_applicants;
alter table measures rename constraint measures_told_applicants to measures_message_to_applicants;
