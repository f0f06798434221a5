import { tokens as chakra } from '@chakra-ui/react/theme';
import { either } from './either.ts';

/**
 * Every figure of the portal's look: type, lengths, corners, shadows, motion, colors. Spacing is Chakra's own
 * scale, of which 2 4 6 8 10 12 16 20 24 32 48 px are in use.
 */

/** As Chakra writes them. */
export const values = <V extends string | number>(named: Record<string, V>) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, { value }]));

// --- Type. Sizes follow the letter size that the browser is set to; 16 px unless somebody changed it.

const rem = (px: number): string => `${px / 16}rem`;
const stack = 'Inter, "Inter Fallback", system-ui, sans-serif';

const fonts = {
  ...chakra.fonts,
  ...values({ heading: stack, body: stack }),
};

/** `2xs` groups of the sidebar, `xs` heads and notes, `sm` cells and controls, `md` body and fields … */
const fontSizes = values({
  '2xs': rem(11),
  xs: rem(12),
  sm: rem(13),
  md: rem(14),
  lg: rem(15),
  xl: rem(20),
  '2xl': rem(24),
});

const fontWeights = values({ normal: 400, medium: 550, semibold: 620, bold: 650 });

/** … `lg` titles of sections, `xl` figures, `2xl` the one title of the page. */
export const textStyles = {
  '2xs': {
    value: {
      fontSize: '2xs',
      lineHeight: '16px',
      fontWeight: 'semibold',
      letterSpacing: '0.045em',
    },
  },
  xs: { value: { fontSize: 'xs', lineHeight: '16px' } },
  sm: { value: { fontSize: 'sm', lineHeight: '20px' } },
  md: {
    value: { fontSize: { base: rem(15), md: 'md' }, lineHeight: { base: '22px', md: '20px' } },
  },
  lg: { value: { fontSize: 'lg', lineHeight: '24px' } },
  xl: { value: { fontSize: 'xl', lineHeight: '28px', letterSpacing: '-0.015em' } },
  '2xl': {
    value: {
      fontSize: { base: rem(22), md: '2xl' },
      lineHeight: { base: '28px', md: '32px' },
      fontWeight: 'bold',
      letterSpacing: '-0.018em',
    },
  },
};

// --- Lengths

const sizes = {
  ...chakra.sizes,
  ...values({
    sidebar: '232px',
    /** The widest a page gets; it keeps its left edge on a wider screen. */
    content: '1560px',
    /** Column beside a record. */
    side: '288px',
    submenu: '40px',
    tabs: '38px',
    toolbar: '48px',
    head: '36px',
    row: '40px',
    footer: '44px',
    savebar: '56px',
    /** The least that a finger hits. */
    touch: '44px',
  }),
};

/** Lengths that differ on a phone. */
const responsiveSizes = {
  header: { value: { base: '56px', lg: '52px' } },
};

const spacing = { ...chakra.spacing, ...values({ gutter: '24px' }) };

const radii = values({
  none: '0',
  xs: '4px',
  sm: '5px',
  md: '6px',
  lg: '8px',
  xl: '10px',
  '2xl': '12px',
  full: '9999px',
});

/** Chakra's names for them: checkbox, control, card. */
const layerRadii = values({ l1: '{radii.xs}', l2: '{radii.md}', l3: '{radii.lg}' });

/** On a dark page a shadow is not seen: a line around takes its place. */
const ring = `0 0 0 1px ${either('transparent', '#2d343e')}`;
const shadows = values({
  xs: `0 1px 2px ${either('#1018280d', 'transparent')}`,
  sm: `0 1px 2px ${either('#1018280d', 'transparent')}`,
  md: `${ring}, 0 1px 2px #1018280f, 0 8px 24px -6px #10182829`,
  lg: `${ring}, 0 2px 6px #10182814, 0 24px 64px -12px #10182852`,
});

// --- Motion: hover and press, menu and fold, dialog; all ease out. Chakra's recipes name these steps.

const durations = values({
  fastest: '120ms',
  faster: '120ms',
  fast: '120ms',
  moderate: '160ms',
  slow: '200ms',
  slower: '200ms',
  slowest: '200ms',
});

// --- Colors, of a light page and of a dark one.

const light = {
  page: '#ffffff',
  /** Menus and dialogs. */
  raised: '#ffffff',
  subtle: '#f7f8fa',
  muted: '#f0f2f5',
  hover: '#f4f6f8',
  line: '#e3e6eb',
  faint: '#eceef2',
  buttonEdge: '#c8ced7',
  fieldEdge: '#87919f',
  text: '#14181f',
  text2: '#535e6c',
  /** Not on `muted`. */
  text3: '#667180',
  scrim: '#0f141c6b',
  danger: '#b83a33',
  dangerHover: '#9f2f29',
  good: { text: '#17653b', tint: '#e5f4eb', mark: '#2a9460' },
  attention: { text: '#80500a', tint: '#fcf2de', mark: '#c17d10' },
  late: { text: '#a12622', tint: '#fcebe9', mark: '#cf4740' },
  neutral: { text: '#4a5563', tint: '#eef0f3', mark: '#8791a0' },
};
type State = typeof light.good;

const dark: typeof light = {
  page: '#111419',
  raised: '#191d24',
  subtle: '#0c0f13',
  muted: '#1d222a',
  hover: '#181c22',
  line: '#272d36',
  faint: '#1f242c',
  buttonEdge: '#3d4653',
  fieldEdge: '#6c7787',
  text: '#e8ebef',
  text2: '#a6b0bd',
  text3: '#8e99a8',
  scrim: '#0008',
  danger: '#b83a33',
  dangerHover: '#9f2f29',
  good: { text: '#74d3a0', tint: '#12291e', mark: '#37b277' },
  attention: { text: '#efbd66', tint: '#2d220e', mark: '#d99a2b' },
  late: { text: '#ff9a91', tint: '#351917', mark: '#e5605a' },
  neutral: { text: '#b6bfcb', tint: '#242a33', mark: '#7d8897' },
};

const eitherOf = <T extends Record<string, string>>(one: T, other: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, either(value, other[name] ?? value)]),
  ) as T;
const { good, attention, late, neutral, ...plain } = light;
const { good: _g, attention: _a, late: _l, neutral: _n, ...darkPlain } = dark;

/** Each color with its value of either mode. */
export const colors = {
  ...eitherOf(plain, darkPlain),
  good: eitherOf<State>(good, dark.good),
  attention: eitherOf<State>(attention, dark.attention),
  late: eitherOf<State>(late, dark.late),
  neutral: eitherOf<State>(neutral, dark.neutral),
};

export const tokens = {
  ...chakra,
  fonts,
  fontSizes,
  fontWeights,
  sizes,
  spacing,
  radii,
  durations,
  easings: values({ 'ease-in': 'ease-out', 'ease-out': 'ease-out', 'ease-in-out': 'ease-out' }),
  colors: values({
    transparent: 'transparent',
    current: 'currentColor',
    black: '#000',
    white: '#fff',
    /** Behind a dialog, by Chakra's name. */
    'blackAlpha.500': colors.scrim,
  }),
};

/** Tokens that may differ by screen or mode; the colors are in `semantic-colors.ts`. */
export const semanticTokens = { shadows, radii: layerRadii, sizes: responsiveSizes };
