create index seekers_notice_days on seekers (notice_days) where notice_days is not null;
create index seekers_places_wanted on seekers using gin (places_text(places_wanted) gin_trgm_ops)
  with (fastupdate = off) where places_wanted <> '{}';
