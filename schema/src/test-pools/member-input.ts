import type { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { requiredMemberFields, type MemberField, type MemberKind } from './member-rules.ts';
import { CreateTestPoolMemberInput, UpdateTestPoolMemberInput } from './test-pool-member.ts';

/**
 * The rules of the fields whose need depends on the pool (C s5). Each stands by itself and not in a rule of
 * the whole, which would be silent while another field is refused: a form checks one field at a time.
 */
function fieldsFor(kind: MemberKind) {
  const { shape } = CreateTestPoolMemberInput;
  const required = requiredMemberFields(kind);
  const ruleOf = <R extends z.ZodType>(field: MemberField, rule: R) =>
    required.includes(field) ? rule.refine((value) => value !== null, coded('BLANK')) : rule;
  return {
    idNumber: ruleOf('idNumber', shape.idNumber),
    cdlNumber: ruleOf('cdlNumber', shape.cdlNumber),
    state: ruleOf('state', shape.state),
    dateOfBirth: ruleOf('dateOfBirth', shape.dateOfBirth),
    observationRequired: ruleOf('observationRequired', shape.observationRequired),
    employeeCategory: ruleOf('employeeCategory', shape.employeeCategory),
    locationId: ruleOf('locationId', shape.locationId),
  };
}

/** A new member of such a pool. */
export const createMemberInputFor = (kind: MemberKind) =>
  CreateTestPoolMemberInput.extend(fieldsFor(kind));

/** All editable fields of a member of such a pool. */
export const updateMemberInputFor = (kind: MemberKind) =>
  UpdateTestPoolMemberInput.extend(fieldsFor(kind));
