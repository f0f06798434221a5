/** Controls are as high as a field of a form unless a component says otherwise. */
export const small = <R extends { defaultVariants?: object }>(recipe: R): R => ({
  ...recipe,
  defaultVariants: { ...recipe.defaultVariants, size: 'sm' },
});
