import { expect, test } from 'vitest';
import { semanticColors } from '../../lib/theme/semantic-colors.ts';
import { previewVariables } from './preview-variables.ts';

test('every token of the tenant color has its own value inside the preview', () => {
  const variables = previewVariables('#7C3AED');

  const kebab = (token: string): string =>
    token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const values = Object.keys(semanticColors.brand).map(
    (token) => variables[`--chakra-colors-brand-${kebab(token)}`],
  );
  expect(values).toEqual(
    values.map(() => expect.stringMatching(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/)),
  );
});

test('the solid color is the tone in which a light portal shows the one that was picked', () => {
  expect(previewVariables('#7C3AED')['--chakra-colors-brand-solid']).toMatch(
    /^light-dark\(#6a1bd6, /,
  );
});
