-- What an account's list of devices shows of a session.
alter table "sessions" add column "address" text not null default '';
alter table "sessions" add column "last_used_at" timestamptz(3) not null default current_timestamp;
update "sessions" set "last_used_at" = "created_at";
