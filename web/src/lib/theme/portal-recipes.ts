import {
  badgeRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  nativeSelectSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  tagSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { fieldLook, forFingers } from './recipes.ts';
import { small } from './small.ts';

const checkmark = {
  ...checkmarkRecipe,
  variants: {
    ...checkmarkRecipe.variants,
    variant: {
      ...checkmarkRecipe.variants?.variant,
      solid: { ...checkmarkRecipe.variants?.variant.solid, borderColor: 'border.control' },
    },
  },
};

const select = nativeSelectSlotRecipe.variants;
const selectOf = (height: string, textStyle: string) => ({
  root: { '--select-field-height': forFingers(height) },
  field: { textStyle, ps: '2.5', pe: '7' },
  indicator: { textStyle: 'md', insetEnd: '2' },
});

const nativeSelect = {
  ...nativeSelectSlotRecipe,
  variants: {
    ...select,
    variant: {
      ...select?.variant,
      outline: { field: { ...select?.variant.outline.field, ...fieldLook } },
    },
    size: { ...select?.size, xs: selectOf('7', 'sm'), sm: selectOf('9', 'md') },
  },
};

const textarea = {
  ...textareaRecipe,
  variants: {
    ...textareaRecipe.variants,
    size: {
      ...textareaRecipe.variants?.size,
      sm: { ...textareaRecipe.variants?.size.sm, textStyle: 'md' },
    },
    variant: {
      ...textareaRecipe.variants?.variant,
      outline: { ...textareaRecipe.variants?.variant.outline, ...fieldLook },
    },
  },
};

/**
 * Recipes of the components that many pages behind the sign-in use. Chakra ships about seventy; each costs
 * bytes, and one that is missing leaves its component bare (`recipes.test.ts` finds that). A component of few
 * pages adds its recipe itself: `addRecipes({}, { datePicker: … })` beside it.
 */
export const portalRecipes = {
  badge: badgeRecipe,
  checkmark,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  textarea: small(textarea),
};

export const portalSlotRecipes = {
  checkbox: small(checkboxSlotRecipe),
  nativeSelect: small(nativeSelect),
  tag: small(tagSlotRecipe),
};
