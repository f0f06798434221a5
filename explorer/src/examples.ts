const files = import.meta.glob<string>('../../tests/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The example operations in one document, in the order of their files; the Run button lets one choose. */
export const examples = Object.keys(files)
  .toSorted()
  .map((name) => files[name]?.trim())
  .join('\n\n');
