import { describe, expect, it } from 'vitest';
import type { ComplianceAction } from '@assay/schema/compliance/compliance-words';
import { testingSettings } from '../profile/effective-settings.ts';
import { allowedActions } from './alert-actions.ts';
import { isOverride } from './override.ts';

const judged = {
  alertResource: null,
  alertResourceFile: null,
  state: 'TX' as const,
  testType: 'LAB' as const,
  findings: [],
  isChecked: true,
};
const alert = (actions: ComplianceAction[]) => ({
  ...judged,
  status: 'RED_ALERT' as const,
  alertMessage: 'Not in this state.',
  actions,
});
const plain = { isComplianceIgnore: false, complianceOverrideReason: null };
const overridden = { isComplianceIgnore: true, complianceOverrideReason: 'Counsel agreed' };

describe('a test with an alert', () => {
  it('goes on where the company configured nothing (decision 11)', () => {
    expect(isOverride(alert([]), plain)).toBe(false);
  });

  it.each<[ComplianceAction[], typeof plain | typeof overridden]>([
    [['END'], plain],
    [['END'], overridden],
    [['CORRECT'], plain],
    [['CORRECT'], overridden],
    [['OVERRIDE'], plain],
    [['CORRECT', 'OVERRIDE'], plain],
  ])('is refused with the message where %j is allowed and %j is sent', (actions, sent) => {
    expect(() => isOverride(alert(actions), sent)).toThrow('Not in this state.');
  });

  it.each<ComplianceAction[][]>([[['OVERRIDE']], [['CORRECT', 'OVERRIDE']]])(
    'goes on with a reason where %j is allowed',
    (actions) => {
      expect(isOverride(alert(actions), overridden)).toBe(true);
    },
  );

  it('is refused with what the check came to (contract §27)', () => {
    const complianceResult = alert(['CORRECT']);

    expect(() => isOverride(complianceResult, plain)).toThrow(
      expect.objectContaining({
        code: 'COMPLIANCE_ALERT',
        params: { alertMessage: 'Not in this state.', complianceResult },
      }),
    );
  });

  it('needs the reason', () => {
    const sent = { ...overridden, complianceOverrideReason: null };

    expect(() => isOverride(alert(['OVERRIDE']), sent)).toThrow(
      expect.objectContaining({
        status: 400,
        errors: { complianceOverrideReason: [expect.objectContaining({ errorCode: 'BLANK' })] },
      }),
    );
  });
});

it('a test without an alert needs no override', () => {
  const result = { ...judged, status: 'SUCCESS' as const, alertMessage: null, actions: [] };

  expect([isOverride(result, plain), isOverride(result, overridden)]).toEqual([false, false]);
});

describe('what a company allows', () => {
  it.each([
    [{}, 'RED_ALERT', []],
    [{ COMPLIANCE_LOCK_IF_RED_ALERT: true }, 'RED_ALERT', ['END']],
    [{ COMPLIANCE_LOCK_IF_RED_ALERT: true }, 'YELLOW_ALERT', []],
    [{ COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_RED_ALERT: true }, 'RED_ALERT', ['CORRECT']],
    [
      {
        COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_YELLOW_ALERT: true,
        COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_YELLOW_ALERT: true,
      },
      'YELLOW_ALERT',
      ['CORRECT', 'OVERRIDE'],
    ],
    [{ COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT: true }, 'SUCCESS', []],
  ] as const)('%j of %s: %j', (stored, status, actions) => {
    expect(allowedActions(testingSettings(stored), status)).toEqual(actions);
  });
});
