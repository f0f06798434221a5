import { useQuery } from '@apollo/client/react';
import {
  allowsMultipleTestCodes,
  electronicProviders,
} from '@assay/schema/common/electronic-orders';
import type { ProgramName } from '@assay/schema/common/programs';
import { primaryIdTypesOf, type PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import {
  OrderAccountsDocument,
  OrderPlaceDocument,
  OrderSettingsDocument,
  type OrderAccountFragment,
  type OrderPlaceQuery,
} from './lab-order.generated.ts';

export interface OrderTerms {
  place: OrderPlaceQuery['location'];
  /** Lab accounts of the location that fit order type, program and specimen. */
  accounts: readonly OrderAccountFragment[];
  isLoading: boolean;
  account: OrderAccountFragment | null;
  idTypes: readonly PrimaryIdTypeName[];
  /** Whether the laboratory takes several test codes an order. */
  takesSeveral: boolean;
}

interface Chosen {
  locationId: unknown;
  accountId: unknown;
  specimenTypeId: number;
  labOrderType: LabOrderType;
  program: ProgramName;
}

const fits = (
  { masterAccountType, labAccount }: OrderAccountFragment,
  { specimenTypeId, labOrderType }: Chosen,
): boolean =>
  masterAccountType === specimenTypeId &&
  labAccount !== null &&
  (labOrderType === 'PAPER_CCF_ORDER' || electronicProviders.includes(labAccount.provider));

/** What an order is filled in by: its place, the lab accounts there, and the types of id that are taken. */
export function useOrderTerms(chosen: Chosen): OrderTerms {
  const { locationId, accountId, labOrderType, program } = chosen;
  const skip = typeof locationId !== 'number';
  const id = String(locationId);
  const { data: at } = useQuery(OrderPlaceDocument, {
    variables: { locationId: id },
    skip,
    ...errorsToCaller,
  });
  const { data: offered, loading } = useQuery(OrderAccountsDocument, {
    variables: { locationId: id, program },
    skip,
    ...errorsToCaller,
  });
  const place = at?.location?.id === id ? at.location : null;
  const companyId = place?.company?.id;
  const { data: settings } = useQuery(OrderSettingsDocument, {
    variables: { companyId: companyId ?? '' },
    skip: companyId === undefined,
    ...errorsToCaller,
  });
  const accounts = (offered?.labAccountLocations.nodes ?? []).filter((each) => fits(each, chosen));
  const account = accounts.find((each) => each.id === String(accountId)) ?? null;
  const lab = account?.labAccount;
  const isSsnAlone = lab?.provider === 'QuestDiagnostics' && labOrderType === 'ELECTRONIC_ORDER';
  return {
    place,
    accounts,
    isLoading: loading,
    account,
    idTypes: isSsnAlone
      ? ['SSN']
      : primaryIdTypesOf(settings?.companyTestingSettings?.primaryTypeSettings ?? 'ALL'),
    takesSeveral: !lab || allowsMultipleTestCodes(lab.provider, lab.masterAccountId),
  };
}
