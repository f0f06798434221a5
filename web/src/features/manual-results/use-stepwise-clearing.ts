import { useMemo } from 'react';
import {
  hasOtherInfo,
  hasSpecimenId,
  isConfirmed,
} from '@assay/schema/manual-results/manual-words';
import { useClearing, type Clearing } from '../../lib/forms/use-follow-up.ts';
import type { StepwiseFormState } from './StepwiseForm.tsx';

const blankTest = { specimenTypeId: '', result: '', testId: '' };

/** What no longer fits once a field of the steps has another value, by its path (T s4). */
function clearingOf({ setValue, getValues }: StepwiseFormState): Clearing {
  const clear = (...names: Parameters<typeof setValue>[0][]): void => {
    for (const name of names) setValue(name, '');
  };
  const clearTests = (): void => {
    setValue('testResult.alcoholTest1', blankTest);
    setValue('testResult.alcoholTest2', blankTest);
  };
  const clearUndue = (): void => {
    const { specimenTypeId, result } = getValues('testResult.alcoholTest1');
    if (result === '' || !isConfirmed(Number(specimenTypeId), Number(result)))
      setValue('testResult.alcoholTest2', blankTest);
  };
  return {
    testType: () => {
      clearTests();
      // Whose report it is, is asked of a drug test alone.
      clear(
        'testResult.reportSource',
        'testResult.collectionInformation',
        'testResult.collectionTypeId',
        'testResult.otherCollectionInfo',
        'testResult.specimenId',
      );
      setValue('testResult.drugAdulterantResults', []);
    },
    dot: () => clear('donor.agency', 'donor.primaryIdType', 'testResult.reportSource'),
    'donor.agency': () => clear('donor.primaryIdType'),
    'testResult.overallResult': () => {
      const overall = getValues('testResult.overallResult');
      setValue('testResult.drugAdulterantResults', []);
      if (overall !== 'REFUSAL') clear('testResult.refusalReason');
      if (overall === 'REFUSAL' || overall === 'CANCELLED') clearTests();
    },
    'testResult.collectionInformation': () => {
      if (!hasSpecimenId(getValues('testResult.collectionInformation')))
        clear('testResult.specimenId');
    },
    'testResult.collectionTypeId': () => {
      if (!hasOtherInfo(getValues('testResult.collectionTypeId')))
        clear('testResult.otherCollectionInfo');
    },
    'testResult.alcoholTest1.specimenTypeId': () => {
      clear('testResult.alcoholTest1.result', 'testResult.alcoholTest1.testId');
      setValue('testResult.alcoholTest2', blankTest);
    },
    'testResult.alcoholTest1.result': clearUndue,
    'testResult.alcoholTest2.specimenTypeId': () =>
      clear('testResult.alcoholTest2.result', 'testResult.alcoholTest2.testId'),
  };
}

/** Clears what no longer fits once somebody chose something else: what is out of sight is not sent. */
export function useStepwiseClearing(form: StepwiseFormState): void {
  const clearing = useMemo(() => clearingOf(form), [form]);
  useClearing(form, clearing);
}
