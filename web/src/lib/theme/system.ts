import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
} from '@chakra-ui/react/theme';
import { focusVisibleRing } from './focus-ring.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticColors } from './semantic-colors.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * The look of the portal. Built once at the start (about 90 ms); a tenant's color only changes CSS
 * variables and renders nothing anew.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  utilities: { focusVisibleRing },
  globalCss: {
    ...globalCss,
    '*': {
      ...globalCss['*'],
      // One-storey a, round quotes and commas.
      fontFeatureSettings: '"cv11", "ss03"',
    },
    html: {
      color: 'fg',
      bg: 'bg',
      letterSpacing: '-0.006em',
      colorPalette: 'brand',
      colorScheme: 'light dark',
      // What a viewer has chosen goes before what the system is set to; paper is white.
      '&[data-scheme=light]': { colorScheme: 'light' },
      '&[data-scheme=dark]': { colorScheme: 'dark' },
      _print: { colorScheme: 'light !important' },
    },
    body: { textStyle: 'md' },
    '*, ::before, ::after': {
      _motionReduce: { animationDuration: '0s !important', transitionDuration: '0s !important' },
    },
    // Behind the sign-in the top bar sticks to the top of the window, and a form's save bar, two lines of it
    // on a phone, to the bottom: what is focused or jumped to must not hide there.
    // Set by the shell and not found by `:has`, which would make the browser style the whole page anew with each element that comes.
    'html[data-shell]': {
      '--shell-header-height': 'sizes.header',
      scrollPaddingTop: 'var(--shell-header-height)',
      scrollPaddingBottom: '6rem',
    },
    // What stands in for words that are on their way (components/page/Bar.tsx).
    '[data-bar]': { height: '0.75rem', borderRadius: 'l1', bg: 'bg.muted' },
    '[data-bars]': { animation: 'pulse', _motionReduce: { animation: 'none' } },
    // Room for its label above it, or the head of its table, and for its message below.
    ':target, :focus': { scrollMarginTop: '2.5rem', scrollMarginBottom: '2rem' },
    // Refusals of a form as a whole stick below the breadcrumb.
    'form:has(> [data-form-errors]) :focus': { scrollMarginTop: '6.5rem' },
  },
  theme: {
    breakpoints,
    keyframes: {
      ...keyframes,
      countdown: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    },
    tokens,
    semanticTokens: { ...semanticTokens, colors: semanticColors },
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
});

/** A recipe of either kind, as far as the registry needs to know it. */
type Recipes = Record<string, object>;

/**
 * Adds the recipes of a part of the portal that is loaded later. Chakra looks a recipe up by name when its
 * component is first drawn, so this must happen before.
 */
export function addRecipes(recipesToAdd: Recipes, slotRecipesToAdd: Recipes): void {
  Object.assign(system._config.theme?.recipes ?? {}, recipesToAdd);
  Object.assign(system._config.theme?.slotRecipes ?? {}, slotRecipesToAdd);
}
