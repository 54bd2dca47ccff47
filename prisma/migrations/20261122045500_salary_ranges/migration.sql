create type "SalaryRange" as enum (
  'FROM_50K_TO_1_LAKH',
  'FROM_1_TO_2_LPA',
  'FROM_2_TO_3_LPA',
  'FROM_3_TO_4_LPA',
  'FROM_4_TO_5_LPA',
  'FROM_5_TO_6_LPA',
  'FROM_6_TO_7_LPA',
  'FROM_7_TO_8_LPA',
  'FROM_8_TO_9_LPA',
  'FROM_9_TO_10_LPA',
  'FROM_10_TO_12_LPA',
  'FROM_12_TO_15_LPA',
  'OVER_15_LPA'
);
alter table jobs add column salary_range "SalaryRange";

-- Until now a range was told from its label.
update jobs set salary_range = ranges.value::"SalaryRange"
from (values
  ('50k - 1L PA', 'FROM_50K_TO_1_LAKH'),
  ('1-2 LPA', 'FROM_1_TO_2_LPA'),
  ('2-3 LPA', 'FROM_2_TO_3_LPA'),
  ('3-4 LPA', 'FROM_3_TO_4_LPA'),
  ('4-5 LPA', 'FROM_4_TO_5_LPA'),
  ('5-6 LPA', 'FROM_5_TO_6_LPA'),
  ('6-7 LPA', 'FROM_6_TO_7_LPA'),
  ('7-8 LPA', 'FROM_7_TO_8_LPA'),
  ('8-9 LPA', 'FROM_8_TO_9_LPA'),
  ('9-10 LPA', 'FROM_9_TO_10_LPA'),
  ('10-12 LPA', 'FROM_10_TO_12_LPA'),
  ('12-15 LPA', 'FROM_12_TO_15_LPA'),
  ('15+ LPA', 'OVER_15_LPA')
) as ranges (label, value)
where jobs.salary_label = ranges.label;
