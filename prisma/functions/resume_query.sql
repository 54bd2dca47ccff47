-- A tsquery whose words are written out, by the words of resumes.
create or replace function resume_query(given text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(case when n % 2 = 0 then '''' || public.resume_word(piece) || '''' else piece end, '' order by n)::tsquery
  from string_to_table(given, '''') with ordinality as pieces (piece, n)
$$;
