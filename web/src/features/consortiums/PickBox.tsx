import { Checkbox } from '@chakra-ui/react';

interface PickBoxProps {
  /** What is ticked; stands behind the box. */
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** The name of a row with a box to tick. */
export const PickBox = ({ label, checked, onChange }: PickBoxProps) => (
  <Checkbox.Root
    size="sm"
    checked={checked}
    onCheckedChange={(now) => onChange(now.checked === true)}
    maxWidth="100%"
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label minWidth="0" overflow="hidden" textOverflow="ellipsis" fontWeight="inherit">
      {label}
    </Checkbox.Label>
  </Checkbox.Root>
);
