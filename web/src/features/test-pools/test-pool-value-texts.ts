import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import type { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import type { TextsOf } from '../../lib/forms/form-types.ts';
import { PoolConsortiumFragmentDoc } from './consortiums-of-year.generated.ts';
import { PoolRegulatorsDocument } from './regulators.generated.ts';

/** The word that stands for a value; the value itself where there is none. */
const wordFrom =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

const regulators = () =>
  currentClient().readQuery({ query: PoolRegulatorsDocument })?.regulators ?? [];

const consortiumNamed = (id: string): string | undefined =>
  currentClient().readFragment({
    fragment: PoolConsortiumFragmentDoc,
    from: { __typename: 'ConsortiumOfYear', id },
  })?.name;

/** Values of a pool's form outside of their fields: records by their names. */
export const testPoolValueTexts: TextsOf<typeof CreateTestPoolInput> = {
  consortiumId: (id) => consortiumNamed(String(id)) ?? String(id),
  companyId: (id) => choiceLabel(CompanyChoicesDocument, id) ?? String(id),
  testingAgencyId: (id) => regulators().find((each) => each.id === String(id))?.name ?? String(id),
  locationId: (id) => choiceLabel(LocationChoicesDocument, id) ?? String(id),
  modality: wordFrom(selectionIntervals),
  targetType: wordFrom(targetTypes),
  testOrderType: wordFrom(testOrderTypes),
};
