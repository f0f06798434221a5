const line = 'var(--focus-ring-color)';
const halo = 'color-mix(in srgb, var(--focus-ring-color) 28%, transparent)';

/** A 3 px ring of the accent around a 1 px accent border. */
const rings = {
  /** For what has a border, which takes the color. */
  mixed: { borderColor: line, outline: `3px solid ${halo}` },
  /** For what has none: the border is drawn around it, clear of what is filled with the accent. */
  outside: {
    boxShadow: `0 0 0 1px var(--chakra-colors-bg), 0 0 0 2px ${line}`,
    outline: `3px solid ${halo}`,
    outlineOffset: '2px',
  },
  /** For what is cut off at its edges. */
  inside: { outline: `2px solid ${line}`, outlineOffset: '-2px' },
  none: { outline: 'none' },
};

/** Replaces Chakra's ring of the same name, so that its recipes show ours. */
export const focusVisibleRing = {
  values: Object.keys(rings),
  transform: (
    kind: keyof typeof rings,
    { token }: { token: (path: string) => string | undefined },
  ) => ({
    '--focus-ring-color': token('colors.colorPalette.focusRing'),
    '&:is(:focus-visible, [data-focus-visible])': rings[kind],
  }),
};
