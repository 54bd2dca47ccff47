-- A new value of an enum can be used from the next transaction on.
alter table email_tokens add constraint email_tokens_of_change check (
  (email_change_id is not null) = (purpose in ('CHANGE_EMAIL', 'UNDO_EMAIL_CHANGE')));
