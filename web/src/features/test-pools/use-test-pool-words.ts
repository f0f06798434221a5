import { useApolloClient } from '@apollo/client/react';
import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import {
  PoolLocationChoicesDocument,
  TestPoolChoicesDocument,
} from './test-pool-choices.generated.ts';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  modality: selectionIntervals,
  targetType: targetTypes,
  testOrderType: testOrderTypes,
};

const nameOf = <T extends { readonly id: string }>(
  records: readonly T[] | undefined,
  id: string,
  name: (record: T) => string,
): string => {
  const found = records?.find((each) => each.id === id);
  return found === undefined ? id : name(found);
};

/** Puts a value of a pool's form into the words of the screen; records by the names of the form's choices. */
export function useTestPoolWords({ company }: Pick<TestPoolPartsFragment, 'company'>) {
  const { cache } = useApolloClient();
  return (path: string, value: string): string => {
    const choices = cache.readQuery({ query: TestPoolChoicesDocument });
    switch (path) {
      case 'companyId':
        return nameOf(choices?.companyOptions, value, (each) => each.companyName);
      case 'testingAgencyId':
        return nameOf(choices?.regulators, value, (each) => each.name);
      case 'locationId': {
        const variables = { companyId: company?.id ?? '' };
        const locations = cache.readQuery({ query: PoolLocationChoicesDocument, variables });
        return nameOf(locations?.locationOptions, value, (each) => each.name);
      }
      case 'programStartDate':
      case 'programEndDate':
        return formatUsDate(value);
      default:
        return labels[path]?.[value] ?? value;
    }
  };
}
