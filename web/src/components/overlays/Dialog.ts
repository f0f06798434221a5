import { Dialog as Parts } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from '../../lib/theme/system.ts';

const look = {
  ...dialogSlotRecipe,
  base: {
    ...dialogSlotRecipe.base,
    content: { ...dialogSlotRecipe.base?.content, borderRadius: '2xl', textStyle: 'md' },
  },
};

addRecipes({}, { dialog: look });

/** The parts of a dialog, with their look, which no page needs before one opens. */
export const Dialog = Parts;
