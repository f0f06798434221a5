import { Box, IconButton, Input, InputGroup } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { formatUsDate, parseUsDate, withSlashes } from './us-date.ts';
import { textOf, useFormField, type FieldProps } from './use-form-field.ts';

const loadCalendar = () => import('./DateCalendar.tsx');
/** The calendar weighs more than a form; it is fetched when a hand moves to its button. */
const DateCalendar = lazy(async () => ({ default: (await loadCalendar()).DateCalendar }));

interface DateFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  /** First and last day the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/**
 * A date, typed as MM/DD/YYYY or picked. The form holds `YYYY-MM-DD`; a text that is no date stays in
 * the form as it is, so that the contract refuses it instead of a date being guessed.
 */
export function DateField<T extends FieldValues, Out>(props: DateFieldProps<T, Out>) {
  const { hint, wide, disabled, min, max } = props;
  const { field, ref } = useFormField(props);
  const value = textOf(field.value);
  const [typed, setTyped] = useState({ value, text: formatUsDate(value) });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ids = { control: useId(), trigger: useId() };
  // The value was changed by somebody else: a reset, a reload.
  if (typed.value !== value) setTyped({ value, text: formatUsDate(value) });

  const take = (text: string): void => {
    const next = parseUsDate(text) ?? text.trim();
    setTyped({ value: next, text });
    field.onChange(next);
  };
  const close = (): void => {
    setOpen(false);
    // After the calendar has gone, which may still be about to take the focus itself.
    requestAnimationFrame(() => button.current?.focus());
  };

  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <Box id={ids.control} position="relative">
        <InputGroup
          endElementProps={{ paddingInline: '1' }}
          endElement={
            <IconButton
              id={ids.trigger}
              ref={button}
              aria-label={`Calendar for ${field.label}`}
              aria-haspopup="dialog"
              aria-expanded={open}
              variant="ghost"
              colorPalette="gray"
              size="2xs"
              disabled={disabled}
              onPointerEnter={() => void loadCalendar()}
              onFocus={() => void loadCalendar()}
              onClick={() => setOpen(!open)}
            >
              <CalendarDays size={16} aria-hidden />
            </IconButton>
          }
        >
          <Input
            {...field.control}
            ref={ref}
            name={field.name}
            size="sm"
            bg="bg"
            fontVariantNumeric="tabular-nums"
            placeholder="MM/DD/YYYY"
            autoComplete="off"
            disabled={disabled}
            value={typed.text}
            onChange={({ target }) => take(withSlashes(target.value, typed.text))}
            onBlur={() => {
              setTyped({ value, text: formatUsDate(value) });
              field.onBlur();
            }}
          />
        </InputGroup>
      </Box>
      {open && (
        <Suspense>
          <DateCalendar
            ids={ids}
            label={field.label}
            value={parseUsDate(value)}
            min={min}
            max={max}
            onPick={(date) => {
              setTyped({ value: date, text: formatUsDate(date) });
              field.onChange(date);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
