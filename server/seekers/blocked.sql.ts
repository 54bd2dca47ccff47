/** SQL: whether one of two seekers has blocked the other. Both are uuid expressions. */
export const blockedBetween = (one: string, other: string): string => `exists (select from blocks
  where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;

/**
 * SQL: the ids of everyone whom a seeker has blocked or who has blocked that seeker, as an array that is computed once
 * per statement.
 */
export const blockedWith = (seeker: string): string => `array(
  select blocked_id from blocks where blocker_id = ${seeker} union all
  select blocker_id from blocks where blocked_id = ${seeker})`;
