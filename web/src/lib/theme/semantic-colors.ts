import { colors, values } from './tokens.ts';

const state = ({ text, tint, mark }: typeof colors.good) => ({
  contrast: colors.page,
  fg: text,
  subtle: tint,
  muted: tint,
  emphasized: tint,
  solid: mark,
  hover: text,
  focusRing: text,
  border: mark,
});

/** The tenant's color. `brandVariables` sets what the variables hold. */
const brand = {
  contrast: 'var(--tenant-contrast)',
  fg: 'var(--tenant-fg)',
  subtle: 'var(--tenant-subtle)',
  muted: 'var(--tenant-muted)',
  emphasized: 'var(--tenant-emphasized)',
  solid: 'var(--tenant-solid)',
  hover: 'var(--tenant-hover)',
  focusRing: 'var(--tenant-focus)',
  border: 'var(--tenant-border)',
};

/** What Chakra's recipes and the portal's components call the colors of `tokens.ts`. */
export const semanticColors = {
  brand: values(brand),
  /** What Chakra calls an information. */
  blue: values(brand),
  green: values(state(colors.good)),
  orange: values(state(colors.attention)),
  red: values({
    ...state(colors.late),
    contrast: '#ffffff',
    solid: colors.danger,
    hover: colors.dangerHover,
  }),
  gray: values({
    ...state(colors.neutral),
    fg: colors.text,
    subtle: colors.hover,
    muted: colors.muted,
    emphasized: colors.line,
    solid: colors.text2,
    border: colors.buttonEdge,
    focusRing: 'var(--tenant-focus)',
  }),
  neutral: values(state(colors.neutral)),
  bg: values({
    DEFAULT: colors.page,
    panel: colors.raised,
    subtle: colors.subtle,
    muted: colors.muted,
    hover: colors.hover,
    emphasized: colors.line,
    inverted: colors.text,
    error: colors.late.tint,
    warning: colors.attention.tint,
    success: colors.good.tint,
    info: 'var(--tenant-subtle)',
  }),
  fg: values({
    DEFAULT: colors.text,
    muted: colors.text2,
    subtle: colors.text3,
    inverted: colors.page,
    error: colors.late.text,
    success: colors.good.text,
    warning: colors.attention.text,
    info: 'var(--tenant-fg)',
  }),
  border: values({
    DEFAULT: colors.line,
    muted: colors.faint,
    subtle: colors.faint,
    /** Edge of a button, then of a field. */
    emphasized: colors.buttonEdge,
    control: colors.fieldEdge,
    inverted: colors.text,
    error: colors.late.mark,
    success: colors.good.mark,
    warning: colors.attention.mark,
    info: 'var(--tenant-border)',
  }),
};
