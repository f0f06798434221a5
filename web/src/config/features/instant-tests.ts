import { TestTube } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const create = `${paths.dashboard}/instant-test` as const;

/** Tests on the spot (T s2). */
export const instantTestPaths = {
  create,
  confirm: `${create}/:id/confirm`,
} as const;

export const entersInstantTests: AccessRule = { anyOf: ['CREATE_INSTANT_TEST_PAGE'] };
export const confirmsInstantTests: AccessRule = { anyOf: ['CONFIRM_INSTANT_TEST'] };

/** The documented spelling of who was drawn, in the address of the entry. */
export const PARTICIPANT_PARAMETER = 'particpant';

/** Where an instant test of somebody who was drawn is entered. */
export const instantTestOf = (participantId: string | number): string =>
  `${create}?${PARTICIPANT_PARAMETER}=${participantId}`;

export const instantTests: Feature = {
  name: 'instant-tests',
  prefixes: [create],
  quickActions: [
    {
      label: 'Start an instant test',
      hint: 'Donor, consent and result on the spot',
      path: create,
      icon: TestTube,
      access: entersInstantTests,
    },
  ],
};
