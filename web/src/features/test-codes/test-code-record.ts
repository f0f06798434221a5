import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { testCodePaths } from '../../config/features/test-codes.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { requireProvider } from '../../domain/laboratories/provider.ts';
import { DeleteTestCodeDocument, TestCodeDetailDocument } from './test-code.generated.ts';

/** Where the screens of a laboratory's test codes are. */
export const testCodeLinks = (provider: LabProviderName) => {
  const { list, create, import: importPath } = testCodePaths;
  return linksOf({ list, create, import: importPath }, { provider });
};

/** Where the screens of one test code are. */
export const oneTestCodeLinks = ({ provider, id }: { provider: LabProviderName; id: string }) => {
  const { edit, history, labAccounts } = testCodePaths;
  return linksOf({ edit, history, labAccounts }, { provider, id });
};

/** The test code of the address; that of another laboratory is not there. */
export const testCodeRecord = recordRoute({
  document: TestCodeDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => {
    const provider = requireProvider(params['provider']);
    return {
      variables: { id: requireRecordId(params['id']) },
      otherwise: testCodeLinks(provider).list,
      place: provider,
    };
  },
  record: ({ testCode }, provider: LabProviderName) =>
    testCode?.provider === provider ? testCode : null,
  name: ({ testCode }) => testCode,
  home: (code) => oneTestCodeLinks(code).edit,
});

/** With the documented question (C s8). */
export const testCodeDeletion: DeletionOf<{ id: string; testCode: string }> = {
  send: async (id) => (await sendMutation(DeleteTestCodeDocument, { id })).deleteTestCode,
  list: 'testCodes',
  nameOf: ({ testCode }) => testCode,
  question: () => 'Are you sure to delete this Test Code?',
  done: () => 'Test Code was deleted successfully.',
};
