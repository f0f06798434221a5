import { Group, IconButton } from '@chakra-ui/react';
import { ChartLine, Table as TableIcon } from 'lucide-react';

const looks = [
  { id: 'chart', label: 'Show the chart', icon: ChartLine },
  { id: 'table', label: 'Show the table', icon: TableIcon },
] as const;
export type ChartLook = (typeof looks)[number]['id'];

interface ChartToggleProps {
  /** What is shown, for those who hear several of these. */
  of?: string;
  look: ChartLook;
  onChange: (look: ChartLook) => void;
}

/** Every chart has its table one press away. */
export const ChartToggle = ({ of, look, onChange }: ChartToggleProps) => (
  <Group attached role="group" aria-label={of ? `Chart or table: ${of}` : 'Chart or table'}>
    {looks.map(({ id, label, icon: Icon }) => (
      <IconButton
        key={id}
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-label={label}
        aria-pressed={look === id}
        _pressed={{ bg: 'brand.muted', color: 'brand.fg' }}
        onClick={() => onChange(id)}
      >
        <Icon size={16} aria-hidden />
      </IconButton>
    ))}
  </Group>
);
