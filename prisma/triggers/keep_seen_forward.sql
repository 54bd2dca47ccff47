-- Seen only moves forward, and never beyond the newest message.
create or replace function keep_seen_forward() returns trigger language plpgsql as $$
begin
  new.seen_seq := least(greatest(new.seen_seq, old.seen_seq), (select last_seq from conversations where id = new.conversation_id));
  return new;
end $$;

create or replace trigger conversation_members_seen_forward before insert or update of seen_seq on conversation_members
  for each row execute function keep_seen_forward();
