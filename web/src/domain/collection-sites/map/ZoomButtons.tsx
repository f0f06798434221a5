import { IconButton, Stack } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';

interface ZoomButtonsProps {
  /** 0 shows all sites; each further step shows half as far. */
  level: number;
  onChange: (level: number) => void;
}

const LEVELS = 5;

/** Nearer to the middle of the map, and back. */
export const ZoomButtons = ({ level, onChange }: ZoomButtonsProps) => (
  <Stack position="absolute" top="2" insetInlineEnd="2" gap="1" _print={{ display: 'none' }}>
    <IconButton
      size="xs"
      variant="outline"
      colorPalette="gray"
      bg="bg.panel"
      aria-label="Zoom in"
      disabled={level === LEVELS}
      onClick={() => onChange(level + 1)}
    >
      <Plus size={14} aria-hidden />
    </IconButton>
    <IconButton
      size="xs"
      variant="outline"
      colorPalette="gray"
      bg="bg.panel"
      aria-label="Zoom out"
      disabled={level === 0}
      onClick={() => onChange(level - 1)}
    >
      <Minus size={14} aria-hidden />
    </IconButton>
  </Stack>
);
