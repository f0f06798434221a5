import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { localDay } from '../../lib/local-day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from './use-form-field.ts';

/** `2026-03-01T16:05:00.000Z` → `2026-03-01T10:05` by the clock of the reader; blank for what is no moment. */
function localText(moment: string): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  return `${localDay(at)}T${at.toTimeString().slice(0, 5)}`;
}

/** The way back: what the reader's clock shows, as UTC; blank while it is not whole. */
function momentOf(local: string): string {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** A quarter of an hour (T s9). */
const STEP_SECONDS = 900;

interface MomentFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  /** Latest moment that can be picked; now for what has happened. */
  max?: string;
  /** Earliest moment that can be picked. */
  min?: string;
}

/** A day with its time, by the reader's clock. The form holds UTC, ISO 8601, or an empty text. */
export function MomentField<T extends FieldValues, Out>(props: MomentFieldProps<T, Out>) {
  const { hint, wide, disabled, max, min } = props;
  const { field, ref } = useFormField(props);
  const value = textOf(field.value);
  /* A moment that is typed in parts is no value yet, and stays on the screen. */
  const [typed, setTyped] = useState({ value, text: localText(value) });
  if (typed.value !== value) setTyped({ value, text: localText(value) });
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <Input
        {...field.control}
        ref={ref}
        name={field.name}
        type="datetime-local"
        size="sm"
        bg="bg"
        fontVariantNumeric="tabular-nums"
        disabled={disabled}
        max={max === undefined ? undefined : localText(max)}
        min={min === undefined ? undefined : localText(min)}
        step={STEP_SECONDS}
        value={typed.text}
        onChange={({ target }) => {
          const next = momentOf(target.value);
          setTyped({ value: next, text: target.value });
          field.onChange(next);
        }}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
