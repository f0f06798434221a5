import { chakra } from '@chakra-ui/react';

/** Inside of the border. */
const cornerInside = 'calc({radii.l3} - 1px)';

/** White bordered surface that every list, form and detail stands on. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    minWidth: '0',
    // A table at the edge of the card takes its corners, which the rows would paint over.
    '& > :first-of-type': { '--table-top': cornerInside },
    '& > :last-of-type': { '--table-bottom': cornerInside },
  },
});
