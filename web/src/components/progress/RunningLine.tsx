import { chakra } from '@chakra-ui/react';

const Line = chakra('div', {
  base: {
    insetInline: '0',
    height: '2px',
    overflow: 'hidden',
    // What is there at once must not flicker.
    opacity: '0',
    animation: 'fade-in 120ms ease-out 150ms forwards',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '40%',
      bg: 'colorPalette.solid',
      animationName: 'position',
      animationDuration: '1.1s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      '--animate-from-x': '-40%',
      '--animate-to-x': '100%',
    },
  },
});

interface RunningLineProps {
  /** What is loading, for who does not see it. */
  label: string;
  position: 'absolute' | 'fixed';
  top: string;
  zIndex: 'docked' | 'tooltip';
}

/** Thin line over what is on its way, e.g. a page or the next rows of a list. */
export const RunningLine = ({ label, ...place }: RunningLineProps) => (
  <Line role="progressbar" aria-label={label} {...place} />
);
