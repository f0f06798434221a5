interface TickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for are ticked. */
  mixed?: boolean;
  onChange: (on: boolean) => void;
}

/** A box in a row or head of a list; the browser's own and dressed by the list (`tickedRows`), since a page may have a hundred of them. */
export const TickBox = ({ label, checked, mixed = false, onChange }: TickBoxProps) => (
  <label data-tick-room>
    <input
      type="checkbox"
      data-tick
      aria-label={label}
      checked={checked}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
