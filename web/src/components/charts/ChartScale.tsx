import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { numberText } from '../../lib/value-text.ts';
import { roundUp } from './round-up.ts';

/** The height of a chart of columns that reaches to its highest value, and the middle of it, both round. */
export function scaleOf(highest: number): { half: number; top: number } {
  const half = roundUp(highest / 2);
  return { half, top: 2 * half };
}

interface ChartScaleProps {
  half: number;
  top: number;
  children: ReactNode;
}

/** Lines behind columns, with their numbers at the side. */
export const ChartScale = ({ half, top, children }: ChartScaleProps) => (
  <Box position="relative">
    {[0, half, top].map((value) => (
      <Box
        key={value}
        aria-hidden
        position="absolute"
        insetX="0"
        bottom={`${(100 * value) / top}%`}
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <Box
          position="absolute"
          insetInlineEnd="100%"
          top="-2"
          paddingInlineEnd="1.5"
          textStyle="2xs"
          color="fg.muted"
          whiteSpace="nowrap"
        >
          {numberText(value)}
        </Box>
      </Box>
    ))}
    {children}
  </Box>
);
