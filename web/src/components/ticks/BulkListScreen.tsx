import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { OutcomesCard } from '../bulk-assign/OutcomesCard.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../dialogs/use-confirmed-action.ts';
import { countText } from '../list/count-text.ts';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import { saveListFile } from '../list-file/save-list-file.ts';
import type { BulkAct, SendAct } from './bulk-act.ts';
import { BulkBar } from './BulkBar.tsx';
import { tickColumn, tickedRows } from './tick-column.tsx';
import { useBulkActs } from './use-bulk-acts.ts';
import { useTicks } from './use-ticks.ts';

interface BulkListScreenProps<Row> extends Omit<ListScreenProps<Row>, 'tick'> {
  /** What can be done to ticked rows, besides saving them as a file. */
  acts?: readonly BulkAct[];
  /** Head of the names, when it is told what became of them: "Member". */
  kind: string;
}

const noActs: readonly BulkAct[] = [];

/**
 * A `ListScreen` whose rows can be ticked, across pages or all that match, and what can be done with them: what was done
 * and what was not, and why, is told row by row, with the way back where there is one.
 */
export function BulkListScreen<Row extends { id: string }>({
  acts = noActs,
  kind,
  ...list
}: BulkListScreenProps<Row>) {
  const { page, spec, within, rowLabel, counted, report, title } = list;
  const { revalidate } = useRevalidator();
  const { state } = useListUrl(spec);
  const total = page?.totalCount ?? null;
  const ofPage = (page?.nodes ?? []).map((row) => ({ value: row.id, label: rowLabel(row) }));
  const ticks = useTicks({ spec, within, total, digest: page?.digest, ofPage });
  const { told, isBusy, tell, run } = useBulkActs(ticks, () => void revalidate());
  const [saving, setSaving] = useState(false);
  const [opened, setOpened] = useState<BulkAct | null>(null);
  const question = useConfirmedAction<SendAct>(run);
  const records = countText(ticks.count, ...counted) ?? '';
  const begin = (act: BulkAct): void => {
    if ('send' in act) question.ask(act);
    else setOpened(act);
  };
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    if (report === undefined) return;
    setSaving(true);
    await saveListFile(
      { report, title, state, within, params: list.reportParams, ticked: ticks.ticked },
      format,
    );
    setSaving(false);
  };
  const asked = question.subject;
  return (
    <Box css={tickedRows}>
      <ListScreen
        {...list}
        tick={tickColumn(ticks, rowLabel)}
        above={
          <>
            {list.above}
            {told && (
              <Box paddingTop={list.above === undefined ? '0' : '4'}>
                <OutcomesCard kind={kind} outcomes={told.outcomes} onUndo={told.undo} />
              </Box>
            )}
          </>
        }
      />
      {ticks.count > 0 && (
        <>
          {/* On a phone the last row can be scrolled clear of it. */}
          <Box height="28" hideFrom="md" />
          <BulkBar
            ticks={ticks}
            total={total}
            acts={acts}
            isBusy={isBusy || saving}
            onAct={begin}
            onExport={report === undefined ? undefined : (format) => void save(format)}
          />
        </>
      )}
      {opened &&
        'dialog' in opened &&
        opened.dialog({
          ticked: ticks.ticked,
          records,
          open: true,
          onClose: () => setOpened(null),
          onAnswer: (answer) => tell(opened, answer),
        })}
      <ConfirmDialog
        {...question.dialog}
        title={asked?.label ?? ''}
        question={asked?.question(records) ?? ''}
        action={asked?.label ?? ''}
        destructive={asked?.destructive === true}
      />
    </Box>
  );
}
