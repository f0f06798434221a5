import { FileText, SquareArrowOutUpRight, TestTubeDiagonal } from 'lucide-react';
import { generatePath, useNavigate } from 'react-router-dom';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { participantOrder } from '../../config/features/lab-orders.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { donorPassFile } from '../../domain/lab-orders/donor-pass-file.ts';
import { caseFile } from '../../domain/test-results/case-file.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import type { OrderRowPartsFragment } from './order-request.generated.ts';

const save = (url: string, name: string): void =>
  void download(url, name).catch((error: unknown) => toastError(failureOf(error).message));

/** Page of a donor's test, for who may open it. */
export const testPageOf = ({
  testResult,
  isUserCanViewTestResult,
}: OrderRowPartsFragment): string | null =>
  testResult !== null && isUserCanViewTestResult
    ? generatePath(testResultPaths.detail, { id: testResult.id })
    : null;

/** What can be done with the order of a donor: its forms, and its page. */
export function useOrderRowActions(): (row: OrderRowPartsFragment) => RowActions {
  const navigate = useNavigate();
  const can = useCan();
  return (row) => {
    const { testResult, labOrder, isUserCanViewTestResult, orderGenerationError } = row;
    const page = testPageOf(row);
    const ccf = labOrder?.ccfFileId ?? null;
    return [
      orderGenerationError !== null &&
        can('CREATE_LAB_ORDER') && {
          id: 'order',
          label: 'Order Lab Test',
          icon: TestTubeDiagonal,
          onSelect: () => void navigate(participantOrder(row.participantId)),
        },
      testResult !== null &&
        isUserCanViewTestResult &&
        labOrder?.hasDonorPass === true && {
          id: 'pass',
          label: 'Donor Pass',
          icon: FileText,
          onSelect: () => save(...donorPassFile(testResult.id)),
        },
      labOrder !== null &&
        ccf !== null && {
          id: 'ccf',
          label: 'CCF Form',
          icon: FileText,
          onSelect: () => save(caseFile(labOrder.testCaseId, ccf), 'ccf-form.pdf'),
        },
      page !== null && {
        id: 'test',
        label: 'Open Test',
        icon: SquareArrowOutUpRight,
        onSelect: () => void navigate(page),
      },
    ];
  };
}
