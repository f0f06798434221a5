import { z } from 'zod';
import type { Permission } from '../permissions.ts';

/**
 * Fields that not everybody who reads a record sees, by their rule in the contract: who holds the permission, or
 * nobody (null), where the value itself is never told and only that it was changed. What tells of records beside
 * their own answers, such as their history, goes by it.
 */
export const shownTo = z.registry<{ permission: Permission | null }>();

/** Marks a field whose value nobody reads outside of its record: a date of birth, a password, an uploaded image. */
export function shownToNobody<T extends z.ZodType>(rule: T): T {
  shownTo.add(rule, { permission: null });
  return rule;
}

/** Marks a field that only holders of a permission see. */
export function shownOnlyTo<T extends z.ZodType>(permission: Permission, rule: T): T {
  shownTo.add(rule, { permission });
  return rule;
}
