import { Button } from '@chakra-ui/react';

interface ChipButtonsProps<V extends string | number> {
  options: readonly { value: V; label: string }[];
  chosen: readonly unknown[];
  /** The chosen ones, in the order of the options. */
  onChange: (chosen: V[]) => void;
  size?: 'xs' | 'sm';
}

/** A button for each of a few values, pressed when the value is chosen. */
export function ChipButtons<V extends string | number>({
  options,
  chosen,
  onChange,
  size = 'xs',
}: ChipButtonsProps<V>) {
  const press = (value: V): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    );
  return options.map(({ value, label }) => (
    <Button
      key={value}
      size={size}
      variant="outline"
      colorPalette="gray"
      aria-pressed={chosen.includes(value)}
      _pressed={{ bg: 'brand.muted', color: 'brand.fg', borderColor: 'brand.emphasized' }}
      onClick={() => press(value)}
    >
      {label}
    </Button>
  ));
}
