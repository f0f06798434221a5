import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isRefusal } from '@assay/schema/instant-tests/instant-test-rules';
import { instantTestPaths } from '../../config/features/instant-tests.ts';
import { paths } from '../../config/paths.ts';
import { useComplianceCheck } from '../../domain/compliance/use-compliance-check.tsx';
import type { CheckedTest, ComplianceOutcome } from '../../domain/compliance/planned-test.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { firstValues } from './first-values.ts';
import {
  checkedBy,
  firstStepPaths,
  withConsentOf,
  type InstantTestSent,
  type InstantTestValues,
} from './instant-test-form.ts';
import {
  CreateInstantTestDocument,
  ValidateInstantTestDocument,
  ValidateInstantTestFirstFormDocument,
} from './instant-test.generated.ts';
import { inputOf, firstFormOf } from './instant-test-input.ts';
import { instantTestTexts } from './instant-test-words.ts';
import type { InstantTestStart } from './start-instant-test.ts';
import { useDraft } from './use-draft.ts';
import { choose, useFollowUps } from './use-follow-ups.ts';
import { usePlace } from './use-place.ts';
import { useToldErrors } from './use-told-errors.ts';

/** Which dialog stands over the form. */
type Dialog = 'verify' | 'comment' | null;

/** What the law looks at; null while it is not all chosen. */
function plannedOf({ locationId, donor, testResult }: InstantTestValues): CheckedTest | null {
  const { specimenTypeId } = testResult;
  if (typeof locationId !== 'number' || typeof specimenTypeId !== 'number') return null;
  const reasonForTest = donor.reasonForTest as CheckedTest['reasonForTest'];
  return { locationId, specimenTypeId, reasonForTest };
}

/** The entry of an instant test in two steps (T s4): checks of each step, compliance, the verify dialog, and its draft. */
export function useInstantTest(start: InstantTestStart) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { profile } = useViewer();
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2>(1);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ComplianceOutcome | null>(null);
  const [first] = useState(() =>
    firstValues(start, {
      fullName: `${profile.firstName} ${profile.lastName}`,
      companyId: profile.company ? Number(profile.company.id) : null,
    }),
  );
  const [panelId, setPanelId] = useState<unknown>(first.testResult.testPanelId);
  const [locationId, setLocationId] = useState<unknown>(first.locationId);
  const place = usePlace(locationId);
  const panel = place?.panels.find(({ id }) => Number(id) === panelId) ?? null;
  const [isTried, setTried] = useState(false);
  const check = contractResolver<InstantTestValues, InstantTestSent>(checkedBy(panel));
  const form = useForm<InstantTestValues, unknown, InstantTestSent>({
    resolver: (values, context, options) => check(withConsentOf(place, values), context, options),
    defaultValues: first,
  });
  const { control, getValues, setValue } = form;
  useToldErrors(form, form.formState.errors);
  useFollowUps(form);
  const watched = useWatch({ control, name: ['locationId', 'testResult.testPanelId'] });
  if (watched[0] !== locationId) setLocationId(watched[0]);
  if (watched[1] !== panelId) setPanelId(watched[1]);
  const companyOfPlace = place === null ? null : Number(place.company.id);
  useEffect(() => {
    // Who chose the location first has its company shown beside it.
    if (companyOfPlace !== null && getValues('companyId') === '')
      setValue('companyId', companyOfPlace);
  }, [companyOfPlace, getValues, setValue]);
  const isAccepted = useWatch({ control, name: 'donor.isDonorAcceptTest' });
  const isRefused = isAccepted === false;
  const unsaved = useUnsavedChanges(form.formState.isDirty || start.draft !== null);
  const draft = useDraft(form, start.draftName, start.draft?.savedAt ?? null);

  /** Leaves the entry with nothing of it left on the device. */
  const leave = async (to: string): Promise<void> => {
    draft.drop();
    unsaved.clear();
    await navigate(to, { replace: true });
  };
  const compliance = useComplianceCheck({
    testType: 'POCT',
    program: 'NON_DOT',
    onCancel: () => void leave(paths.dashboard),
    onEnd: () => void leave(paths.dashboard),
    onPassed: (test, passed) => {
      setOutcome(passed);
      choose(form, 'locationId', test.locationId);
      choose(form, 'testResult.specimenTypeId', test.specimenTypeId);
      setValue('donor.reasonForTest', test.reasonForTest ?? '', { shouldDirty: true });
    },
  });

  /** Whether the law lets the test go on, as it is typed now. */
  const isLawful = async (): Promise<boolean> => {
    const planned = plannedOf(getValues());
    if (!compliance.isOn || isRefused || planned === null) return true;
    const passed = await compliance.ensure(planned);
    if (passed) setOutcome(passed);
    return passed !== null;
  };
  const busily = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    form.clearErrors('root');
    await work().finally(() => setBusy(false));
  };
  const id = () => String(getValues('locationId'));
  const input = () => inputOf(getValues(), place, outcome);
  /** Nothing goes on: what it was refused for is said above the form too, also of fields that are not on the screen. */
  const refuse = (): void => setTried(true);

  const toSecondStep = async (): Promise<void> => {
    if (!(await form.trigger([...firstStepPaths], { shouldFocus: true }))) return refuse();
    if (isRefused) return setDialog('verify');
    if (!(await isLawful())) return;
    const sent = firstFormOf(getValues(), place);
    const checked = await saveForm(
      form,
      async () =>
        (await sendMutation(ValidateInstantTestFirstFormDocument, { id: id(), input: sent }))
          .validateInstantTestFirstForm,
    );
    if (!checked) return refuse();
    setTried(false);
    setStep(2);
    window.scrollTo({ top: 0 });
  };
  const toVerify = async (): Promise<void> => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return refuse();
    let asksForComment = false;
    const checked = await saveForm(form, async () => {
      const { validateInstantTest: answer } = await sendMutation(ValidateInstantTestDocument, {
        id: id(),
        input: input(),
      });
      const [only, ...others] = answer.errors;
      asksForComment = only?.path.at(-1) === 'confirmationComment' && others.length === 0;
      return asksForComment ? null : answer;
    });
    if (asksForComment) setDialog('comment');
    else if (checked) setDialog('verify');
    else refuse();
  };
  const create = async (): Promise<void> => {
    if (!(await isLawful())) return setDialog(null);
    const saved = await saveForm(
      form,
      async () =>
        (await sendMutation(CreateInstantTestDocument, { locationId: id(), input: input() }))
          .createInstantTest,
    );
    setDialog(null);
    if (!saved?.instantTest) return refuse();
    toastSuccess(instantTestTexts.created);
    const { confirm } = instantTestPaths;
    const isNegative = getValues('testResult.resultType') === 'RESULT_NEGATIVE';
    await leave(
      isRefused || isNegative
        ? paths.dashboard
        : linksOf({ confirm }, { id: saved.instantTest.id }).confirm,
    );
  };

  return {
    form,
    place,
    panel,
    step,
    dialog,
    isRefused: isRefusal({ donor: { isDonorAcceptTest: isAccepted } }),
    isBusy: isBusy || compliance.isChecking,
    compliance,
    draft,
    choosesCompany: profile.type === 'MD',
    isTried,
    next: () => void busily(step === 1 || isRefused ? toSecondStep : toVerify),
    back: () => (step === 2 ? setStep(1) : void navigate(paths.dashboard)),
    closeDialog: () => setDialog(null),
    confirm: () => void busily(create),
    comment: async (text: string): Promise<void> => {
      setValue('testResult.confirmationComment', text, { shouldDirty: true });
      await toVerify();
    },
    discard: () => {
      draft.drop();
      unsaved.clear();
      window.location.reload();
    },
  };
}
