import { BellOff, BellRing } from 'lucide-react';
import type { RowActions } from '../../components/data-table/row-action.ts';
import type { BulkAct, SendTicked } from '../../components/ticks/bulk-act.ts';

/** What is said when it was noted that somebody was told to come, and when that was taken back. */
export const noticeDone = (isNotified: boolean): string =>
  isNotified ? 'Marked as notified.' : 'Marked as not notified.';

/** Notes of ticked people that they were told, with the way back. */
export const noticeAct = (noting: (isNotified: boolean) => SendTicked): BulkAct => ({
  id: 'notified',
  label: 'Mark as notified',
  icon: BellRing,
  done: noticeDone(true),
  question: (records) => `Were these told to come: ${records}?`,
  send: noting(true),
  undo: { done: noticeDone(false), send: noting(false) },
});

/** The same of one: who was told, or not. */
export const noticeActions = (
  { notifiedAt }: { notifiedAt: string | null },
  onNotice: (isNotified: boolean) => void,
): RowActions =>
  notifiedAt === null
    ? [
        {
          id: 'notified',
          label: 'Mark as notified',
          icon: BellRing,
          onSelect: () => onNotice(true),
        },
      ]
    : [
        {
          id: 'unnotified',
          label: 'Mark as not notified',
          icon: BellOff,
          onSelect: () => onNotice(false),
        },
      ];
