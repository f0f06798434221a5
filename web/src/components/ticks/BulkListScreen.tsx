import { Box } from '@chakra-ui/react';
import { useContext, useDeferredValue, useState, type ReactNode } from 'react';
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
import { TicksContext, ToldContext } from './ticks-context.ts';
import { useBulkActs } from './use-bulk-acts.ts';
import { useTicks } from './use-ticks.ts';

interface BulkListScreenProps<Row> extends Omit<ListScreenProps<Row>, 'tick'> {
  /** What can be done to ticked rows, besides saving them as a file. */
  acts?: readonly BulkAct[];
  /** Head of the names, when it is told what became of them: "Member". */
  kind: string;
}

const noActs: readonly BulkAct[] = [];

/** What became of what was ticked, above the list. */
function OutcomesAbove({ kind, isFirst }: { kind: string; isFirst: boolean }) {
  const told = useContext(ToldContext);
  return (
    told && (
      <Box paddingTop={isFirst ? '0' : '4'}>
        <OutcomesCard kind={kind} outcomes={told.outcomes} onUndo={told.undo} />
      </Box>
    )
  );
}

type BulkProps<Row> = Pick<
  BulkListScreenProps<Row>,
  'acts' | 'page' | 'spec' | 'within' | 'rowLabel' | 'counted' | 'report' | 'reportParams' | 'title'
> & { children: ReactNode };

/** What changes with each tick, around the list, which does not. */
function Bulk<Row extends { id: string }>({
  acts = noActs,
  page,
  spec,
  within,
  rowLabel,
  counted,
  report,
  reportParams,
  title,
  children,
}: BulkProps<Row>) {
  const { revalidate } = useRevalidator();
  const { state } = useListUrl(spec);
  const total = page?.totalCount ?? null;
  const ofPage = (page?.nodes ?? []).map((row) => ({ value: row.id, label: rowLabel(row) }));
  const ticks = useTicks({ spec, within, total, digest: page?.digest, ofPage });
  // The box answers at once, the bar over the foot when there is time: it is a dozen controls.
  const shown = useDeferredValue(ticks);
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
      { report, title, state, within, params: reportParams, ticked: ticks.ticked },
      format,
    );
    setSaving(false);
  };
  const asked = question.subject;
  return (
    <TicksContext value={ticks}>
      <ToldContext value={told}>{children}</ToldContext>
      {shown.count > 0 && (
        <>
          {/* On a phone the last row can be scrolled clear of it. */}
          <Box height="28" hideFrom="md" />
          <BulkBar
            ticks={shown}
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
      {asked !== null && (
        <ConfirmDialog
          {...question.dialog}
          title={asked.label}
          question={asked.question(records)}
          action={asked.label}
          destructive={asked.destructive === true}
        />
      )}
    </TicksContext>
  );
}

/**
 * A `ListScreen` whose rows can be ticked, across pages or all that match, and what can be done with them: what was done
 * and what was not, and why, is told row by row, with the way back where there is one.
 */
export function BulkListScreen<Row extends { id: string }>({
  acts,
  kind,
  ...list
}: BulkListScreenProps<Row>) {
  return (
    <Box css={tickedRows}>
      <Bulk {...list} acts={acts}>
        <ListScreen
          {...list}
          tick={tickColumn(list.rowLabel)}
          above={
            <>
              {list.above}
              <OutcomesAbove kind={kind} isFirst={list.above === undefined} />
            </>
          }
        />
      </Bulk>
    </Box>
  );
}
