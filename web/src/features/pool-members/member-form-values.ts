import type { z } from 'zod';
import type {
  createMemberInputFor,
  updateMemberInputFor,
} from '@assay/schema/test-pools/member-input';
import type { EditedMemberFragment } from './member-form.generated.ts';

export type NewMember = z.output<ReturnType<typeof createMemberInputFor>>;
export type ChangedMember = z.output<ReturnType<typeof updateMemberInputFor>>;

/** Values of both member forms; those of the other kind of pool stay blank. A stored member has its version. */
export interface MemberFormValues {
  firstName: string;
  lastName: string;
  idNumber: string;
  /** Record id of the location. */
  locationId: number | null;
  ssn: string;
  dateOfBirth: string;
  cdlNumber: string;
  state: string;
  otherId: string;
  observationRequired: boolean | null;
  /** Id of the employee category. */
  employeeCategory: number | null;
  version?: number;
}

export const newMemberValues = (): MemberFormValues => ({
  firstName: '',
  lastName: '',
  idNumber: '',
  locationId: null,
  ssn: '',
  dateOfBirth: '',
  cdlNumber: '',
  state: '',
  otherId: '',
  observationRequired: null,
  employeeCategory: null,
});

/** `900123456` → `900-12-3456`, as it stands on papers. */
const ssnText = (ssn: string): string => ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

export const memberValues = (member: EditedMemberFragment): MemberFormValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  idNumber: member.idNumber ?? '',
  locationId: member.location === null ? null : Number(member.location.id),
  ssn: ssnText(member.ssn ?? ''),
  dateOfBirth: member.dateOfBirth ?? '',
  cdlNumber: member.cdlNumber ?? '',
  state: member.state ?? '',
  otherId: member.otherId ?? '',
  observationRequired: member.observationRequired,
  employeeCategory: member.employeeCategory,
  version: member.version,
});

/** GraphQL ids are texts. */
export const sentMember = <M extends NewMember>({ locationId, ...member }: M) => ({
  ...member,
  locationId: locationId === null ? null : String(locationId),
});
