-- Recruiters' accounts that work at the operators' desk.
create type "OperatorRole" as enum ('SUPPORT', 'MODERATOR', 'ADMINISTRATOR');

create table operators (
  account_id uuid primary key references accounts (id) on delete cascade on update cascade,
  role "OperatorRole" not null,
  created_at timestamptz(3) not null default now()
);
