-- A new value of an enum can be used only as text in the transaction that adds it.
alter table email_tokens add constraint email_tokens_of_change check (
  (email_change_id is not null) = (purpose::text in ('CHANGE_EMAIL', 'UNDO_EMAIL_CHANGE')));
