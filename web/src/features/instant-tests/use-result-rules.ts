import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { urineTypeIds } from '@assay/schema/instant-tests/instant-test-words';
import {
  linesOf,
  type InstantTestSent,
  type InstantTestValues,
  type Panel,
} from './instant-test-form.ts';

type InstantTestForm = UseFormReturn<InstantTestValues, unknown, InstantTestSent>;

/** Whether the panel is the one that the lines of the form are about. */
const isAbout = (panel: Panel, lines: InstantTestValues['testResult']['drugAdulterantResults']) =>
  lines.length === panel.drugAdulterantsData.length &&
  panel.drugAdulterantsData.every(({ id }, at) => lines[at]?.drugAdulterantId === Number(id));

/** What follows in the second step from what was chosen (T s4): lines, temperature and overall result. */
export function useResultRules(
  { control, setValue, getValues }: InstantTestForm,
  panel: Panel | null,
) {
  const [collectedAt, specimenTypeId, resultType, temperature, lines] = useWatch({
    control,
    name: [
      'testResult.collectedAt',
      'testResult.specimenTypeId',
      'testResult.resultType',
      'testResult.temperature',
      'testResult.drugAdulterantResults',
    ],
  });
  const isUrine = urineTypeIds.includes(Number(specimenTypeId));
  const adulterants = new Set(
    panel?.drugAdulterantsData
      .filter(({ type }) => type === 'ADULTERANT')
      .map(({ id }) => Number(id)),
  );
  const hasAdulterant = lines.some(
    ({ drugAdulterantId: id, isPositive }) => isPositive && adulterants.has(Number(id)),
  );
  const mustBeInvalid = (isUrine && temperature === '0') || hasAdulterant;
  const isPositive = resultType === 'RESULT_PRELIMINARY_POSITIVE';

  useEffect(() => {
    if (panel === null) return;
    const before = getValues('testResult.drugAdulterantResults');
    const fresh = linesOf(panel, collectedAt);
    if (!isAbout(panel, before)) setValue('testResult.drugAdulterantResults', fresh);
    // Of another day other cutoffs may hold; what was said of a drug that was found stays.
    else
      before.forEach((line, at) => {
        const cutoff = fresh[at]?.confirmCutoff;
        if (!line.isPositive && cutoff !== undefined && cutoff !== line.confirmCutoff)
          setValue(`testResult.drugAdulterantResults.${at}.confirmCutoff`, cutoff);
      });
  }, [panel, collectedAt, getValues, setValue]);
  useEffect(() => {
    if (!isUrine && getValues('testResult.temperature') !== '')
      setValue('testResult.temperature', '');
  }, [isUrine, getValues, setValue]);
  useEffect(() => {
    if (mustBeInvalid && getValues('testResult.resultType') !== 'RESULT_INVALID')
      setValue('testResult.resultType', 'RESULT_INVALID', {
        shouldDirty: true,
        shouldValidate: true,
      });
  }, [mustBeInvalid, getValues, setValue]);
  useEffect(() => {
    if (isPositive || panel === null) return;
    const fresh = linesOf(panel, getValues('testResult.collectedAt'));
    getValues('testResult.drugAdulterantResults').forEach((line, at) => {
      const isDrug = panel.drugAdulterantsData[at]?.type === 'DRUG';
      const blank = fresh[at];
      if (isDrug && line.isPositive && blank)
        setValue(`testResult.drugAdulterantResults.${at}`, blank, { shouldDirty: true });
    });
  }, [isPositive, panel, getValues, setValue]);

  return { isUrine, mustBeInvalid, isPositive, isChosen: Boolean(resultType), temperature };
}
