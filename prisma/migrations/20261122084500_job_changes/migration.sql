-- Whether a job is open to everybody: what the feed of changes, and everything that is built on it, takes for open. A
-- deadline passes without a write: background work sets it then.
alter table jobs add column listed boolean not null default false;
create index jobs_listed_until on jobs (application_deadline) where listed;

create function keep_job_listed() returns trigger language plpgsql as $$
begin
  new.listed := new.status = 'OPEN' and new.deleted_at is null
    and (new.application_deadline is null or new.application_deadline >= (now() at time zone 'utc')::date);
  return new;
end $$;
create trigger jobs_listed before insert or update of status, deleted_at, application_deadline, listed
  on jobs for each row execute function keep_job_listed();

create type "JobChangeKind" as enum ('OPENED', 'EDITED', 'CLOSED', 'EXPIRED', 'DELETED');

-- `position`: the place in the feed. It is given after the change was committed, by whoever reads next, so that a change
-- that is committed late never stands before one that was read already.
create table job_changes (
  id bigserial primary key,
  job_id uuid not null,
  kind "JobChangeKind" not null,
  created_at timestamptz(3) not null default now(),
  position bigint
);
create unique index job_changes_position_key on job_changes (position);
create index job_changes_without_position on job_changes (id) where position is null;

create function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'external_id', 'listed'];
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

-- The jobs that are open already, as if they were opened one after the other.
alter table jobs disable trigger user;
update jobs set listed = true where status = 'OPEN' and deleted_at is null
  and (application_deadline is null or application_deadline >= (now() at time zone 'utc')::date);
alter table jobs enable trigger user;
insert into job_changes (job_id, kind, created_at, position)
  select id, 'OPENED', created_at, row_number() over (order by created_at, id) from jobs where listed;

create trigger jobs_changed after insert or update or delete on jobs for each row execute function note_job_change();
