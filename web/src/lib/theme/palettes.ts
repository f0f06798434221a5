import { tokens } from '@chakra-ui/react/theme';

const base = tokens.colors;

/** Raw colours that are in use; the rest of Chakra's palette would only fill the style sheet. */
export const colors = {
  transparent: base.transparent,
  current: base.current,
  black: base.black,
  white: base.white,
  blackAlpha: base.blackAlpha,
  gray: base.gray,
  red: base.red,
  orange: base.orange,
  green: base.green,
  blue: base.blue,
  purple: base.purple,
};

type Meaning = Record<string, { value: string }>;

const meanings = (values: Record<string, string>): Meaning =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** What the parts of a palette are called, each a shade of one colour (Chakra's own choice, light only). */
const palette = (name: string): Meaning =>
  meanings({
    contrast: 'white',
    fg: `{colors.${name}.700}`,
    subtle: `{colors.${name}.100}`,
    muted: `{colors.${name}.200}`,
    emphasized: `{colors.${name}.300}`,
    solid: `{colors.${name}.600}`,
    hover: `{colors.${name}.700}`,
    focusRing: `{colors.${name}.500}`,
    border: `{colors.${name}.500}`,
  });

/** The tenant's colour. `brandVariables` sets what the variables hold. */
const brand = meanings({
  contrast: 'var(--tenant-contrast)',
  fg: 'var(--tenant-fg)',
  subtle: 'var(--tenant-subtle)',
  muted: 'var(--tenant-muted)',
  emphasized: 'var(--tenant-emphasized)',
  solid: 'var(--tenant-solid)',
  hover: 'var(--tenant-hover)',
  focusRing: 'var(--tenant-focus)',
  border: 'var(--tenant-border)',
});

const gray = meanings({
  contrast: 'white',
  fg: '{colors.gray.800}',
  subtle: '{colors.gray.100}',
  muted: '{colors.gray.200}',
  emphasized: '{colors.gray.300}',
  solid: '{colors.gray.900}',
  hover: '{colors.gray.700}',
  focusRing: '{colors.gray.500}',
  border: '{colors.gray.200}',
});

export const semanticColors = {
  brand,
  gray,
  red: palette('red'),
  // White on Chakra's orange.600 is 3.6:1.
  orange: {
    ...palette('orange'),
    ...meanings({ solid: '{colors.orange.700}', hover: '{colors.orange.800}' }),
  },
  // White on green.600 is 3.3:1.
  green: {
    ...palette('green'),
    ...meanings({ solid: '{colors.green.700}', hover: '{colors.green.800}' }),
  },
  blue: palette('blue'),
  purple: palette('purple'),
  bg: meanings({
    DEFAULT: '{colors.white}',
    subtle: '{colors.gray.50}',
    muted: '{colors.gray.100}',
    emphasized: '{colors.gray.200}',
    inverted: '{colors.gray.900}',
    panel: '{colors.white}',
    error: '{colors.red.50}',
    warning: '{colors.orange.50}',
    success: '{colors.green.50}',
    info: '{colors.blue.50}',
  }),
  // Chakra's own reds, greens and oranges for text miss 4.5:1 at 12 px, on white and on their tints.
  fg: meanings({
    DEFAULT: '{colors.gray.900}',
    muted: '{colors.gray.600}',
    subtle: '{colors.gray.500}',
    inverted: '{colors.gray.50}',
    error: '{colors.red.700}',
    success: '{colors.green.700}',
    warning: '{colors.orange.700}',
    info: '{colors.blue.700}',
  }),
  border: meanings({
    DEFAULT: '{colors.gray.200}',
    muted: '{colors.gray.100}',
    subtle: '{colors.gray.50}',
    emphasized: '{colors.gray.300}',
    inverted: '{colors.gray.800}',
    error: '{colors.red.600}',
    success: '{colors.green.500}',
    warning: '{colors.orange.500}',
    info: '{colors.blue.500}',
  }),
};

const shadow = (y: number, blur: number, rim: number): { value: string } => ({
  value: `0px ${y}px ${blur}px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/${rim}}`,
});

export const semanticShadows = {
  xs: shadow(1, 2, 20),
  sm: shadow(2, 4, 30),
  md: shadow(4, 8, 30),
  lg: shadow(8, 16, 30),
  xl: shadow(16, 24, 30),
  '2xl': shadow(24, 40, 35),
  inner: { value: 'inset 0 2px 4px 0 {black/5}' },
  inset: { value: 'inset 0 0 0 1px {black/5}' },
};

export const semanticRadii = {
  l1: { value: '{radii.xs}' },
  l2: { value: '{radii.sm}' },
  l3: { value: '{radii.md}' },
};
