import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Column } from '../../components/data-table/column.ts';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { SelectInput } from '../../components/form/SelectInput.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import {
  LocationChoicesDocument,
  TestPanelChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';
import type { Ordered } from './pool-ordering-names.ts';
import { PoolEntries } from './PoolEntries.tsx';
import { PoolPanelDialog } from './PoolPanelDialog.tsx';
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

const columns: readonly Column<PanelRow>[] = [
  { id: 'panel', header: 'Test Panel', width: '20rem', cell: ({ panel }) => panel },
];

function PanelTable({ form, stored }: PoolPanelsFieldProps) {
  const { control } = form;
  const [companyId, entries] = useWatch({ control, name: ['companyId', 'testPanels'] });
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
    form.setValue('testPanels', next, { shouldDirty: true });
    form.clearErrors('testPanels');
  };
  return (
    <PoolEntries
      form={form}
      name="testPanels"
      one="Test Panel"
      required
      rows={rows}
      width="16rem"
      columns={columns}
      rowLabel={({ location, panel }) => `${panel} at ${location}`}
      hint={companyId === '' ? 'Choose a company first.' : null}
      onAdd={() => setOpen(true)}
      onRemove={(removed) => put(entries.filter((_, index) => index !== removed))}
    >
      <PoolPanelDialog
        open={isOpen}
        companyId={companyId}
        panelAt={(id) => rows.find(({ at }) => Number(entries[at]?.locationId) === id)?.panel}
        onSave={(entry) => {
          put([
            ...entries.filter(({ locationId }) => Number(locationId) !== entry.locationId),
            entry,
          ]);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </PoolEntries>
  );
}
