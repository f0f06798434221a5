import { contextKindOf } from '@assay/schema/users/role-assignment';
import { EmailField } from '../../components/form/EmailField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import type { NewUserFormState } from './user-form-values.ts';
import { isRole, userLabels } from './user-words.ts';

const HINT = 'The email address that signs in. It stays with the account.';

interface StoredAccountProps {
  username: string;
  /** Name of the company of a client user. */
  company?: string | undefined;
}

/** What a stored user signs in with, and where: neither changes. */
export const StoredAccount = ({ username, company }: StoredAccountProps) => (
  <>
    <ReadOnlyField label={userLabels.username} value={username} hint={HINT} />
    {company !== undefined && <ReadOnlyField label={userLabels.company} value={company} />}
  </>
);

/** What a new user will sign in with. Somebody else may take the address while the form is filled in. */
export const NewAccount = ({ form }: { form: NewUserFormState }) => (
  <EmailField control={form.control} name="username" hint={HINT} />
);

/** Another company has other units and locations, and maybe no units at all. */
function useFollowCompany(form: NewUserFormState): void {
  useFollowUp(form, (name, { roleAssignment: { role } }) => {
    if (name !== 'companyId') return;
    if (isRole(role) && contextKindOf(role) === 'units') form.setValue('roleAssignment.role', '');
    form.setValue('roleAssignment.authorizationContextIds', []);
  });
}

/** The company of a new client user, which is chosen before the form and can be corrected on it. */
export function NewUserCompany({ form }: { form: NewUserFormState }) {
  useFollowCompany(form);
  return (
    <SearchSelectField control={form.control} name="companyId" choices={CompanyChoicesDocument} />
  );
}
