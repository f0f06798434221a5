import { readFileSync } from 'node:fs';
import { DrawCommitment, DrawOutcome } from '@assay/schema/selection-runs/certificate';
import { describe, expect, it } from 'vitest';
import { countOf } from './counting.ts';
import { hashOfText } from './hashes.ts';
import { personHash } from './person.ts';
import { commitmentHash, commitmentText, outcomeHash, sealOf } from './records.ts';
import { linkOf } from './seed-chain.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { rankByTicket } from './tickets.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** The vectors of docs/provable-draw.md, which were computed from the document by a program of its own. */
const vectors = JSON.parse(
  readFileSync(new URL('../../docs/provable-draw-vectors.json', import.meta.url), 'utf8'),
);
const { chain, tree, tickets, commitmentText: committed, certificate } = vectors;

describe('the vectors of the document', () => {
  it('the chain', () => {
    const links = Object.keys(chain.links).map((link) => [link, linkOf(chain.last, Number(link))]);

    expect(Object.fromEntries(links)).toEqual(chain.links);
  });

  it('people, lines and root', () => {
    const whole = certificate.people.filter((each: object) => 'details' in each);
    const kept = new Map(
      certificate.snapshot.map(({ id, person }: { id: number; person: string }) => [id, person]),
    );

    expect(certificate.snapshot.map(memberLine)).toEqual(tree.lines);
    expect(snapshotRoot(tree.salt, tree.lines)).toBe(tree.root);
    expect(whole.length).toBeGreaterThan(0);
    for (const each of certificate.people) expect(personHash(each)).toBe(kept.get(each.memberId));
  });

  it('the number to draw', () => {
    const { draw, ...input } = certificate.commitment.drugs;

    expect(countOf(input).draw).toBe(draw);
  });

  it('tickets and their order', () => {
    const ids = Object.keys(tickets.ofMembers).map(Number);
    const ranking = rankByTicket(tickets.seed, ids);
    const places = ids.map((_id, place) => place);

    expect(places.map((place) => ranking.memberId(place))).toEqual(tickets.order);
    expect(places.map((place) => ranking.ticket(place))).toEqual(
      tickets.order.map((id: number) => tickets.ofMembers[id]),
    );
  });

  it('both records and the seal, byte by byte', () => {
    const { commitment, outcome, commitmentEntry, outcomeEntry, seal, ...rest } = certificate;

    expect(commitmentText(DrawCommitment.parse(commitment))).toBe(committed);
    expect(commitmentHash(commitment)).toBe(commitmentEntry.hash);
    expect(outcomeHash(DrawOutcome.parse(outcome))).toBe(outcomeEntry.hash);
    expect(hashOfText(vectors.outcomeText)).toBe(outcomeEntry.hash);
    expect(sealOf({ commitment, commitmentEntry, outcome, outcomeEntry, ...rest })).toBe(seal);
    expect(hashOfText(vectors.sealedText)).toBe(seal);
  });

  it('the certificate as a whole', () => {
    const text = JSON.stringify(certificate);

    expect(verifyCertificate(text, chain.links['0']).verdict).toBe('PROVED');
  });
});
