-- Seen only moves forward, and never beyond the newest message.
create or replace function keep_seen_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.seen_seq < old.seen_seq then
    new.seen_seq := old.seen_seq;
  end if;
  if new.seen_seq > 0 then
    new.seen_seq := least(new.seen_seq, (select last_seq from conversations where id = new.conversation_id));
  end if;
  return new;
end $$;

create or replace trigger conversation_members_seen_forward before insert or update of seen_seq on conversation_members
  for each row execute function keep_seen_forward();
