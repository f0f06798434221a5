import {
  badgeRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  switchSlotRecipe,
  tagSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { small } from './small.ts';

/**
 * Recipes of the components that many pages behind the sign-in use. Chakra ships about seventy; each costs
 * bytes, and one that is missing leaves its component bare (`recipes.test.ts` finds that). A component of few
 * pages adds its recipe itself: `addRecipes({}, { datePicker: … })` beside it.
 */
export const portalRecipes = {
  badge: badgeRecipe,
  checkmark: checkmarkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  textarea: small(textareaRecipe),
};

export const portalSlotRecipes = {
  checkbox: small(checkboxSlotRecipe),
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: small(nativeSelectSlotRecipe),
  progress: small(progressSlotRecipe),
  switch: small(switchSlotRecipe),
  tag: small(tagSlotRecipe),
};
