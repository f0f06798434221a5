import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { Payload } from '../../lib/forms/save-form.ts';
import { StaleVersionDialog } from '../dialogs/StaleVersionDialog.tsx';
import { Form } from '../form/Form.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

export interface RecordFormProps<
  C extends z.ZodType,
  P extends Payload,
  R,
  V extends FieldValues,
> extends RecordFormOptions<C, P, R> {
  /** The page's title; it names the form as well. */
  title: string;
  subtitle?: string;
  /** Words of the main action: "Create Company". */
  action?: string;
  /** Whether there is nothing to send before something was changed; so it is of a stored record. */
  needsChange?: boolean;
  /** Its fields, in sections. `V` is what they take a form to hold, when they serve more than this contract. */
  children: (form: UseFormReturn<V>) => ReactNode;
}

/** Sections of a form have wider words beside them than those of a record, and begin where its head ends. */
const fields = {
  lg: { '--section-head': '264px', '--section-gap': '48px' },
  '& > section:first-of-type': { paddingTop: '1' },
};

/**
 * The page on which a record is created or edited. From the contract it makes the first values, the checks and
 * the marks of required fields; it sends a save once at a time, puts refusals on their fields, and asks when
 * somebody else was faster. Nothing that was typed is lost by it: not by a refusal, a lost connection, a record
 * that was deleted meanwhile, or a way out that was taken by mistake.
 */
export function RecordForm<
  C extends z.ZodType,
  P extends Payload,
  R = undefined,
  V extends FieldValues = FormValues<C>,
>({
  title,
  subtitle,
  action = 'Save',
  needsChange,
  children,
  ...options
}: RecordFormProps<C, P, R, V>) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { contract } = options;
  const { form, save, cancel, staleDialog, labels, isGone, typedText } = useRecordForm(options);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Form form={form} contract={contract} labels={options.labels} label={title} onSubmit={save}>
        {isGone && <GoneNotice text={typedText()} />}
        <ErrorSummary form={form} labels={labels} />
        {/* The fields need to know what the form holds, not what it sends. */}
        <Box css={fields}>{children(form as unknown as UseFormReturn<V>)}</Box>
        <SaveBar
          control={form.control}
          action={action}
          needsChange={needsChange ?? options.record !== undefined}
          onCancel={cancel}
        />
      </Form>
      <StaleVersionDialog {...staleDialog} />
    </>
  );
}
