-- What a company wants of texts in applications that machines write.
create type "AiPolicy" as enum ('WELCOME', 'DISCLOSE', 'PEOPLE_ONLY');
alter table jobs add column ai_policy "AiPolicy";
