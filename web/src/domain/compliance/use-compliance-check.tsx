import { useRef, useState, type ReactNode } from 'react';
import type { ProgramName } from '@assay/schema/common/programs';
import type { ComplianceTestType } from '@assay/schema/compliance/compliance-words';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { userErrorText } from '../../lib/forms/apply-errors.ts';
import { toastError, toastSuccess, toastWarning } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ComplianceStage } from './ComplianceDialog.tsx';
import type { CompliancePartsFragment } from './compliance.generated.ts';
import {
  askCompliance,
  isSameTest,
  type CheckedTest,
  type ComplianceOutcome,
  type PlannedTest,
} from './planned-test.ts';

interface Options {
  testType: ComplianceTestType;
  program: ProgramName;
  /** The entry was left before a check was passed. */
  onCancel: () => void;
  /** "End Test": the test ends, to the dashboard. */
  onEnd: () => void;
  /** The test that was entered may go on: location, specimen and reason belong into the form. */
  onPassed: (test: CheckedTest, outcome: ComplianceOutcome) => void;
}

export interface ComplianceCheck {
  /** Whether the viewer's company checks such tests; of internal users the company of the location decides. */
  isOn: boolean;
  /** Whether location, specimen or reason changed since the last check that was passed (T s4). */
  isNeeded: (test: CheckedTest) => boolean;
  /** Opens "Compliance Check Data Entry" with what is known of the test. */
  enter: (planned?: Partial<PlannedTest>) => void;
  /** Before a test is sent: checks it again where it changed. Answers what is sent beside it; null when it may not be sent. */
  ensure: (test: CheckedTest) => Promise<ComplianceOutcome | null>;
  isChecking: boolean;
  /** Its dialogs, to be rendered by the page. */
  dialog: ReactNode;
}

/** Whether a test goes on without a decision; says what was found. */
function goesOn({ isChecked, status, actions, alertMessage }: CompliancePartsFragment): boolean {
  if (!isChecked) return true;
  if (status === 'SUCCESS') toastSuccess('The test is compliant.');
  // Where the company configured nothing, an alert is told and stops nothing (decision 11).
  else if (actions.length === 0) toastWarning('Compliance alert', alertMessage ?? undefined);
  return status === 'SUCCESS' || actions.length === 0;
}

/** What a check found; null where it was refused or did not arrive, which is said. */
async function found(
  asked: ReturnType<typeof askCompliance>,
): Promise<CompliancePartsFragment | null> {
  try {
    const { complianceResult, errors } = await asked;
    if (errors[0]) toastError(userErrorText(errors[0]));
    return complianceResult;
  } catch (error) {
    toastError(failureOf(error).message);
    return null;
  }
}

const CLOSED: ComplianceStage = { at: 'closed' };

const ComplianceDialog = lazyDialog(
  async () => (await import('./ComplianceDialog.tsx')).ComplianceDialog,
);

/**
 * The compliance check of a form that plans a test (T s4): `enter` begins it, and `ensure` repeats it before the test is sent.
 */
export function useComplianceCheck(options: Options): ComplianceCheck {
  const { testType, program, onCancel, onEnd, onPassed } = options;
  const { profile, settings } = useViewer();
  const [stage, setStage] = useState<ComplianceStage>(CLOSED);
  const [planned, setPlanned] = useState<Partial<PlannedTest>>({});
  const [passed, setPassed] = useState<{ test: CheckedTest; outcome: ComplianceOutcome } | null>(
    null,
  );
  const [isChecking, setIsChecking] = useState(false);
  /** Who waits for the decision on an alert, to send a test or not. */
  const sender = useRef<((outcome: ComplianceOutcome | null) => void) | null>(null);

  const leave = (outcome: ComplianceOutcome | null): boolean => {
    setStage(CLOSED);
    const waited = sender.current !== null;
    sender.current?.(outcome);
    sender.current = null;
    return waited;
  };
  const pass = (test: CheckedTest, result: CompliancePartsFragment, reason: string | null) => {
    const isComplianceIgnore = reason !== null;
    const outcome = { result, isComplianceIgnore, complianceOverrideReason: reason };
    setPassed({ test, outcome });
    return outcome;
  };
  /** The outcome of a check that needs no decision; null once the alert is shown. */
  const judge = (test: CheckedTest, result: CompliancePartsFragment): ComplianceOutcome | null => {
    setPlanned(test);
    if (goesOn(result)) return pass(test, result, null);
    setStage({ at: 'alert', test, result });
    return null;
  };

  const ensure = async (test: CheckedTest): Promise<ComplianceOutcome | null> => {
    if (passed && isSameTest(passed.test, test)) return passed.outcome;
    setIsChecking(true);
    const result = await found(askCompliance(testType, program, test));
    setIsChecking(false);
    if (!result) return null;
    const decided = new Promise<ComplianceOutcome | null>((resolve) => {
      sender.current = resolve;
    });
    const outcome = judge(test, result);
    if (outcome === null) return decided;
    sender.current = null;
    return outcome;
  };

  const cancel = (): void => {
    // Before a test is sent, the form stays as it is.
    if (!leave(null)) onCancel();
  };
  const content = {
    stage,
    entry: {
      testType,
      program,
      planned,
      onChecked: (test: CheckedTest, result: CompliancePartsFragment) => {
        const outcome = judge(test, result);
        if (outcome === null) return;
        setStage(CLOSED);
        onPassed(test, outcome);
      },
      onCancel: cancel,
    },
    alert: {
      onEnd: () => {
        leave(null);
        onEnd();
      },
      onCancel: cancel,
      onCorrect: () => {
        leave(null);
        setStage({ at: 'entry' });
      },
      onOverride: (reason: string) => {
        if (stage.at !== 'alert') return;
        const outcome = pass(stage.test, stage.result, reason);
        if (!leave(outcome)) onPassed(stage.test, outcome);
      },
    },
  };
  const dialog = <ComplianceDialog of={stage.at === 'closed' ? null : content} onClose={cancel} />;
  const own = testType === 'LAB' ? 'COMPLIANCE_CHECK_LAB_ORDER' : 'COMPLIANCE_CHECK_INSTANT_TEST';
  const isOn = profile.type === 'MD' || (settings.ALLOW_COMPLIANCE_API && settings[own]);
  const isNeeded = (test: CheckedTest): boolean => !passed || !isSameTest(passed.test, test);
  const enter = (test: Partial<PlannedTest> = {}): void => {
    setPlanned(test);
    setStage({ at: 'entry' });
  };
  return { isOn, isNeeded, enter, ensure, isChecking, dialog };
}
