/** The portal is dense: 36 px controls unless a component says otherwise. */
export const small = <R extends { defaultVariants?: object }>(recipe: R): R => ({
  ...recipe,
  defaultVariants: { ...recipe.defaultVariants, size: 'sm' },
});
