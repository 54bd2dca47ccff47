alter table seekers
  add column notice_days smallint,
  add column places_wanted text[] not null default '{}',
  add column work_permits text[] not null default '{}',
  add column expected_pay_min numeric(12, 2),
  add column expected_pay_max numeric(12, 2),
  add column expected_pay_currency text,
  add column expected_pay_unit "PayUnit",
  add constraint seekers_notice_days check (notice_days between 0 and 365) not valid,
  add constraint seekers_expected_pay check (
    num_nonnulls(expected_pay_min, expected_pay_max, expected_pay_currency, expected_pay_unit) = 0
    or (expected_pay_min > 0 and (expected_pay_max is null or expected_pay_max >= expected_pay_min)
      and expected_pay_currency ~ '^[A-Z]{3}$' and expected_pay_unit is not null)) not valid;
alter table seekers validate constraint seekers_notice_days;
alter table seekers validate constraint seekers_expected_pay;

create type "ProfileEntryKind" as enum ('DEGREE', 'CERTIFICATE', 'PROJECT');
create table profile_entries (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  kind "ProfileEntryKind" not null,
  position smallint not null check (position >= 0),
  title text not null check (length(btrim(title)) between 1 and 1000),
  organization text not null default '',
  year smallint,
  link text not null default '',
  description text not null default ''
);
create unique index profile_entries_seeker_id_kind_position_key on profile_entries (seeker_id, kind, position);

create type "LanguageLevel" as enum ('BASIC', 'CONVERSATIONAL', 'FLUENT', 'NATIVE');
create table spoken_languages (
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  language text not null,
  position smallint not null,
  level "LanguageLevel" not null,
  primary key (seeker_id, language)
);
create index spoken_languages_language_seeker_id_idx on spoken_languages (language, seeker_id);
