import { Checkbox } from '@chakra-ui/react';
import type { Choice } from '../../lib/choices/choices.ts';
import type { BulkChoice } from './use-bulk-choice.ts';

interface TickedNameProps {
  choice: Choice;
  bulk: BulkChoice;
  /** What stands in the row; the box is named by the whole name. */
  text: string;
}

/** Name of a row, with the box that chooses it. */
export const TickedName = ({ choice, bulk, text }: TickedNameProps) => (
  <Checkbox.Root
    size="sm"
    checked={bulk.isChosen(choice.value)}
    onCheckedChange={({ checked }) => bulk.toggle(choice, checked === true)}
  >
    <Checkbox.HiddenInput aria-label={choice.label} />
    <Checkbox.Control />
    <Checkbox.Label overflowWrap="anywhere">{text}</Checkbox.Label>
  </Checkbox.Root>
);
