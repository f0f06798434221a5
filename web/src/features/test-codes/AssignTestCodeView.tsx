import { useLoaderData } from 'react-router-dom';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { BulkAssignScreen } from '../../components/bulk-assign/BulkAssignScreen.tsx';
import { outcomesOf } from '../../components/bulk-assign/assignment.ts';
import { useBulkChoice } from '../../components/bulk-assign/use-bulk-choice.ts';
import { ListData } from '../../components/data-table/ListData.tsx';
import { LabAccountChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs } from '../../lib/list-url/list-state.ts';
import { accountChoice, codeAccounts } from './code-account-list.tsx';
import { AssignTestCodeDocument, type CodeAccountListQuery } from './code-accounts.generated.ts';
import { testCodeRecord } from './test-code-record.ts';

const gone = 'The lab account is not there any more.';
const words = {
  assign: { done: 'Assigned.', reasons: { RESOURCE_NOT_FOUND: gone } },
  remove: { done: 'Removed.', reasons: { RESOURCE_NOT_FOUND: gone } },
  question: (accounts: string) =>
    `Are you sure you'd like to remove this Test Code from ${accounts}?`,
} as const;

/** Assigns a test code to many accounts of its laboratory, or takes it from them. */
export function AssignTestCodeView() {
  const { list } = useLoaderData<ListRouteData<CodeAccountListQuery>>();
  const { id, testCode, provider } = testCodeRecord.useRecord();
  const bulk = useBulkChoice();
  const send = async (labAccountIds: readonly string[], assigned: boolean) => {
    const input = { testCodeIds: [id], labAccountIds: [...labAccountIds], assigned };
    const { assignTestCodesToLabAccounts: answer } = await sendMutation(AssignTestCodeDocument, {
      input,
    });
    return outcomesOf(
      labAccountIds,
      answer.errors,
      answer.testCodeAssignments?.map(({ labAccountId, errorCode }) => ({
        id: labAccountId,
        errorCode,
      })),
    );
  };
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkAssignScreen
          {...codeAccounts(bulk)}
          {...result}
          title={`Assign ${testCode} to Lab Accounts of ${labProviderNames[provider]}`}
          page={data?.labAccounts}
          within={[fieldIs('provider', provider)]}
          bulk={bulk}
          choices={LabAccountChoicesDocument}
          choiceOf={accountChoice}
          kind="Lab Account"
          send={send}
          words={words}
        />
      )}
    </ListData>
  );
}
