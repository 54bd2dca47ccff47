create type "PayUnit" as enum ('YEAR', 'MONTH', 'DAY', 'HOUR');
alter table jobs
  add column pay_min decimal(12,2),
  add column pay_max decimal(12,2),
  add column pay_currency text,
  add column pay_unit "PayUnit",
  add column city text not null default '',
  add column region text not null default '',
  add column country text not null default '',
  add column remote_from text not null default '';
-- All of it or nothing: a number without a currency or a unit says nothing. Only the maximum may be absent.
alter table jobs
  add constraint jobs_pay check (
    (pay_min is null and pay_max is null and pay_currency is null and pay_unit is null)
    or (pay_min > 0 and (pay_max is null or pay_max >= pay_min) and pay_currency ~ '^[A-Z]{3}$' and pay_unit is not null)),
  add constraint jobs_place check (
    char_length(city) <= 100 and char_length(region) <= 100 and char_length(remote_from) <= 200
    and country ~ '^([A-Z]{2})?$');
