import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payload } from '../../lib/forms/save-form.ts';
import type { BulkOutcomePartsFragment } from './bulk-outcome.generated.ts';
import type { Ticked } from './use-ticks.ts';

/** What a call on many records answers. */
export interface BulkAnswer extends Payload {
  readonly outcomes: { readonly results: readonly BulkOutcomePartsFragment[] } | null;
}

/** Sends a call on many records. */
export type SendTicked = (ticked: Ticked) => Promise<BulkAnswer>;

/** What an own dialog of an act gets. */
export interface BulkDialog {
  ticked: Ticked;
  /** "3 members". */
  records: string;
  open: boolean;
  onClose: () => void;
  /** Shows what became of each. */
  onAnswer: (answer: BulkAnswer) => void;
}

interface Act {
  id: string;
  label: string;
  icon: LucideIcon;
  /** What stands behind a record with which it was done: "Removed." */
  done: string;
  /** Takes it back for those with which it was done. */
  undo?: { send: SendTicked; done: string };
}

/** An act that is sent as it stands. */
export interface SendAct extends Act {
  send: SendTicked;
  /** What is asked before, of "3 members". */
  question: (records: string) => string;
  destructive?: boolean;
}

/** An act for which something has to be chosen first. */
interface DialogAct extends Act {
  dialog: (props: BulkDialog) => ReactNode;
}

/** Something that can be done to the ticked records of a list. */
export type BulkAct = SendAct | DialogAct;
