import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { graphqlInput, type GraphqlInput } from '@assay/schema/core/graphql-name';
import type { companySettingGroups } from '@assay/schema/settings/company-settings';
import type { SettingSection } from '../../components/settings/setting-rows.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import type { Payload } from '../../lib/forms/save-form.ts';
import type { CompanyCustomPartsFragment } from './company-settings.generated.ts';

interface GroupOptions<C extends z.ZodType, R> {
  contract: C;
  labels: LabelsOf<C>;
  sections: readonly SettingSection<R>[];
  /** What the form holds after a change, where settings depend on each other. */
  settle?: (values: FieldValues) => FieldValues;
  /** Sends what the contract accepted, as GraphQL names it. */
  send: (
    companyId: string,
    input: GraphqlInput<z.output<C>>,
  ) => Promise<Payload | null | undefined>;
}

/**
 * A group as the one page and the one form of all groups take it. Its own types end here, where it was checked
 * against its contract: from now on it goes by those of one of them.
 */
type CustomInput = typeof companySettingGroups.custom.Input;
type SettingGroupOf = Omit<GroupOptions<CustomInput, CompanyCustomPartsFragment>, 'send'> & {
  send: (companyId: string, input: z.output<CustomInput>) => Promise<Payload | null | undefined>;
};

/** Checks a group against its contract and what is stored of it. */
export const groupOf = <C extends z.ZodType, R>(group: GroupOptions<C, R>): SettingGroupOf =>
  ({
    ...group,
    send: (companyId: string, input: z.output<C>) => group.send(companyId, graphqlInput(input)),
  }) as unknown as SettingGroupOf;
