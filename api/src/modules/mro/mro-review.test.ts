import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { report } from '../test-results/testing/add-test.ts';
import { determine, drugLine, logContact, reportedTest } from './testing/mro-cases.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const staff = () => api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const mro = await staff();

const get = async (session: TestSession, path: string) =>
  (await api.call(`GET ${path}`, { session })).json();
const reviewOf = (id: number) => get(mro, `/api/testresults/${id}/review`);
const inboxOf = async () =>
  (await get(mro, '/api/mro/inbox?limit=100')).results as { id: number; contacts: number }[];
const verified = { result: 'MRO_POSITIVE', drugs: ['Amphetamine'], basis: 'INTERVIEW' };
const errorsOf = (answer: { json(): { errors?: object } }) =>
  Object.keys(answer.json().errors ?? {});

describe('the inbox', () => {
  it('has what the laboratory reported and nobody determined, until it is released', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE');
    expect((await inboxOf()).map((row) => row.id)).toContain(id);

    await determine(api, mro, id, { result: 'MRO_NEGATIVE' });

    expect((await inboxOf()).map((row) => row.id)).not.toContain(id);
  });

  it('counts attempts, and says when ten days are over for those whose donor has to be heard', async () => {
    const [positive, negative] = [
      await reportedTest(api, world, 'RESULT_POSITIVE'),
      await reportedTest(api, world, 'RESULT_NEGATIVE'),
    ];
    await logContact(api, mro, positive, { kind: 'DONOR_NO_ANSWER' });
    const rows = await inboxOf();

    expect(rows.find(({ id }) => id === positive)).toMatchObject({
      contacts: 1,
      laboratoryResult: 'RESULT_POSITIVE',
      dueAt: expect.any(String),
    });
    expect(rows.find(({ id }) => id === negative)).toMatchObject({ contacts: 0, dueAt: null });
  });

  it('finds by finding, name and program, and has the one that waits longest first', async () => {
    const id = await reportedTest(api, world, 'RESULT_SUBSTITUTED', {
      case: { donor: { lastName: 'Inboxer' } },
    });
    const asked = async (query: string) =>
      (await get(mro, `/api/mro/inbox?${query}`)).results.map((row: { id: number }) => row.id);

    expect(await asked('laboratoryResult[IN][]=RESULT_SUBSTITUTED')).toEqual([id]);
    expect(await asked('q=inboxer')).toEqual([id]);
    expect(await asked('donor.lastName[SW]=inbox&program[EQ]=NON_DOT')).toEqual([]);
    expect((await asked('limit=100')).at(-1)).toBe(id);
  });

  it('is of MRO staff alone, also where a super administrator of another tenant was granted it at home', async () => {
    const abroad = await api.signIn({
      role: 'SUPER_ADMIN',
      homeTenantId: 1,
      tenantId: await api.addTenant('abroad'),
      granted: ['VIEW_UNVERIFIED_RESULTS'],
    });
    for (const session of [superAdmin, client, abroad])
      expect((await api.call('GET /api/mro/inbox', { session })).statusCode).toBe(403);
  });
});

describe('the contact log', () => {
  it('keeps what was done, by whom, with clocks and bases that follow', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id, { kind: 'DONOR_NO_ANSWER', phone: '5125550173' });
    const answer = await logContact(api, mro, id, { kind: 'DONOR_INTERVIEWED', note: 'No drugs' });

    const { contacts, clocks, bases } = answer.json();
    expect(contacts).toMatchObject([
      { kind: 'DONOR_NO_ANSWER', phone: '5125550173', actor: expect.any(String) },
      { kind: 'DONOR_INTERVIEWED', note: 'No drugs' },
    ]);
    expect(clocks[0]).toMatchObject({ name: 'ATTEMPTS', state: 'DONE', count: 1, needed: 3 });
    expect(bases).toEqual(['INTERVIEW']);
  });

  it.each([
    ['in the future', { kind: 'DONOR_MESSAGE', at: '2999-01-01T00:00:00.000Z' }, 'at'],
    ['before the report', { kind: 'DONOR_MESSAGE', at: '2020-01-01T00:00:00.000Z' }, 'at'],
    ['of a split specimen before there is a determination', { kind: 'SPLIT_REQUESTED' }, 'kind'],
  ])('refuses what is %s', async (_, body, field) => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');

    const answer = await logContact(api, mro, id, body);

    expect(answer.statusCode).toBe(400);
    expect(errorsOf(answer)).toEqual([field]);
    expect((await reviewOf(id)).contacts).toEqual([]);
  });

  it('is never changed or removed', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id);
    const rights = await api.asOwner(1, (tx) =>
      tx.row(sql`select has_table_privilege('assay_mro', 'mro_contacts', 'update') as changes,
        has_table_privilege('assay_mro', 'mro_contacts', 'delete') as removes,
        has_table_privilege('assay_mro', 'mro_determinations', 'update') as rewrites`),
    );

    expect(rights).toEqual({ changes: false, removes: false, rewrites: false });
  });
});

describe('a determination', () => {
  it('releases the case with what was verified, without quantities and ways of testing of DOT', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id);

    const answer = await determine(api, mro, id, { ...verified, note: 'No prescription' });

    expect(answer.json()).toMatchObject({
      isReleased: true,
      version: 3,
      determinations: [{ result: 'MRO_POSITIVE', basis: 'INTERVIEW', note: 'No prescription' }],
    });
    const test = await get(client, `/api/testresults/${id}`);
    expect(test).toMatchObject({
      testStatus: 'MRO_VERIFIED',
      resultType: 'RESULT_POSITIVE',
      testCase: { status: 'CLOSED' },
    });
    expect(test.drugAdulterantResults).toMatchObject([
      {
        drugAdulterant: { name: 'Amphetamine' },
        isPositive: true,
        confirmCutoff: null,
        screenCutoff: null,
        testMethodologyConfirm: null,
        numericLevel: null,
        comment: null,
      },
      { drugAdulterant: { name: 'Cocaine' }, isPositive: false },
    ]);
    expect(JSON.stringify(test)).not.toContain('No prescription');
  });

  it('shows quantities of what was verified in other programs', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE', { case: { program: 'NON_DOT' } });

    await determine(api, mro, id, { result: 'MRO_POSITIVE', drugs: ['Amphetamine'] });

    const { drugAdulterantResults: lines } = await get(client, `/api/testresults/${id}`);
    expect(lines[0]).toMatchObject({ numericLevel: '1842', testMethodologyConfirm: 'GCMS' });
  });

  it.each([
    ['positive without a drug', { ...verified, drugs: [] }, ['drugs']],
    ['positive before the donor was heard', { ...verified, basis: 'TEN_DAYS' }, ['basis']],
    ['negative-dilute of a specimen that is not', { result: 'MRO_NEGATIVE_DILUTE' }, ['result']],
    ['canceled without a reason', { result: 'MRO_CANCELLED' }, ['reason']],
  ])('is not %s, and nothing is released', async (_, body, fields) => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id);

    const answer = await determine(api, mro, id, body);

    expect(answer.statusCode).toBe(400);
    expect(errorsOf(answer)).toEqual(fields);
    expect((await reviewOf(id)).isReleased).toBe(false);
  });

  it('is refused while the laboratory has not reported, and when the test has come to another end', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE', {
      test: { testStatus: 'REFUSAL_TO_TEST' },
    });

    expect(errorsOf(await determine(api, mro, id, { result: 'MRO_NEGATIVE' }))).toEqual(['result']);
  });

  it('by two at once is made once', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE');
    const other = await staff();

    const answers = await Promise.all([
      determine(api, mro, id, { result: 'MRO_NEGATIVE' }),
      determine(api, other, id, { result: 'MRO_CANCELLED', reason: 'Flaw' }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await reviewOf(id)).determinations).toHaveLength(1);
  });

  it('is refused when the laboratory has corrected what was read', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE');
    await report(api, id, {
      kind: 'LABORATORY',
      result: 'RESULT_POSITIVE',
      lines: [drugLine('Amphetamine', true)],
    });

    const answer = await determine(api, mro, id, { result: 'MRO_NEGATIVE' });

    expect(answer.json()).toMatchObject({ errorCode: 'STALE_VERSION' });
    expect((await get(client, `/api/testresults/${id}`)).testStatus).toBe('MRO_PENDING');
  });

  it('is refused to somebody whose permission was taken', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE');
    const former = await staff();
    await api.call(`DELETE /api/users/${former.userId}/grants/VIEW_UNVERIFIED_RESULTS`, {
      session: superAdmin,
    });

    const answer = await determine(api, former, id, { result: 'MRO_NEGATIVE' });

    expect(answer.statusCode).toBe(403);
    expect((await reviewOf(id)).determinations).toEqual([]);
  });

  it('tells its reason with a cancellation, and no findings', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');

    await determine(api, mro, id, { result: 'MRO_CANCELLED', reason: 'CCF without signature' });

    expect(await get(client, `/api/testresults/${id}`)).toMatchObject({
      mroResult: 'MRO_CANCELLED',
      mroRemarks: 'CCF without signature',
      resultType: null,
      drugAdulterantResults: [],
    });
  });

  it('is corrected by another one with a reason, which says who saw the former', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id);
    await get(client, `/api/testresults/${id}`);
    await determine(api, mro, id, verified);
    await get(client, `/api/testresults/${id}`);
    const again = { result: 'MRO_NEGATIVE', basis: 'INTERVIEW', version: 3 };
    expect(errorsOf(await determine(api, mro, id, again))).toEqual(['replaceReason']);

    const answer = await determine(api, mro, id, { ...again, replaceReason: 'Prescription came' });

    const [now, former] = answer.json().determinations;
    expect(now).toMatchObject({ result: 'MRO_NEGATIVE', replaceReason: 'Prescription came' });
    expect(former).toMatchObject({ result: 'MRO_POSITIVE', seenBy: [{ isDownload: false }] });
    expect(await get(client, `/api/testresults/${id}`)).toMatchObject({
      resultType: 'RESULT_NEGATIVE',
    });
  });

  it('of a test past the MRO does not exist', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE', {
      case: { program: 'NON_DOT' },
      test: { goesThroughMro: false, testStatus: 'AT_LAB' },
    });

    expect((await determine(api, mro, id, { result: 'MRO_NEGATIVE' })).statusCode).toBe(404);
  });
});
