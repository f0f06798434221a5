import { light, values } from './tokens.ts';

const state = ({ text, tint, mark }: typeof light.good) => ({
  contrast: light.page,
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
  green: values(state(light.good)),
  orange: values(state(light.attention)),
  red: values({ ...state(light.late), solid: light.danger, hover: light.dangerHover }),
  gray: values({
    ...state(light.neutral),
    fg: light.text,
    subtle: light.hover,
    muted: light.muted,
    emphasized: light.line,
    solid: light.text2,
    border: light.buttonEdge,
    focusRing: 'var(--tenant-focus)',
  }),
  neutral: values(state(light.neutral)),
  bg: values({
    DEFAULT: light.page,
    panel: light.page,
    subtle: light.subtle,
    muted: light.muted,
    hover: light.hover,
    emphasized: light.line,
    inverted: light.text,
    error: light.late.tint,
    warning: light.attention.tint,
    success: light.good.tint,
    info: 'var(--tenant-subtle)',
  }),
  fg: values({
    DEFAULT: light.text,
    muted: light.text2,
    subtle: light.text3,
    inverted: light.page,
    error: light.late.text,
    success: light.good.text,
    warning: light.attention.text,
    info: 'var(--tenant-fg)',
  }),
  border: values({
    DEFAULT: light.line,
    muted: light.faint,
    subtle: light.faint,
    /** Edge of a button, then of a field. */
    emphasized: light.buttonEdge,
    control: light.fieldEdge,
    inverted: light.text,
    error: light.late.mark,
    success: light.good.mark,
    warning: light.attention.mark,
    info: 'var(--tenant-border)',
  }),
};
