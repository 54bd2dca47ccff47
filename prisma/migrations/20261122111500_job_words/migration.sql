-- Words of jobs, for a search that finds them in any order. The web's and the server's reader of words (words.ts) does the
-- same; a test compares them.

-- Lower case and without accents. (NFKD also parts ligatures and widths.)
create function plain_letters(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

-- The words of a text. "Node.js" is node, js and nodejs, "front-end" front, end and frontend; "C++" and "C#" are words of
-- their own, ".NET" is dotnet.
create function search_words_of(given text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct left(word, 40)), '{}')
  from regexp_matches(
      regexp_replace(public.plain_letters(given), '\.net(?![^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f])', ' dotnet ', 'g'),
      '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+(?:[.''’&-][^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+)*[+#]*', 'g') as match (found),
    lateral (
      select regexp_replace(found[1], '[.''’&-]', '', 'g') as word
      union all select unnest(regexp_split_to_array(rtrim(found[1], '+#'), '[.''’&-]'))
      where found[1] ~ '[.''’&+#-]' and found[1] !~ '^[^0-9][+#]+$'
    ) as words
$$;

-- What a job is found by. A word stands in it once bare, whichever field has it, and again under the name of where it
-- matters: "t:" in the title, "c:" the company, "l:" the place, "f:" any field but the description.
create function job_words(title text, company text, location text, other_fields text[], description text)
returns tsvector language sql immutable parallel safe as $$
  with words as (
    select 1 as field, unnest(public.search_words_of(title)) as word
    union all select 2, unnest(public.search_words_of(company))
    union all select 3, unnest(public.search_words_of(location))
    union all select 4, unnest(public.search_words_of(array_to_string(other_fields, E'\n')))
    union all select 5, unnest(public.search_words_of(description))
  )
  select array_to_tsvector(coalesce(array_agg(distinct prefix || word), '{}'))
  from words, unnest((array[array['t:', 'f:', ''], array['c:', 'f:', ''], array['l:', 'f:', ''], array['f:', '', ''], array['', '', '']])[field:field]) as prefix
$$;

alter table jobs add column search_words tsvector;

create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  choices text[];
begin
  if tg_op = 'INSERT' or new.recruiter_id <> old.recruiter_id then
    select company_name, company_size into new.company_name, new.company_size
    from recruiters where id = new.recruiter_id;
  end if;
  choices := job_type_words(new.job_type) || work_mode_words(new.work_mode) || industry_words(new.industry)
    || experience_level_words(new.experience_level);
  new.search_text := search_fields(array[new.title, new.company_name] || job_type_words(new.job_type) || new.location
    || work_mode_words(new.work_mode) || industry_words(new.industry) || new.requirements
    || experience_level_words(new.experience_level) || company_size_words(new.company_size));
  new.search_words := job_words(new.title, new.company_name, new.location, choices || new.requirements, new.description);
  return new;
end $$;
drop trigger jobs_search on jobs;
create trigger jobs_search
  before insert or update of recruiter_id, title, company_name, company_size, job_type, location, work_mode, industry,
    requirements, experience_level, description, search_text, search_words
  on jobs for each row execute function keep_job_search();

create or replace function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'search_words', 'external_id', 'listed'];
begin
  if is_now and not was then
    insert into job_changes (job_id, kind) values (new.id, 'OPENED');
  elsif was and not is_now then
    insert into job_changes (job_id, kind) values (old.id, case
      when tg_op = 'DELETE' then 'DELETED'
      when new.deleted_at is not null then 'DELETED'
      when new.status <> 'OPEN' then 'CLOSED'
      else 'EXPIRED' end::"JobChangeKind");
  elsif was and is_now and to_jsonb(new) - hidden <> to_jsonb(old) - hidden then
    insert into job_changes (job_id, kind) values (new.id, 'EDITED');
  end if;
  return null;
end $$;

-- The jobs that are there already. Only their words change, so nothing is told to the feed.
alter table jobs disable trigger user;
update jobs set search_words = job_words(title, company_name, location, job_type_words(job_type) || work_mode_words(work_mode)
  || industry_words(industry) || experience_level_words(experience_level) || requirements, description);
alter table jobs enable trigger user;

create index jobs_open_words on jobs using gin (search_words) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
-- For lists by pay, the best paid first, and by deadline, the soonest first; jobs that do not say come last.
create index jobs_open_pay on jobs (((coalesce(salary_max, salary_min, -1) * 100)::int) desc, created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_soonest on jobs ((coalesce(date '1970-01-01' - application_deadline, -2147483647)) desc, created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;

-- Every word of open jobs, with how many have it: what is typed is corrected and completed from it, and it tells rare words
-- from common ones. Renewed by background work; a job whose words are not in it yet is found by them all the same.
create table search_vocabulary (
  word text collate "C" primary key,
  jobs int not null,
  fields int not null,
  titles int not null
);
-- A word and what is left of it without one letter: two words that are one slip apart share one of these.
create function word_deletions(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct left(word, n) || substr(word, n + 2)) || word from generate_series(0, length(word) - 1) n
$$;
create index search_vocabulary_deletions on search_vocabulary using gin (word_deletions(word))
  where length(word) between 3 and 24 and word !~ '[0-9+#]';
create index search_vocabulary_trigrams on search_vocabulary using gin (word gin_trgm_ops)
  where length(word) between 9 and 40 and word !~ '[0-9+#]';

-- Titles, companies and places of open jobs, suggested while one types; renewed with the vocabulary.
create type "SearchSuggestionKind" as enum ('TITLE', 'COMPANY', 'PLACE');
create table search_suggestions (
  kind "SearchSuggestionKind" not null,
  text text not null,
  jobs int not null,
  primary key (kind, text)
);
create index search_suggestions_words on search_suggestions using gin (array_to_tsvector(search_words_of(text)));

create table search_synonyms (
  id serial primary key,
  -- Lower case, words parted by one space.
  terms text[] not null check (cardinality(terms) between 2 and 20),
  -- All of them are the same thing (cities old and new, abbreviations); else the others are close to the first.
  same boolean not null default true
);
insert into search_synonyms (terms, same) values
  (array['bangalore', 'bengaluru'], true),
  (array['bombay', 'mumbai'], true),
  (array['madras', 'chennai'], true),
  (array['calcutta', 'kolkata'], true),
  (array['poona', 'pune'], true),
  (array['cochin', 'kochi'], true),
  (array['trivandrum', 'thiruvananthapuram'], true),
  (array['calicut', 'kozhikode'], true),
  (array['mysore', 'mysuru'], true),
  (array['mangalore', 'mangaluru'], true),
  (array['hubli', 'hubballi'], true),
  (array['belgaum', 'belagavi'], true),
  (array['baroda', 'vadodara'], true),
  (array['gurgaon', 'gurugram'], true),
  (array['pondicherry', 'puducherry'], true),
  (array['allahabad', 'prayagraj'], true),
  (array['benares', 'varanasi', 'banaras'], true),
  (array['vizag', 'visakhapatnam'], true),
  (array['trichy', 'tiruchirappalli'], true),
  (array['tanjore', 'thanjavur'], true),
  (array['ooty', 'udhagamandalam'], true),
  (array['simla', 'shimla'], true),
  (array['cawnpore', 'kanpur'], true),
  (array['aurangabad', 'chhatrapati sambhajinagar'], true),
  (array['panjim', 'panaji'], true),
  (array['new delhi', 'delhi'], true),
  (array['orissa', 'odisha'], true),
  (array['peking', 'beijing'], true),
  (array['saigon', 'ho chi minh city'], true),
  (array['new york', 'nyc'], true),
  (array['sr', 'senior'], true),
  (array['jr', 'junior'], true),
  (array['asst', 'assistant'], true),
  (array['assoc', 'associate'], true),
  (array['mgr', 'manager'], true),
  (array['exec', 'executive'], true),
  (array['engg', 'engineering'], true),
  (array['dev', 'developer'], true),
  (array['devs', 'developers'], true),
  (array['admin', 'administrator'], true),
  (array['hr', 'human resources'], true),
  (array['qa', 'quality assurance'], true),
  (array['ml', 'machine learning'], true),
  (array['ai', 'artificial intelligence'], true),
  (array['nlp', 'natural language processing'], true),
  (array['sre', 'site reliability engineer'], true),
  (array['dba', 'database administrator'], true),
  (array['ux', 'user experience'], true),
  (array['ui', 'user interface'], true),
  (array['seo', 'search engine optimisation', 'search engine optimization'], true),
  (array['ca', 'chartered accountant'], true),
  (array['pm', 'product manager'], true),
  (array['ba', 'business analyst'], true),
  (array['bpo', 'business process outsourcing'], true),
  (array['crm', 'customer relationship management'], true),
  (array['erp', 'enterprise resource planning'], true),
  (array['cto', 'chief technology officer'], true),
  (array['cfo', 'chief financial officer'], true),
  (array['ceo', 'chief executive officer'], true),
  (array['js', 'javascript'], true),
  (array['ts', 'typescript'], true),
  (array['golang', 'go'], true),
  (array['postgresql', 'postgres'], true),
  (array['mongodb', 'mongo'], true),
  (array['kubernetes', 'k8s'], true),
  (array['reactjs', 'react'], true),
  (array['angularjs', 'angular'], true),
  (array['vuejs', 'vue'], true),
  (array['nodejs', 'node js', 'node'], true),
  (array['dotnet', 'dot net'], true),
  (array['csharp', 'c#'], true),
  (array['cpp', 'c++'], true),
  (array['aws', 'amazon web services'], true),
  (array['gcp', 'google cloud'], true),
  (array['frontend', 'front end'], true),
  (array['backend', 'back end'], true),
  (array['fullstack', 'full stack'], true),
  (array['ecommerce', 'e commerce'], true),
  (array['email', 'e mail'], true),
  (array['wfh', 'work from home', 'remote'], true),
  (array['internship', 'intern'], true),
  (array['fulltime', 'full time'], true),
  (array['parttime', 'part time'], true),
  (array['lab', 'laboratory'], true),
  (array['optimisation', 'optimization'], true),
  (array['programme', 'program'], true),
  (array['centre', 'center'], true),
  (array['counsellor', 'counselor'], true),
  (array['jewellery', 'jewelry'], true),
  (array['labour', 'labor'], true),
  (array['organisation', 'organization'], true),
  (array['developer', 'engineer', 'programmer'], false),
  (array['engineer', 'developer', 'programmer'], false),
  (array['programmer', 'developer', 'engineer'], false),
  (array['lawyer', 'counsel', 'attorney', 'advocate', 'legal'], false),
  (array['counsel', 'lawyer', 'attorney', 'advocate', 'legal'], false),
  (array['attorney', 'lawyer', 'counsel', 'advocate', 'legal'], false),
  (array['advocate', 'lawyer', 'counsel', 'attorney', 'legal'], false),
  (array['legal', 'lawyer', 'counsel', 'attorney', 'advocate'], false),
  (array['doctor', 'physician'], false),
  (array['physician', 'doctor'], false),
  (array['nurse', 'nursing'], false),
  (array['nursing', 'nurse'], false),
  (array['chef', 'cook', 'kitchen'], false),
  (array['cook', 'chef', 'kitchen'], false),
  (array['kitchen', 'chef', 'cook'], false),
  (array['accountant', 'accounts', 'accounting', 'bookkeeper'], false),
  (array['accounts', 'accountant', 'accounting', 'bookkeeper'], false),
  (array['accounting', 'accountant', 'accounts', 'bookkeeper'], false),
  (array['bookkeeper', 'accountant', 'accounts', 'accounting'], false),
  (array['consultant', 'consulting'], false),
  (array['consulting', 'consultant'], false),
  (array['marketing', 'marketer'], false),
  (array['marketer', 'marketing'], false),
  (array['sales', 'business development'], false),
  (array['business development', 'sales'], false),
  (array['teacher', 'tutor', 'lecturer'], false),
  (array['tutor', 'teacher', 'lecturer'], false),
  (array['lecturer', 'teacher', 'tutor'], false),
  (array['designer', 'design'], false),
  (array['design', 'designer'], false),
  (array['support', 'helpdesk', 'customer care', 'customer service', 'customer support'], false),
  (array['helpdesk', 'support', 'customer care', 'customer service', 'customer support'], false),
  (array['customer care', 'support', 'helpdesk', 'customer service', 'customer support'], false),
  (array['customer service', 'support', 'helpdesk', 'customer care', 'customer support'], false),
  (array['customer support', 'support', 'helpdesk', 'customer care', 'customer service'], false),
  (array['tech support', 'it support'], false),
  (array['driver', 'chauffeur'], false),
  (array['chauffeur', 'driver'], false),
  (array['technician', 'installation', 'mechanic'], false),
  (array['installation', 'technician', 'mechanic'], false),
  (array['mechanic', 'technician', 'installation'], false),
  (array['recruiter', 'recruitment', 'talent acquisition'], false),
  (array['recruitment', 'recruiter', 'talent acquisition'], false),
  (array['talent acquisition', 'recruiter', 'recruitment'], false),
  (array['qa', 'tester', 'testing', 'test automation', 'test'], false),
  (array['admin', 'administration'], false),
  (array['cloud engineer', 'cloud administrator', 'devops'], false),
  (array['mobile', 'android', 'ios'], false),
  (array['mobile app', 'mobile', 'android', 'ios'], false),
  (array['web developer', 'frontend', 'front end', 'full stack', 'php', 'react'], false),
  (array['privacy', 'data protection'], false),
  (array['writer', 'editor', 'copywriter'], false),
  (array['editor', 'writer', 'copywriter'], false),
  (array['copywriter', 'writer', 'editor'], false),
  (array['warehouse', 'logistics'], false),
  (array['logistics', 'warehouse'], false),
  (array['van', 'delivery', 'lmv'], false),
  (array['physiotherapist', 'physio'], false),
  (array['analyst', 'analytics'], false),
  (array['analytics', 'analyst'], false);
