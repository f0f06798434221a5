import { Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { PopupMenu } from '../overlays/PopupMenu.tsx';
import { filterLook } from './filter-look.ts';
import type { Option } from './SelectFilter.tsx';

interface MultiSelectFilterProps<Value extends string> {
  /** Names the filter; stands on its button while nothing is chosen. */
  label: string;
  options: readonly Option<Value>[];
  /** What all of them are called together. */
  every?: string;
  values: readonly Value[];
  /** A value was chosen, or taken away. */
  onToggle: (value: Value, chosen: boolean) => void;
}

/** Filter by any of several values (operator IN). */
export function MultiSelectFilter<Value extends string>({
  label,
  options,
  every,
  values,
  onToggle,
}: MultiSelectFilterProps<Value>) {
  const chosen = options.filter((option) => values.includes(option.value));
  const [only] = chosen;
  const some = chosen.length === 1 ? only?.label : `${label}: ${chosen.length} selected`;
  const all = chosen.length === options.length ? every : undefined;
  const text = only === undefined ? label : (all ?? some);
  return (
    <PopupMenu
      trigger={
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          {...filterLook(chosen.length > 0)}
          aria-label={`${label}: ${chosen.length} selected`}
        >
          {text} <ChevronDown size={16} aria-hidden />
        </Button>
      }
      first={options[0]?.value}
      staysOpen
      content={{ minWidth: '12rem', maxHeight: '20rem' }}
    >
      {(Menu) =>
        options.map(({ value, label: name }) => (
          <Menu.CheckboxItem
            key={value}
            value={value}
            checked={values.includes(value)}
            onCheckedChange={(checked) => onToggle(value, checked)}
          >
            <Menu.ItemIndicator />
            {name}
          </Menu.CheckboxItem>
        ))
      }
    </PopupMenu>
  );
}
