import { Alert, Box, Button, Flex, Text } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FormContext } from '../../components/form/form-context.ts';
import { FormButtons } from '../../components/form/FormButtons.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { FormFoot } from '../../components/form/FormFoot.tsx';
import { fieldRule } from '../../components/form/field-rule.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ErrorSummary } from '../../components/record-form/ErrorSummary.tsx';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { FirstStep } from './FirstStep.tsx';
import { instantTestForm } from './instant-test-form.ts';
import { instantTestLabels, instantTestSteps, instantTestTexts } from './instant-test-words.ts';
import { ResultStep } from './ResultStep.tsx';
import type { InstantTestStart } from './start-instant-test.ts';
import { StepMarks } from './StepMarks.tsx';
import { useAttachments } from './use-attachments.ts';
import { useInstantTest } from './use-instant-test.ts';
import { useResultRules } from './use-result-rules.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

const context = {
  ruleOf: (path: string) => fieldRule(instantTestForm, path),
  labels: instantTestLabels,
};

/** On a tablet everything is as high as a finger is wide, whatever the width of its screen. */
const forFingers = {
  '@media (pointer: coarse)': {
    '& input:not([type=checkbox]), & select, & button': { minHeight: 'touch' },
  },
};

/** "Instant Test Data Entry": a test on the spot in two steps (T s2). */
export function InstantTestView() {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const start = useLoaderData<InstantTestStart>();
  const entry = useInstantTest(start);
  const { form, step, place, panel, isRefused, isBusy, compliance, draft } = entry;
  const rules = useResultRules(form, panel);
  const attachments = useAttachments(form);
  const begun = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // Who works by keyboard goes on where the other step begins.
    if (shown.current !== step) top.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  const { enter, isOn } = compliance;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (start.isPrefillLost) toastError(instantTestTexts.noPrefill);
    if (isOn && start.draft === null && start.participant === null) enter();
  }, [start, isOn, enter]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    entry.next();
  };
  const action = isRefused ? 'Submit' : step === 1 ? 'Next' : 'Verify and Confirm';
  return (
    <Box css={forFingers}>
      <PageHeader title={instantTestTexts.title} actions={<StepMarks step={step} />} />
      {start.draft !== null && (
        <Alert.Root status="info" marginBottom="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {`Your draft of ${momentText(start.draft.savedAt)} is back. Only this session can read it.`}
            </Alert.Title>
          </Alert.Content>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={entry.discard}>
            Discard the draft
          </Button>
        </Alert.Root>
      )}
      <FormContext value={context}>
        <form noValidate aria-label={instantTestTexts.title} onSubmit={submit}>
          <FormErrors control={form.control} onClose={() => form.clearErrors('root')} />
          <ErrorSummary form={form} labels={instantTestLabels} tried={entry.isTried} />
          <Box
            ref={top}
            tabIndex={-1}
            role="group"
            aria-label={`Step ${step}: ${instantTestSteps[step - 1] ?? ''}`}
            outline="none"
          >
            <Box display={step === 1 ? 'block' : 'none'} paddingBottom="6">
              <FirstStep
                form={form}
                place={place}
                choosesCompany={entry.choosesCompany}
                isRefused={isRefused}
              />
            </Box>
            {step === 2 && (
              <Box paddingBottom="6">
                <ResultStep form={form} panel={panel} rules={rules} attachments={attachments} />
              </Box>
            )}
          </Box>
          <FormFoot
            note={
              draft.savedAt !== null && (
                <Flex
                  role="status"
                  aria-busy={draft.isBehind}
                  align="center"
                  gap="2"
                  textStyle="sm"
                  color="fg.muted"
                >
                  <Save size={14} aria-hidden />
                  <Text>
                    {draft.isBehind
                      ? 'Keeping a draft…'
                      : `Draft kept on this device, ${momentText(draft.savedAt)}`}
                  </Text>
                </Flex>
              )
            }
          >
            <FormButtons
              cancel={step === 1 ? 'Cancel' : 'Back'}
              action={action}
              busy={isBusy}
              onCancel={entry.back}
            />
          </FormFoot>
        </form>
      </FormContext>
      <VerifyDialog
        open={entry.dialog === 'verify'}
        values={form.getValues()}
        place={place}
        panel={panel}
        isRefused={isRefused}
        pending={isBusy}
        onConfirm={entry.confirm}
        onBack={entry.closeDialog}
      />
      <CommentDialog
        open={entry.dialog === 'comment'}
        onComment={entry.comment}
        onCancel={entry.closeDialog}
      />
      {compliance.dialog}
    </Box>
  );
}
