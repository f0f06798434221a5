import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { DeleteTestResultDocument, TestResultDetailDocument } from './test-result.generated.ts';

/** Where the screens of one test are. */
export const testResultLinks = (id: string) => {
  const { detail, history, acknowledge, correct } = testResultPaths;
  return linksOf({ detail, history, acknowledge, correct }, { id });
};

/** The test of the address, with its steps. */
export const testResultRecord = recordRoute({
  document: TestResultDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: testResultPaths.list,
  }),
  record: ({ testResult, testEvents }) => testResult && { ...testResult, events: testEvents },
  name: ({ testCase }) => `Test Case ${testCase.id}`,
});

/** The test of a page. */
export type OpenTest = ReturnType<typeof testResultRecord.useRecord>;

/** A test as it is deleted from its list or its page. */
interface Deleted {
  id: string;
  donor: { fullName: string };
}

/** With the documented question, which names the donor. */
export const testResultDeletion: DeletionOf<Deleted> = {
  send: async (id) => (await sendMutation(DeleteTestResultDocument, { id })).deleteTestResult,
  list: 'testResults',
  nameOf: ({ donor }) => donor.fullName,
  question: ({ donor }) =>
    donor.fullName === ''
      ? 'Are you sure you want to delete this test result?'
      : `Are you sure you want to delete the test result of ${donor.fullName}?`,
  done: () => 'Test result was deleted successfully.',
};
