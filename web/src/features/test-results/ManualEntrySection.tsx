import {
  BREATH,
  collectionInformation,
  dataEntryMethods,
  refusalReasons,
  type DataEntryMethodName,
} from '@assay/schema/manual-results/manual-words';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

type AlcoholTest = NonNullable<NonNullable<Test['manualEntry']>['alcoholTest1']>;

const resultText = ({ specimenTypeId, result, testId }: AlcoholTest): string => {
  if (Number(specimenTypeId) !== BREATH)
    return result === 1 ? 'Positive (saliva)' : 'Negative (saliva)';
  return `${result} g/210 L (breath)${testId === null ? '' : `, test ${testId}`}`;
};

/** What was typed beside a result that was entered by hand. */
export const ManualEntrySection = ({ manualEntry: entry, dataEntryMethod }: Test) =>
  entry && (
    <Section title="Manual Entry">
      <Detail label="Data Entry Method">
        {dataEntryMethod && dataEntryMethods[dataEntryMethod as DataEntryMethodName]}
      </Detail>
      {entry.refusalReason && (
        <Detail label="Refusal Reason">{refusalReasons[entry.refusalReason]}</Detail>
      )}
      {entry.collectionInformation && (
        <Detail label="Collection Information">
          {collectionInformation[entry.collectionInformation]}
        </Detail>
      )}
      {entry.otherCollectionInfo && (
        <Detail label="Other Collection Info">{entry.otherCollectionInfo}</Detail>
      )}
      {entry.alcoholTest1 && (
        <Detail label="Test 1 (screen)">{resultText(entry.alcoholTest1)}</Detail>
      )}
      {entry.alcoholTest2 && (
        <Detail label="Test 2 (confirm)">{resultText(entry.alcoholTest2)}</Detail>
      )}
      <Detail label="Comment" wide>
        {entry.comment}
      </Detail>
    </Section>
  );
