-- Where a company is besides its location, which stays its first place.
alter table companies add column other_places text[] not null default '{}';
