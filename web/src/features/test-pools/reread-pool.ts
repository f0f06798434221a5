import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { loadChoiceLabel } from '../../lib/choices/choices.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { TestPoolDetailDocument } from './test-pool.generated.ts';

/** Reads a pool again for its form, with the names of the records that it may have come to meanwhile. */
export async function rereadPool(id: string) {
  const { testPool } = await readAgain(TestPoolDetailDocument, { id });
  await Promise.all([
    loadChoiceLabel(CompanyChoicesDocument, testPool?.company?.id),
    loadChoiceLabel(LocationChoicesDocument, testPool?.location?.id),
  ]);
  return testPool;
}
