import type { ReactNode } from 'react';
import type { Role, UserType } from '@assay/schema/common/role-names';
import { DateField } from '../../components/form/DateField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { RoleFields } from './RoleFields.tsx';
import type { UserFormState } from './user-form-values.ts';
import { userSections } from './user-words.ts';

interface UserFormProps {
  form: UserFormState;
  type: UserType;
  /** What the user signs in with, and the company of a client user. */
  account: ReactNode;
  /** Id of the company of a client user; null while none is chosen. */
  companyId?: string | null;
  /** Role of a stored user. */
  current?: Role | null;
  isSelf?: boolean;
}

/** Fields of a new and of a stored user; internal users have a first day and a number besides (O s3). */
export function UserForm({
  form,
  type,
  account,
  companyId = null,
  current = null,
  isSelf = false,
}: UserFormProps) {
  const { control } = form;
  const isStaff = type === 'MD';
  return (
    <>
      <Section {...userSections.person}>
        {account}
        <TextField control={control} name="firstName" />
        <TextField control={control} name="lastName" />
        <TextField control={control} name="jobTitle" />
        <TextField control={control} name="department" />
        {isStaff && (
          <>
            <DateField control={control} name="startDate" />
            <TextField control={control} name="employeeId" />
          </>
        )}
      </Section>
      <Section {...(isStaff ? userSections.staffRole : userSections.role)}>
        <RoleFields
          form={form}
          type={type}
          companyId={companyId}
          current={current}
          isSelf={isSelf}
        />
      </Section>
      <Section {...userSections.contact}>
        <EmailField control={control} name="contactMethods.workEmail" />
        <EmailField control={control} name="contactMethods.otherEmail" />
        <PhoneField control={control} name="contactMethods.workPhone" />
        <PhoneField control={control} name="contactMethods.cellPhone" />
      </Section>
      <Section {...userSections.address}>
        <AddressFields control={control} name="address" />
      </Section>
    </>
  );
}
