import {
  alertSlotRecipe,
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { small } from './small.ts';

// Darker (or, under black text, lighter) than the resting colour, so that contrast never falls.
const solidHover = {
  _hover: { bg: 'colorPalette.hover' },
  _expanded: { bg: 'colorPalette.hover' },
};

const button = {
  ...small(buttonRecipe),
  variants: {
    ...buttonRecipe.variants,
    variant: {
      ...buttonRecipe.variants?.variant,
      solid: { ...buttonRecipe.variants?.variant?.solid, ...solidHover },
    },
  },
};

/** Recipes of the components on the public screens; all others come with the portal. */
export const recipes = {
  button,
  heading: headingRecipe,
  input: small(inputRecipe),
  link: linkRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = { alert: alertSlotRecipe };
