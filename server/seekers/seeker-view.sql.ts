/**
 * The select list of a seeker view, in SQL: one statement brings the profile, its files, its experiences and how the
 * viewer is connected. `seeker`: the alias of `seekers`; `viewer`: the placeholder of the viewing account's id (a uuid,
 * null when nobody).
 */
export const seekerViewColumns = (seeker: string, viewer: string): string => `
  ${seeker}.id, ${seeker}.name, ${seeker}.location, ${seeker}.current_profession as "currentProfession", ${seeker}.about,
  ${seeker}.skills, ${seeker}.qualification, ${seeker}.course, ${seeker}.college, ${seeker}.cgpa,
  ${seeker}.graduation_year as "graduationYear", ${seeker}.tenth_school as "tenthSchool",
  ${seeker}.tenth_percent as "tenthPercent", ${seeker}.tenth_passout as "tenthPassout",
  ${seeker}.twelfth_school as "twelfthSchool", ${seeker}.twelfth_percent as "twelfthPercent",
  ${seeker}.twelfth_passout as "twelfthPassout", ${seeker}.linkedin, ${seeker}.github, ${seeker}.dob::text,
  ${seeker}.phone, ${seeker}.phone_visibility as "phoneVisibility", ${seeker}.email_visibility as "emailVisibility",
  ${seeker}.browsable, ${seeker}.created_at as "createdAt", seeker_account.email,
  case when photo.id is not null then json_build_object('key', photo.storage_key, 'name', photo.name) end as photo,
  case when resume.id is not null then json_build_object('key', resume.storage_key, 'name', resume.name) end as resume,
  (select json_build_object('connected', c.status = 'CONNECTED', 'incoming', c.requester_id = ${seeker}.id)
   from connections c
   where least(c.requester_id, c.addressee_id) = least(${seeker}.id, ${viewer}::uuid)
     and greatest(c.requester_id, c.addressee_id) = greatest(${seeker}.id, ${viewer}::uuid)) as connection,
  coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'title', e.title, 'company', e.company,
      'from', e."from", 'to', e."to", 'responsibilities', e.responsibilities) order by e.kind, e.position)
    from experiences e where e.seeker_id = ${seeker}.id), '[]') as experiences`;

/** The joins that `seekerViewColumns` needs. */
export const seekerViewJoins = (seeker: string): string => `
  join accounts seeker_account on seeker_account.id = ${seeker}.id
  left join files photo on photo.id = ${seeker}.photo_file_id
  left join files resume on resume.id = ${seeker}.resume_file_id`;
