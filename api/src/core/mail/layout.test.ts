import { expect, test } from 'vitest';
import { compose, inkOn, type Letter } from './layout.ts';

const brand = {
  title: 'Summit & Sons',
  color: '#0F766E',
  phone: '8005550100',
  email: 'help@summit.test',
};
const letter: Letter = {
  subject: 'Reset your password',
  firstName: '<b>Ann</b>',
  before: ['Open this link within 24 hours:'],
  button: { label: 'Choose a password', link: 'https://summit.test/setup-password?code=2.a&b' },
  after: ['The link works once.'],
};

test('says everything in plain text, with the link on a line of its own', () => {
  const { text } = compose(brand, letter);

  expect(text.split('\n')).toContain('https://summit.test/setup-password?code=2.a&b');
  expect(text).toContain('Hello <b>Ann</b>,');
  expect(text).toContain('Questions? Contact us at (800) 555-0100 or help@summit.test.');
});

test('escapes names, titles and links in HTML', () => {
  const { html } = compose(brand, letter);

  expect(html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;,');
  expect(html).toContain('Summit &amp; Sons');
  expect(html).toContain('href="https://summit.test/setup-password?code=2.a&amp;b"');
  expect(html).not.toContain('<b>Ann');
});

test('wears the color and the title of the tenant', () => {
  const { html, subject } = compose(brand, letter);

  expect(html).toContain('background:#0F766E');
  expect(subject).toBe('Reset your password - Summit & Sons');
});

test.each([
  ['#1B5E9B', '#ffffff'],
  ['#FFEB3B', '#000000'],
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
])('the words on a button of %s are %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
