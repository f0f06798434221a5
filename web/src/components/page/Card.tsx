import { chakra } from '@chakra-ui/react';

/** White bordered surface that every list, form and detail stands on. */
export const Card = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', minWidth: '0' },
});
