import { recordId } from '../core/fields.ts';
import { tickedInput } from '../core/ticked.ts';

export const TickedMembers = tickedInput(
  { id: 'TickedMembers', description: 'Members of pools.' },
  {},
  {},
);

export const MoveMembersInput = tickedInput(
  { id: 'MoveMembersInput', description: 'Members, and the pool that they are moved to.' },
  {
    testPoolId: recordId().describe(
      'Pool that they are moved to. It asks of each of them what it asks of a new member.',
    ),
  },
  { testPoolId: 7 },
);
