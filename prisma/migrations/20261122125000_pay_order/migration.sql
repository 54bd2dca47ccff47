-- For lists by pay, the best paid first; of the same amount, what is open-ended comes before what ends there, and jobs that do
-- not say come last.
drop index jobs_open_pay;
create index jobs_open_pay on jobs (((coalesce(salary_max, salary_min, -1) * 200)::int + (salary_min is not null and salary_max is null)::int) desc, created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;
