-- Integrators ask for what changed since they last looked: `jobs(updatedAfter:)`.
create index jobs_open_updated on jobs (updated_at) where status = 'OPEN' and deleted_at is null;
