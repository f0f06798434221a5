import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ChangeGrantInput } from '@assay/schema/users/grant';
import { canBeGranted, permissionsOfResource } from '@assay/schema/users/grant-rules';
import { grantResources, type Permission } from '@assay/schema/permissions';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { choicesOf } from './permission-groups.ts';
import { ChangeUserPermissionDocument, type GrantPartsFragment } from './user-access.generated.ts';
import type { UserPartsFragment } from './user.generated.ts';

interface Values {
  permission: string;
  granted: boolean;
  reason: string;
  resourceType: string;
  resourceId: number | string;
}
type Change = z.output<typeof ChangeGrantInput>;

interface ChangePermissionFormProps {
  user: UserPartsFragment;
  /** Grants, or takes away. */
  granted: boolean;
  /** What the user has now. */
  grants: readonly GrantPartsFragment[];
  onClose: () => void;
  /** Reads the permissions again. */
  onDone: () => void;
}

const kinds = { COMPANY: 'One company', LOCATION: 'One location' } as const;

/** Whether a permission can be given for records of a kind. */
const isOf = (permission: string, kind: (typeof grantResources)[number]): boolean =>
  permissionsOfResource[kind].includes(permission as Permission);

/** Permissions that a record can be named for. */
const isOfRecords = (permission: string): boolean =>
  grantResources.some((each) => isOf(permission, each));

/** Grants a permission to a user or takes it away, in the whole scope or on one record, with the reason. */
export function ChangePermissionForm({
  user,
  granted,
  grants,
  onClose,
  onDone,
}: ChangePermissionFormProps) {
  const form = useForm<Values, unknown, Change>({
    resolver: contractResolver<Values, Change>(ChangeGrantInput),
    defaultValues: { permission: '', granted, reason: '', resourceType: '', resourceId: '' },
  });
  const { control, setValue } = form;
  // Another permission may be none of the records that were chosen from, and a location is no company.
  useFollowUp(form, (name, values) => {
    const places = grantResources.filter((each) => isOf(values.permission, each));
    const isPlace = places.some((each) => each === values.resourceType);
    if (name === 'permission' && !isPlace) setValue('resourceType', '');
    if (name === 'resourceType' || (name === 'permission' && !isPlace)) setValue('resourceId', '');
  });
  const [permission, resourceType] = useWatch({ control, name: ['permission', 'resourceType'] });
  const holds = (each: Permission): boolean =>
    grants.some(
      (grant) =>
        grant.permission === each && grant.resourceType === null && grant.source !== 'REVOKED',
    );
  /* Which tenant it is, api knows; the right to manage TPAs is refused on its field elsewhere. */
  const options = choicesOf(
    (each) =>
      canBeGranted(each, { type: user.type, tenantId: 1 }) &&
      (holds(each) !== granted || isOfRecords(each)),
  );
  const places = grantResources
    .filter((each) => isOf(permission, each))
    .map((value) => ({ value, label: kinds[value] }));
  const own = user.company?.id;
  const save = async (input: Change): Promise<void> => {
    const send = async () =>
      (await sendMutation(ChangeUserPermissionDocument, { userId: user.id, input }))
        .changeUserPermission;
    if (!(await saveForm(form, send))) return;
    toastSuccess(granted ? 'Permission granted.' : 'Permission taken away.');
    onDone();
    onClose();
  };
  return (
    <DialogForm
      form={form}
      contract={ChangeGrantInput}
      action={granted ? 'Grant' : 'Take away'}
      destructive={!granted}
      description="It holds from the user's next step on, and stands in the history with your name."
      onSubmit={save}
      onCancel={onClose}
    >
      <SelectField control={control} name="permission" label="Permission" options={options} />
      {places.length > 0 && (
        <SelectField
          control={control}
          name="resourceType"
          label="Where"
          options={places}
          placeholder="Everywhere in the user's scope"
          hint={
            permission === 'UPDATE' && resourceType === 'LOCATION'
              ? 'Whoever edits a location on its screen also needs "Edit locations".'
              : undefined
          }
        />
      )}
      {resourceType === 'COMPANY' && (
        <SearchSelectField
          control={control}
          name="resourceId"
          label="Company"
          required
          choices={CompanyChoicesDocument}
          {...(own && { where: { id: { eq: own } } })}
        />
      )}
      {resourceType === 'LOCATION' && (
        <SearchSelectField
          control={control}
          name="resourceId"
          label="Location"
          required
          choices={LocationChoicesDocument}
          {...(own && { where: { companyId: { eq: own } } })}
        />
      )}
      <TextField control={control} name="reason" label="Reason" />
    </DialogForm>
  );
}
