import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { UpdateLabConnectionInput } from '@assay/schema/laboratories/lab-connection';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import {
  LabAccountChoicesDocument,
  LabConnectionChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';

interface ConnectionFieldsProps {
  control: FormControl<typeof UpdateLabConnectionInput>;
  /** The laboratory; null for an MRO. */
  provider: LabProviderName | null;
}

/** Fields of a connection that can be changed later. */
export const ConnectionFields = ({ control, provider }: ConnectionFieldsProps) => (
  <>
    <TextField control={control} name="name" />
    <TextField
      control={control}
      name="address"
      wide
      hint="Where the other side takes our messages. Begins with https://."
    />
    {provider !== null && (
      <>
        <SearchManyField
          control={control}
          name="labAccountIds"
          wide
          choices={LabAccountChoicesDocument}
          where={{ provider: { eq: provider } }}
          hint="None means all accounts of the laboratory that no other connection names."
        />
        <SearchSelectField
          control={control}
          name="mroConnectionId"
          choices={LabConnectionChoicesDocument}
          where={{ party: { eq: 'MRO' } }}
          hint="Who reports verified results by itself. Without one, MRO staff enter them."
        />
      </>
    )}
    <SwitchField control={control} name="isActive" />
  </>
);
