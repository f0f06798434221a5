import { Button } from '@chakra-ui/react';
import type { ListFilter } from '@assay/schema/core/list';
import type { Choice, ChoicesDocument } from '../../lib/choices/choices.ts';
import type { Column } from '../data-table/column.ts';
import type { AnyListFilter } from '../list-toolbar/list-filter.ts';
import { countText } from '../list/count-text.ts';
import type { ListOf } from '../list/list-of.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { ListResult } from '../data-table/ListData.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../dialogs/use-confirmed-action.ts';
import type { Send } from './assignment.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import { useAssignment, type DirectionWords } from './use-assignment.ts';
import type { BulkChoice } from './use-bulk-choice.ts';

interface BulkAssignScreenProps<Row, W>
  extends Omit<ListOf<Row>, 'report' | 'columns' | 'filters'>, Omit<ListResult<unknown>, 'data'> {
  page: { nodes: readonly Row[]; totalCount: number } | null | undefined;
  columns: readonly Column<Row>[];
  filters?: readonly AnyListFilter[];
  /** What narrows the list beside its address. */
  within?: readonly ListFilter[];
  bulk: BulkChoice;
  /** Finds all records of the list by their names. */
  choices: ChoicesDocument<W>;
  /** What a row is called when it is told what became of it. */
  choiceOf: (row: Row) => Choice;
  /** Head of the names: "Location". */
  kind: string;
  send: Send;
  words: {
    assign: DirectionWords;
    remove: DirectionWords;
    /** Asks before it is taken from so many. */
    question: (records: string) => string;
  };
}

const noFilters: readonly ListFilter[] = [];

/**
 * Assigns one record to many others, or takes it from them: they are searched, ticked one by one, a page or all that
 * were found, and for each it is told what was done, or why not.
 */
export function BulkAssignScreen<Row extends { id: string }, W>({
  page,
  within = noFilters,
  bulk,
  choices,
  choiceOf,
  kind,
  send,
  words,
  ...list
}: BulkAssignScreenProps<Row, W>) {
  const { outcomes, waiting, run } = useAssignment(send, words);
  const { chosen } = bulk;
  const records = countText(chosen.length, ...list.counted) ?? '';
  const start = async (assigned: boolean): Promise<null> => {
    if (await run(chosen, assigned)) bulk.clear();
    return null;
  };
  const removal = useConfirmedAction<string>(() => start(false));
  const isIdle = waiting === null && chosen.length > 0;
  return (
    <>
      <ListScreen
        {...list}
        page={page}
        within={within}
        buttons={
          <>
            <Button
              variant="outline"
              colorPalette="gray"
              disabled={!isIdle}
              onClick={() => removal.ask(records)}
            >
              Remove from chosen
            </Button>
            <Button disabled={!isIdle} loading={waiting !== null} onClick={() => void start(true)}>
              Assign to chosen
            </Button>
          </>
        }
        above={
          <>
            {outcomes && <OutcomesCard kind={kind} outcomes={outcomes} />}
            <ChosenBar
              bulk={bulk}
              search={{ spec: list.spec, choices, within }}
              found={page?.totalCount ?? null}
              ofPage={(page?.nodes ?? []).map(choiceOf)}
              counted={list.counted}
              waiting={waiting}
            />
          </>
        }
      />
      <ConfirmDialog
        {...removal.dialog}
        title="Remove from chosen"
        question={words.question(removal.subject ?? '')}
        action="Remove"
      />
    </>
  );
}
