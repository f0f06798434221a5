import { Progress as Parts } from '@chakra-ui/react';
import { progressSlotRecipe } from '@chakra-ui/react/theme';
import { small } from '../../lib/theme/small.ts';
import { addRecipes } from '../../lib/theme/system.ts';

addRecipes({}, { progress: small(progressSlotRecipe) });

/** The parts of a progress bar, with their look, which few pages need. */
export const Progress = Parts;
