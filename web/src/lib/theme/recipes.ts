import {
  alertSlotRecipe,
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';

/** A finger needs more room than a mouse: what is lower on a desk is 44 px high on a phone. */
export const forFingers = (height: string) => ({ base: '{sizes.touch}', md: `{sizes.${height}}` });

const sized = (height: string, padding: string) => ({
  h: forFingers(height),
  minW: forFingers(height),
  px: padding,
  textStyle: 'sm',
  gap: '1.5',
  _icon: { width: '4', height: '4' },
});

const buttonVariants = buttonRecipe.variants?.variant;

/** Buttons: 28 px in toolbars (`xs`), 32 px elsewhere, 36 px beside a field (`md`). Only the main action is filled. */
const button = {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    borderRadius: { base: 'l3', md: 'l2' },
    transitionDuration: 'fast',
  },
  variants: {
    size: {
      '2xs': {
        ...buttonRecipe.variants?.size['2xs'],
        h: { base: '8', md: '6' },
        minW: { base: '8', md: '6' },
      },
      xs: sized('7', '2.5'),
      sm: sized('8', '3'),
      md: sized('9', '3.5'),
      lg: sized('11', '4'),
    },
    variant: {
      ...buttonVariants,
      solid: {
        ...buttonVariants?.solid,
        shadow: 'xs',
        // Darker than the resting color, so that contrast never falls.
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      outline: {
        ...buttonVariants?.outline,
        bg: 'bg',
        borderColor: 'border.emphasized',
        shadow: 'xs',
        _hover: { bg: 'bg.hover' },
        _expanded: { bg: 'bg.muted' },
      },
    },
  },
  defaultVariants: { ...buttonRecipe.defaultVariants, size: 'sm' },
};

/** What fields of every kind share: 36 px, 28 px in toolbars, text of the body, an edge of 3:1. */
export const fieldLook = { borderColor: 'border.control', focusVisibleRing: 'mixed' };

const input = {
  ...inputRecipe,
  variants: {
    ...inputRecipe.variants,
    size: {
      ...inputRecipe.variants?.size,
      xs: { textStyle: 'sm', px: '2', '--input-height': forFingers('7') },
      sm: { textStyle: 'md', px: '2.5', '--input-height': forFingers('9') },
    },
    variant: {
      ...inputRecipe.variants?.variant,
      outline: { ...inputRecipe.variants?.variant.outline, ...fieldLook },
    },
  },
  defaultVariants: { ...inputRecipe.defaultVariants, size: 'sm' },
};

/** Recipes of the components on the public screens; all others come with the portal. */
export const recipes = {
  button,
  heading: headingRecipe,
  input,
  link: linkRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = { alert: alertSlotRecipe };
