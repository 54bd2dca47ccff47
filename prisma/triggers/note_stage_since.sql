create or replace function note_stage_since() returns trigger language plpgsql as $$
begin
  new.stage_since := case when tg_op = 'INSERT' or new.applied_at <> old.applied_at then new.applied_at else now() end;
  return new;
end $$;

create or replace trigger applications_stage_since_insert before insert on applications for each row execute function note_stage_since();

create or replace trigger applications_stage_since before update of stage_id, applied_at on applications for each row
  when (new.stage_id is distinct from old.stage_id or new.applied_at <> old.applied_at) execute function note_stage_since();
