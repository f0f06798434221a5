import { FlaskConical } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const detail = `${paths.dashboard}/test-results/:id` as const;

/** Tests and their results (T s2). */
export const testResultPaths = {
  list: `${paths.dashboard}/all`,
  errors: `${paths.dashboard}/error-log`,
  detail,
  history: `${detail}/history`,
  correct: `${detail}/correct`,
  /** What the donor signs of a positive result. */
  acknowledge: `${detail}/acknowledgment-admission`,
} as const;

export const seesTestResults: AccessRule = { anyOf: ['VIEW_TEST_RESULTS'] };
export const opensTestResults: AccessRule = { anyOf: ['VIEW_INSTANT_TEST'] };
export const signsAcknowledgments: AccessRule = { anyOf: ['SIGN_ACKNOWLEDGMENT'] };
export const deletesTestResults: AccessRule = { anyOf: ['DELETE_TEST_RESULT'] };

export const testResults: Feature = {
  name: 'test-results',
  prefixes: [testResultPaths.list, testResultPaths.errors, testResultPaths.detail],
  menu: [
    {
      label: 'Drugs and Alcohol',
      group: 'Dashboard',
      path: testResultPaths.list,
      icon: FlaskConical,
      access: seesTestResults,
    },
  ],
};
