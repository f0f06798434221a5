import { Button, Portal, Stack } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { removeAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { moneyText } from '../../lib/value-text.ts';
import { typeText } from './account-location-columns.tsx';
import { siteText } from './account-location-form.ts';
import { accountLocationLabels as labels } from './account-location-words.ts';
import {
  RemoveAccountLocationCodeDocument,
  type AccountLocationPartsFragment as Parts,
} from './account-location.generated.ts';
import { Dialog } from '../../components/overlays/Dialog.ts';

type Code = Parts['testCodes'][number];

const codeColumns = (isPriced: boolean): readonly Column<Code>[] => [
  {
    id: 'testCode',
    header: 'Test Code ID',
    hideable: false,
    width: '8rem',
    cell: ({ testCode }) => testCode.testCode,
  },
  { id: 'name', header: 'Name', width: '13rem', cell: ({ testCode }) => testCode.name },
  { id: 'profileId', header: 'Profile ID', width: '7rem', cell: ({ profileId }) => profileId },
  ...(isPriced
    ? [
        {
          id: 'pricing',
          header: 'Pricing',
          kind: 'number' as const,
          width: '6rem',
          phone: 'status' as const,
          cell: ({ pricing }: Code) => moneyText(pricing),
        },
      ]
    : []),
];

interface AccountLocationDetailsProps {
  /** The one that is shown; null while none is. */
  record: Parts | null;
  canUpdate: boolean;
  onClose: () => void;
  /** The record has changed. */
  onChange: (id: string) => void;
}

/** All of a lab account of a location, with its test codes. */
export function AccountLocationDetails({
  record,
  canUpdate,
  onClose,
  onChange,
}: AccountLocationDetailsProps) {
  const isPriced = useCan()('SEE_PRICES');
  const removal = useConfirmedAction<Code>(async ({ testCode }) => {
    if (record === null) return null;
    const variables = { id: record.id, testCodeId: testCode.id };
    const send = async () =>
      (await sendMutation(RemoveAccountLocationCodeDocument, variables))
        .removeLabAccountLocationTestCode;
    const refusal = await refusalOf(send);
    if (refusal !== null) return refusal;
    toastSuccess('Test Code was successfully removed from the Location');
    onChange(record.id);
    return null;
  });
  return (
    <Dialog.Root
      size="lg"
      placement="center"
      scrollBehavior="inside"
      open={record !== null}
      // The button that asked goes with its row; where the focus goes then must not count as leaving.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner paddingX="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title textStyle="md">Lab Account {record?.subAccountId}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {record && (
                <Stack gap="4">
                  <DetailList>
                    <Section
                      title={
                        record.labAccount
                          ? labProviderNames[record.labAccount.provider]
                          : 'Lab Account'
                      }
                    >
                      <Detail label={labels.locationId}>
                        {`${record.location?.name ?? ''} (${record.company?.companyName ?? ''})`}
                      </Detail>
                      <Detail label={labels.labAccountId}>
                        {record.labAccount?.masterAccountId}
                      </Detail>
                      <Detail label={labels.subAccountId}>{record.subAccountId}</Detail>
                      <Detail label={labels.siteId}>{siteText(record.siteId)}</Detail>
                      <Detail label={labels.masterAccountType}>{typeText(record)}</Detail>
                      <Detail label={labels.mroId}>{record.mro?.fullName}</Detail>
                      {isPriced && (
                        <Detail label={labels.mroPricing}>{moneyText(record.mroPricing)}</Detail>
                      )}
                      <Detail label={labels.comboBreathTestCodes}>
                        {record.comboBreathTestCodes.map(({ testCode }) => testCode).join(', ')}
                      </Detail>
                    </Section>
                  </DetailList>
                  <DataTable
                    label={labels.testCodes}
                    columns={codeColumns(isPriced)}
                    rows={record.testCodes}
                    rowId={({ testCode }) => testCode.id}
                    rowLabel={({ testCode }) => testCode.testCode}
                    {...(canUpdate && {
                      actions: (code: Code) => [removeAction(() => removal.ask(code))],
                    })}
                    empty={<EmptyState />}
                  />
                </Stack>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" colorPalette="gray" onClick={onClose}>
                Close
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <ConfirmDialog
        {...removal.dialog}
        title={`Remove ${removal.subject?.testCode.testCode ?? 'Test Code'}`}
        question="Are you sure you'd like to remove this Test Code?"
        action="Remove"
      />
    </Dialog.Root>
  );
}
