import { chakra } from '@chakra-ui/react';

/** Column of a form or detail page: the buttons of its head stand above the end of its card. */
export const PageColumn = chakra('div', { base: { maxWidth: '5xl' } });
