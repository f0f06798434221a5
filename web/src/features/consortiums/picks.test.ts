import { expect, test } from 'vitest';
import { changesOf, Picks, type Pick } from './picks.ts';

const out = { id: 7, isEnrolled: false, locationsCount: 3, enrolledLocationsCount: 0 };
const inside = { id: 8, isEnrolled: true, locationsCount: 4, enrolledLocationsCount: 2 };
const location = { id: 70, companyId: 7, selected: false };
const enrolled = { id: 80, companyId: 8, selected: true };
const nobody = { companies: [], locations: [], locationsOf: [] };

/** Takes steps one after the other, as somebody ticks. */
const after = (...steps: ((picks: Picks) => Pick[])[]): Pick[] =>
  steps.reduce<Pick[]>((picks, step) => step(new Picks(picks)), []);

test('a location brings its company along', () => {
  const picks = after((now) => now.setLocation(location, out, true));

  expect(changesOf(picks)).toEqual({
    added: { ...nobody, companies: [7], locations: [70] },
    removed: nobody,
  });
  expect(new Picks(picks).countOf(out)).toBe(1);
});

test('who ticks back and forth has changed nothing', () => {
  const picks = after(
    (now) => now.setLocation(enrolled, inside, false),
    (now) => now.setLocation(enrolled, inside, true),
    (now) => now.setCompanies([8], [8], false),
    (now) => now.setCompanies([8], [], true),
  );

  expect(picks).toEqual([]);
});

test('a company that is unticked takes its locations out, also those that were ticked before', () => {
  const picks = after(
    (now) => now.setLocation({ ...enrolled, id: 81, selected: false }, inside, true),
    (now) => now.setCompanies([8], [8], false),
  );

  expect(changesOf(picks)).toEqual({ added: nobody, removed: { ...nobody, companies: [8] } });
  const now = new Picks(picks);
  expect([now.hasLocation(enrolled, inside), now.countOf(inside)]).toEqual([false, 0]);
});

test('all locations of a company but one', () => {
  const picks = after(
    (now) => now.setLocationsOf([7], [7], true),
    (now) => now.setLocation(location, out, false),
  );

  expect(changesOf(picks)).toEqual({
    added: { ...nobody, companies: [7], locationsOf: [7] },
    removed: { ...nobody, locations: [70] },
  });
  expect(new Picks(picks).countOf(out)).toBe(2);
});

test('no location of a company, which stays', () => {
  const picks = after((now) => now.setLocationsOf([8], [], false));

  expect(changesOf(picks)).toEqual({ added: nobody, removed: { ...nobody, locationsOf: [8] } });
  const now = new Picks(picks);
  expect([now.hasCompany(inside), now.hasLocation(enrolled, inside)]).toEqual([true, false]);
});

test('a thousand companies of a search at once', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => index + 1);

  const picks = after(
    (now) => now.setCompanies(ids, ids.slice(10), true),
    (now) => now.setCompanies([500], [], false),
  );

  expect(changesOf(picks).added.companies).toHaveLength(989);
});
