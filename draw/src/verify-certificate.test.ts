import { describe, expect, it, test } from 'vitest';
import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { detailsHash } from './person.ts';
import { commitmentHash, outcomeHash, sealed } from './records.ts';
import {
  makeCertificate,
  oldMembers,
  someMembers,
  somePerson,
} from './testing/make-certificate.ts';
import { verifyCertificate } from './verify-certificate.ts';

const textOf = (certificate: SelectionCertificate) => JSON.stringify(certificate, null, 2);

/** What did not hold, as found. */
const problems = (text: string) =>
  verifyCertificate(text)
    .checks.filter(({ holds }) => !holds)
    .map(({ found }) => found);

test('an honest certificate holds in every point', () => {
  const { holds, checks } = verifyCertificate(textOf(makeCertificate()));

  expect(checks.filter((each) => !each.holds)).toEqual([]);
  expect(checks).toHaveLength(8);
  expect(holds).toBe(true);
});

test('a certificate from before people were kept is checked as it was', () => {
  const { holds, checks } = verifyCertificate(textOf(makeCertificate(oldMembers(40))));

  expect(checks).toHaveLength(7);
  expect(holds).toBe(true);
});

describe('a first link that was known before the draw', () => {
  const certificate = makeCertificate();
  const text = textOf(certificate);
  const { firstLink } = certificate.commitment;

  it('proves the draw, however it was copied', () => {
    const copied = ` ${firstLink.slice(0, 30).toUpperCase()}\n${firstLink.slice(30)} `;

    expect(verifyCertificate(text, firstLink).verdict).toBe('PROVED');
    expect(verifyCertificate(text, copied).verdict).toBe('PROVED');
  });

  it('is missed when it is not given', () => {
    expect(verifyCertificate(text).verdict).toBe('CONSISTENT');
  });

  it('is not that of a chain of somebody’s own making, tried until a liked name came first', () => {
    const liked = 7;
    let tries = 0;
    let own = makeCertificate();
    while (own.outcome.drawn[0]?.memberId !== liked) {
      tries += 1;
      own = makeCertificate(someMembers(40), tries.toString(16).padStart(64, '0'));
    }
    const made = textOf(own);

    expect(verifyCertificate(made).verdict).toBe('CONSISTENT');
    const { verdict, checks } = verifyCertificate(made, firstLink);
    expect(verdict).toBe('WRONG');
    expect(checks[0]?.found).toContain('In commitment.firstLink: the certificate says');
  });

  it.each(['', 'abc', `${firstLink}0`])('is refused when it is not one: %j', (link) => {
    const { verdict, checks } = verifyCertificate(text, link);

    expect(verdict).toBe('WRONG');
    expect(checks[0]?.found).toContain('64 hexadecimal digits');
  });

  it('does not help a changed certificate', () => {
    const changed = text.replace('"periods": 4', '"periods": 5');

    expect(verifyCertificate(changed, firstLink).verdict).toBe('WRONG');
  });
});

test('line ends and a byte order mark of a mail program do no harm', () => {
  const text = `\uFEFF${textOf(makeCertificate()).replaceAll('\n', '\r\n')}\r\n`;

  expect(problems(text)).toEqual([]);
});

test('one changed character anywhere fails', () => {
  const text = JSON.stringify(makeCertificate(someMembers(12)));
  const survived = [...text].flatMap((character, at) => {
    const other = character === '1' ? '2' : '1';
    const changed = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
    return verifyCertificate(changed).holds ? [text.slice(at - 20, at + 20)] : [];
  });

  expect(survived).toEqual([]);
}, 120_000);

/** Forges a certificate and closes it again as a forger would who can compute hashes. */
function forged(change: (certificate: SelectionCertificate) => void): string {
  const certificate = makeCertificate();
  change(certificate);
  const commitment = commitmentHash(certificate.commitment);
  certificate.commitmentEntry.hash = commitment;
  certificate.outcome.commitment = commitment;
  certificate.outcomeEntry.hash = outcomeHash(certificate.outcome);
  return textOf(sealed(certificate));
}

describe('what a forger can compute does not help', () => {
  it('to take a member off the list', () => {
    expect(problems(forged(({ snapshot }) => snapshot.splice(4, 1)))[0]).toContain(
      'The snapshot lists 39 members',
    );
  });

  it('to say that a member had been removed', () => {
    const text = forged(({ snapshot, commitment }) => {
      snapshot[4] = { ...snapshot[4]!, status: 'REMOVED' };
      commitment.eligible -= 1;
      commitment.drugs.activeMembers = [35];
    });

    expect(problems(text)[0]).toContain('commitment.membersRoot');
  });

  it('to list a member twice', () => {
    const text = forged(({ snapshot, commitment }) => {
      snapshot.splice(5, 0, { ...snapshot[4]! });
      commitment.members += 1;
      commitment.eligible += 1;
    });

    expect(problems(text)[0]).toContain('snapshot[5] (member 5)');
  });

  it('to swap two of the drawn', () => {
    const text = forged(({ outcome }) => {
      const [first, second] = outcome.drawn;
      if (first === undefined || second === undefined) return;
      [first.memberId, second.memberId] = [second.memberId, first.memberId];
    });

    expect(problems(text)[0]).toContain('outcome.drawn[0]: drawn again it is member');
  });

  it('to add somebody to the drawn', () => {
    const text = forged(({ outcome }) => {
      outcome.drawn.push({ ...outcome.drawn[0]!, order: outcome.drawn.length + 1 });
    });

    expect(problems(text)[0]).toContain('the file lists 8 members, drawn again there are 7');
  });

  it('to draw with another seed', () => {
    const text = forged(({ outcome }) => {
      outcome.seed = 'c3'.repeat(32);
    });

    expect(problems(text)[0]).toContain('outcome.seed');
  });

  it('to draw fewer than are due', () => {
    const text = forged(({ commitment }) => {
      commitment.drugs.draw = 4;
    });

    expect(problems(text)[0]).toBe('In commitment.drugs: the numbers give 5, not 4.');
  });

  it('to draw for a test that the pool does not make', () => {
    const text = forged(({ commitment }) => {
      commitment.drugs.method = 'NONE';
    });

    expect(problems(text)[0]).toBe('In commitment.drugs: the numbers give 0, not 5.');
  });

  it('to leave a period out of the average', () => {
    const text = forged(({ commitment }) => {
      commitment.drugs.period = 2;
    });

    expect(problems(text)[0]).toBe(
      'In commitment.drugs: activeMembers has not one number for each of 2 periods.',
    );
  });

  it('to date the draw back', () => {
    const text = forged(({ outcome }) => {
      outcome.drawnAt = '2026-01-03T14:05:00.000Z';
    });

    expect(problems(text)[0]).toContain('In outcome.drawnAt: the draw is dated 2026-01-03');
  });

  it('to exchange the names of two who were drawn', () => {
    const text = forged(({ people = [] }) => {
      [people[0]!.name, people[1]!.name] = [people[1]!.name, people[0]!.name];
    });

    expect(problems(text)[0]).toContain('people[0] (member');
    expect(problems(text)[0]).toContain('not the person whose data was fixed before the draw');
  });

  it('to name a member who was not drawn', () => {
    const text = forged(({ people = [], outcome }) => {
      const drawn = outcome.drawn.map(({ memberId }) => memberId);
      const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((id) => !drawn.includes(id)) ?? 0;
      people[0] = { ...somePerson(other), memberId: drawn[0] ?? 0 };
      people[1] = somePerson(other);
    });

    expect(problems(text)[0]).toContain('people[0]');
  });

  it('to put the person of another member into the list of members', () => {
    const text = forged(({ people = [], snapshot, outcome }) => {
      const [drawn = 0] = outcome.drawn.map(({ memberId }) => memberId);
      const at = snapshot.findIndex(({ id }) => id === drawn);
      const other = snapshot.findIndex(({ id }) => id !== drawn);
      snapshot[at] = { ...snapshot[at]!, person: snapshot[other]!.person };
      people[0] = { ...somePerson(snapshot[other]!.id), memberId: drawn };
    });

    expect(problems(text)[0]).toContain('commitment.membersRoot');
  });

  it('to leave people out', () => {
    const text = forged(({ people = [] }) => void people.pop());

    expect(problems(text)[0]).toBe('people: 6 are named, 7 were drawn.');
  });

  it('to pass a draw for one from before people were kept', () => {
    const text = forged((certificate) => {
      certificate.commitment.algorithm = 'assay-draw-1';
      delete certificate.people;
    });

    expect(problems(text)[0]).toBe('snapshot[0] (member 1) has a hash of its person.');
  });

  it('to put the commitment behind the outcome', () => {
    const text = forged(({ commitmentEntry }) => {
      commitmentEntry.id = 50;
    });

    expect(problems(text)[0]).toContain('commitmentEntry.id');
  });
});

test('people may be shown by their names alone, or not at all', () => {
  const named = forged(({ people = [] }) => {
    for (const person of people) {
      person.detailsHash = detailsHash(person.details!);
      delete person.details;
    }
  });
  const nameless = forged((certificate) => delete certificate.people);

  expect(problems(named)).toEqual([]);
  expect(problems(nameless)).toEqual([]);
});

test('a program without periods is told, not divided by', () => {
  const text = JSON.stringify(makeCertificate()).replace('"periods":4', '"periods":0');

  expect(problems(text)).toContain('In commitment.drugs: there is no period 1 of 0.');
});

test('a link that no chain has is told without hashing up to it', () => {
  const text = JSON.stringify(makeCertificate()).replace('"link":3', '"link":9007199254740991');

  expect(problems(text)).toContainEqual(expect.stringContaining('a chain has 400 links'));
});

test.each([
  ['', 'not readable as JSON'],
  ['{}', 'At commitment'],
  ['[]', 'At the top'],
  ['{"commitment":{"algorithm":"assay-draw-9"}}', 'commitment.algorithm'],
])('a file that is no certificate says why: %s', (text, reason) => {
  expect(problems(text)[0]).toContain(reason);
});
