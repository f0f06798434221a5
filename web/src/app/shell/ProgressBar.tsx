import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '2px',
    zIndex: 'tooltip',
    overflow: 'hidden',
    // A page that is there at once must not flicker.
    opacity: '0',
    animation: 'fade-in 120ms ease-out 150ms forwards',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '40%',
      bg: 'brand.solid',
      animationName: 'position',
      animationDuration: '1.1s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      '--animate-from-x': '-40%',
      '--animate-to-x': '100%',
    },
  },
});

/** Thin line at the top while the next page and its data are on their way. */
export function ProgressBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading the page" />;
}
