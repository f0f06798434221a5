import { recordId } from '../core/fields.ts';
import { selectionInput } from '../core/selection.ts';

export const MembersSelection = selectionInput(
  { id: 'MembersSelection', description: 'Members of pools.' },
  {},
  {},
);

export const MoveMembersInput = selectionInput(
  { id: 'MoveMembersInput', description: 'Members, and the pool that they are moved to.' },
  {
    testPoolId: recordId().describe(
      'Pool that they are moved to. It asks of each of them what it asks of a new member.',
    ),
  },
  { testPoolId: 7 },
);
