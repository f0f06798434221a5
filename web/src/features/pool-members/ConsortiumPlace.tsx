import { useController, useForm, useWatch } from 'react-hook-form';
import type { CreateTestPoolMemberInput } from '@assay/schema/test-pools/test-pool-member';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';

interface ConsortiumPlaceProps {
  control: FormControl<typeof CreateTestPoolMemberInput>;
  consortiumId: string;
  /** Company of a stored member. */
  employer: string | undefined;
}

/**
 * Where a member of a consortium works: the company first, since locations of several have the same names, and of it those
 * that are enrolled. The location alone is sent, which says the company.
 */
export function ConsortiumPlace({ control, consortiumId, employer }: ConsortiumPlaceProps) {
  const picked = useForm<{ companyId: number | '' }>({
    defaultValues: { companyId: employer === undefined ? '' : Number(employer) },
  });
  const companyId = useWatch({ control: picked.control, name: 'companyId' });
  const { field } = useController({ control, name: 'locationId' });
  useFollowUp(picked, () => field.onChange(''));
  const enrolled = { consortiumIds: { eq: consortiumId } };
  const isChosen = typeof companyId === 'number';
  return (
    <>
      <SearchSelectField
        control={picked.control}
        name="companyId"
        label="Company"
        required
        hint="One that is enrolled in the consortium."
        choices={CompanyChoicesDocument}
        where={enrolled}
      />
      <SearchSelectField
        control={control}
        name="locationId"
        disabled={!isChosen}
        hint={isChosen ? 'One that is enrolled in the consortium.' : 'Choose a company first.'}
        choices={LocationChoicesDocument}
        where={{ ...enrolled, companyId: { eq: companyId } }}
      />
    </>
  );
}
