import { chakra } from '@chakra-ui/react';

const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '-1px',
    height: '2px',
    zIndex: 'docked',
    overflow: 'hidden',
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

/** Thin line over a list whose next rows are on their way; rows that come at once must not flicker. */
export const LoadingLine = () => <Line role="progressbar" aria-label="Loading the list" />;
