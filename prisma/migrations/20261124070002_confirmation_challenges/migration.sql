alter table login_challenges drop constraint login_challenges_bound;
alter table login_challenges add constraint login_challenges_bound check (
  case when purpose in ('ADD_PASSKEY', 'CONFIRM') then account_id is not null and session_id is not null
       when purpose = 'SECOND_STEP' then account_id is not null and session_id is null
       else account_id is null and session_id is null end);
