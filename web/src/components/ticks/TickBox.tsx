import { chakra } from '@chakra-ui/react';

interface TickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for are ticked. */
  mixed?: boolean;
  onChange: (on: boolean) => void;
}

/** A box in a row or head of a list; the browser's own, since a page may have a hundred of them. */
export const TickBox = ({ label, checked, mixed = false, onChange }: TickBoxProps) => (
  <chakra.label
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    verticalAlign="middle"
    cursor="pointer"
    boxSize={{ base: 'touch', md: '7' }}
    marginStart={{ md: '-1.5' }}
  >
    <chakra.input
      type="checkbox"
      data-tick
      aria-label={label}
      boxSize="4"
      cursor="pointer"
      accentColor="colorPalette.solid"
      focusVisibleRing="outside"
      borderRadius="l1"
      checked={checked}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  </chakra.label>
);
