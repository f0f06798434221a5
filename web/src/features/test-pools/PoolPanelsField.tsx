import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { removeAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { SelectInput } from '../../components/form/SelectInput.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { Card } from '../../components/page/Card.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import {
  LocationChoicesDocument,
  TestPanelChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';
import type { Ordered } from './pool-ordering-names.ts';
import { PoolPanelDialog } from './PoolPanelDialog.tsx';
import { rowFault } from './row-faults.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';
import { usePanelChoices } from './use-panel-choices.ts';

interface PoolPanelsFieldProps {
  form: UseFormReturn<TestPoolFormValues>;
  /** The panels of the stored pool, with their names. */
  stored: Ordered['testPanels'];
}

type Entry = TestPoolFormValues['testPanels'][number];

/** The instant test panel of a pool: one, or one for each location of a pool that spans several (C s4). */
export function PoolPanelsField(props: PoolPanelsFieldProps) {
  const spans = useWatch({ control: props.form.control, name: 'isTestPoolForCompany' });
  return spans ? <PanelTable {...props} /> : <PanelChoice {...props} />;
}

function PanelChoice({ form, stored }: PoolPanelsFieldProps) {
  const { control } = form;
  const { field, ref } = useFormField({
    control,
    name: 'testPanels',
    label: 'Test Panel',
    required: true,
  });
  const locationId = useWatch({ control, name: 'locationId' });
  const [chosen] = field.value as Entry[];
  const { options, failure } = usePanelChoices(locationId);
  const before = stored.find(
    ({ testPanelId }) => Number(testPanelId) === Number(chosen?.testPanelId),
  );
  const isOffered = options.some(({ value }) => value === Number(chosen?.testPanelId));
  return (
    <FieldFrame
      field={field}
      hint={locationId === '' ? 'Choose a location first.' : undefined}
      wide
    >
      {failure && (
        <LoadFailure retrying={failure.retrying} onRetry={failure.retry}>
          Error loading Test Panels.
        </LoadFailure>
      )}
      <SelectInput
        field={field}
        ref={ref}
        value={chosen === undefined ? '' : Number(chosen.testPanelId)}
        options={
          isOffered || before === undefined
            ? options
            : [...options, { value: Number(before.testPanelId), label: before.testPanelName }]
        }
        disabled={locationId === ''}
        onChoose={(testPanelId) =>
          field.onChange(testPanelId === undefined ? [] : [{ testPanelId, locationId }])
        }
      />
    </FieldFrame>
  );
}

interface PanelRow {
  id: string;
  at: number;
  location: string;
  panel: string;
}

const columnsFor = (faultOf: (at: number) => string | null): readonly Column<PanelRow>[] => [
  {
    id: 'location',
    header: 'Location',
    hideable: false,
    width: '16rem',
    cell: ({ location }) => location,
    remark: ({ at }) => {
      const fault = faultOf(at);
      return fault === null ? null : (
        <Text as="span" color="fg.error" textStyle="xs" fontWeight="medium" whiteSpace="normal">
          {fault}
        </Text>
      );
    },
  },
  { id: 'panel', header: 'Test Panel', width: '20rem', cell: ({ panel }) => panel },
];

function PanelTable({ form, stored }: PoolPanelsFieldProps) {
  // React Hook Form changes its errors in place, so nothing computed from them may be memoised.
  'use no memo';
  const { control } = form;
  const { field, ref } = useFormField({ control, name: 'testPanels', required: true });
  const { errors } = useFormState({ control, name: 'testPanels' });
  const companyId = useWatch({ control, name: 'companyId' });
  const entries = field.value as Entry[];
  const ids = (key: keyof Entry) =>
    entries.map((entry) => Number(entry[key])).filter((id) => id > 0);
  const locationName = useChoiceNames(LocationChoicesDocument, ids('locationId'));
  const panelName = useChoiceNames(TestPanelChoicesDocument, ids('testPanelId'));
  const rows = entries.map((entry, at): PanelRow => {
    const before = stored.find(
      ({ testPanelId, locationId }) =>
        Number(testPanelId) === Number(entry.testPanelId) &&
        Number(locationId) === Number(entry.locationId),
    );
    return {
      id: `${at}`,
      at,
      location: before?.locationName ?? locationName(Number(entry.locationId)),
      panel: before?.testPanelName ?? panelName(Number(entry.testPanelId)),
    };
  });
  const [isOpen, setOpen] = useState(false);
  const put = (next: Entry[]): void => {
    field.onChange(next);
    form.clearErrors('testPanels');
  };
  const removing = useConfirmedAction<PanelRow>(async ({ at }) => {
    put(entries.filter((_, index) => index !== at));
    return null;
  });
  const isOf = companyId !== '';
  return (
    <FieldFrame field={field} hint={isOf ? undefined : 'Choose a company first.'} wide>
      <Stack gap="3" align="flex-start">
        {rows.length > 0 && (
          <Card width="full">
            <DataTable
              label="Test Panels"
              columns={columnsFor((row) => rowFault(get(errors, 'testPanels'), row))}
              rows={rows}
              rowId={({ id }) => id}
              rowLabel={({ location, panel }) => `${panel} at ${location}`}
              actions={(row) => [removeAction(() => removing.ask(row))]}
            />
          </Card>
        )}
        <Button
          ref={ref}
          id={field.control.id}
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={!isOf}
          onClick={() => setOpen(true)}
        >
          <Plus size={16} aria-hidden /> Add Test Panel
        </Button>
      </Stack>
      <PoolPanelDialog
        open={isOpen}
        companyId={companyId}
        onSave={(entry) => {
          put([...entries.filter(({ locationId }) => locationId !== entry.locationId), entry]);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
      <ConfirmDialog
        {...removing.dialog}
        title="Remove Test Panel"
        question="Are you sure you'd like to remove this Test Panel?"
        action="Remove"
      />
    </FieldFrame>
  );
}
