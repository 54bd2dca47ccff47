-- Lists of people: filled profiles first, then the newest, as IS_FILLED of seeker-search.store.ts.
create index seekers_filled_first on seekers
  (((current_profession <> '' or skills <> '{}' or photo_file_id is not null)::int) desc, created_at desc, id desc);
