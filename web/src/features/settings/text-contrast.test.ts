import { expect, test } from 'vitest';
import { brandVariables } from '../../lib/branding/brand-variables.ts';
import { ratioText, textsOn } from './text-contrast.ts';

test.each([
  ['#1B5E9B', 'White'],
  ['#FACC15', 'Black'],
  ['#0F766E', 'White'],
  ['#808080', 'Black'],
])('on %s the portal writes in %s', (colour, name) => {
  expect(textsOn(colour).find(({ used }) => used)?.name).toBe(name);
});

test.each(['#1B5E9B', '#FACC15', '#777777', '#767676', '#FF0000', '#00FF00'])(
  'the note on %s says what the portal does',
  (colour) => {
    const used = textsOn(colour).find((text) => text.used);

    expect(used?.colour).toBe(brandVariables(colour)['--tenant-contrast']);
  },
);

test('a ratio is cut, so that none looks sufficient that is not', () => {
  expect(ratioText(4.499)).toBe('4.4:1');
  expect(ratioText(21)).toBe('21.0:1');
});
