import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import { Text } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  dataAccessLevelOf,
  roleLabels,
  type Role,
  type UserType,
} from '@assay/schema/common/role-names';
import { assignableRoles, contextKindOf } from '@assay/schema/users/role-assignment';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SelectInput } from '../../components/form/SelectInput.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import {
  LocationChoicesDocument,
  UnitChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { useCompanyUnitCountQuery } from './user.generated.ts';
import type { UserFormValues } from './user-form-values.ts';
import { ANY_LEVEL, isRole, levelText, userLabels } from './user-words.ts';

interface RoleFieldsProps {
  form: UseFormReturn<UserFormValues>;
  type: UserType;
  /** Company of a client user. */
  companyId: string | null;
  /** Role of a stored user: it stays a choice, also when it is no longer offered. */
  current: Role | null;
  /** Nobody changes the own role and data access. */
  isSelf: boolean;
}

const path = {
  role: 'roleAssignment.role',
  places: 'roleAssignment.authorizationContextIds',
} as const;

const NO_UNITS =
  'Unable to use the following roles: Region Manager, Area Manager, District Manager';
const SELF = 'You cannot change your own role and data access.';

const takesUnits = (role: Role): boolean => contextKindOf(role) === 'units';

/** A company without units has nobody in charge of one (O s4). */
function useHasUnits(companyId: string | null): boolean {
  const { data } = useCompanyUnitCountQuery({
    variables: { companyId: companyId ?? '' },
    skip: companyId === null,
    context: { errorsTo: 'caller' },
  });
  return companyId === null || data?.administrativeUnits.totalCount !== 0;
}

/** Role, and where it is held: the data access level follows from it, another role begins without places (O s4). */
export function RoleFields({ form, type, companyId, current, isSelf }: RoleFieldsProps) {
  const { profile } = useViewer();
  const role = useWatch({ control: form.control, name: path.role });
  const hasUnits = useHasUnits(type === 'CLIENT' ? companyId : null);
  const offered = assignableRoles(profile.roleAssignment.role, type).filter(
    (each) => hasUnits || !takesUnits(each),
  );
  const { field, ref } = useFormField({ control: form.control, name: path.role });
  const all = current === null || offered.includes(current) ? offered : [current, ...offered];
  const choose = (chosen: Role | undefined): void => {
    field.onChange(chosen ?? '');
    if (chosen !== role) form.setValue(path.places, [], { shouldDirty: true });
    form.clearErrors(path.places);
  };
  return (
    <>
      <FieldFrame field={field} hint={isSelf ? SELF : undefined}>
        <SelectInput
          field={field}
          ref={ref}
          value={field.value}
          options={all.map((value) => ({ value, label: roleLabels[value] }))}
          disabled={isSelf}
          onChoose={choose}
        />
        {!hasUnits && (
          <Text role="status" textStyle="xs" color="fg.error">
            {NO_UNITS}
          </Text>
        )}
      </FieldFrame>
      {type === 'CLIENT' && isRole(role) && (
        <PlaceFields form={form} role={role} companyId={companyId} isSelf={isSelf} />
      )}
    </>
  );
}

interface PlaceFieldsProps extends Pick<RoleFieldsProps, 'form' | 'companyId' | 'isSelf'> {
  role: Role;
}

/** The data access level of a role, and the units of that level or the locations, of the company. */
function PlaceFields({ form, role, companyId, isSelf }: PlaceFieldsProps) {
  const { featureFlags } = useViewer();
  const level = dataAccessLevelOf(role);
  const unitLevel = unitLevels.find((each) => each === level);
  const kind = contextKindOf(role);
  const shared = {
    control: form.control,
    name: path.places,
    required: true,
    disabled: isSelf || companyId === null,
    several: featureFlags.has('MD125'),
    wide: true,
  } as const;
  const company = { companyId: { eq: companyId } };
  return (
    <>
      <ReadOnlyField
        label={userLabels.level}
        value={levelText(level) ?? ANY_LEVEL}
        hint="Follows from the role."
      />
      {kind === 'locations' && (
        <SearchManyField
          key={role}
          {...shared}
          label="Locations"
          choices={LocationChoicesDocument}
          where={company}
        />
      )}
      {kind === 'units' && (
        <SearchManyField
          key={role}
          {...shared}
          label={level === null ? 'Units' : `${levelText(level)}s`}
          choices={UnitChoicesDocument}
          where={unitLevel ? { ...company, level: { eq: unitLevel } } : company}
        />
      )}
    </>
  );
}
