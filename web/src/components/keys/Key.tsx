import { chakra } from '@chakra-ui/react';

/** A key of the keyboard, as it stands on it. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    minWidth: '5',
    paddingX: '1.5',
    textAlign: 'center',
    fontFamily: 'body',
    textStyle: 'xs',
    color: 'fg.muted',
    bg: 'bg',
    borderWidth: '1px',
    borderRadius: 'l1',
  },
});
