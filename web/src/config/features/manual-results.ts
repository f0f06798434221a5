import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

/** Results that are entered by hand (T s2). */
export const manualResultPaths = {
  /** Step by step. */
  steps: `${paths.dashboard}/manual-lab-result/create`,
  /**
   * With a choice of how it is entered; `?testResultId=` names the order that it completes, `?participantId=` who was drawn.
   */
  create: `${paths.dashboard}/manual-lab-result-new/create`,
} as const;

export const entersResults: AccessRule = { anyOf: ['CREATE_LAB_RESULT'], type: 'MD' };

/** The form for the result of an ordered test. */
export const resultEntryOf = (testResultId: string): string =>
  `${manualResultPaths.create}?testResultId=${testResultId}`;

/** The form for the result of somebody who was drawn. */
export const resultEntryOfParticipant = (participantId: string): string =>
  `${manualResultPaths.create}?participantId=${participantId}`;

export const manualResults: Feature = {
  name: 'manual-results',
  prefixes: [manualResultPaths.steps, manualResultPaths.create],
};
