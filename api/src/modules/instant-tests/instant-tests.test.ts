import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consentTexts } from '@assay/schema/instant-tests/instant-test-words';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addDrug } from '../test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel } from '../test-panels/testing/panel-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addSignature, inAYear, instantTestInput } from './testing/instant-test-input.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const collector = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.near],
});
const drug = await addDrug(api, superAdmin);
const adulterant = await addDrug(api, superAdmin, { type: 'ADULTERANT' });
const panel = await addPanel(api, superAdmin, { drugAdulterants: [drug.id, adulterant.id] });
await assignPanel(api, superAdmin, world.near, panel.id);
const elsewhere = await addPanel(api, superAdmin);

type Input = Awaited<ReturnType<typeof instantTestInput>>;
interface Changes {
  donor?: object;
  testResult?: object;
}

/** An input with some fields changed. */
async function input({ donor = {}, testResult = {}, ...more }: Changes & object = {}) {
  const given: Input = await instantTestInput(api, collector, { testPanelId: panel.id });
  return {
    ...given,
    ...more,
    donor: { ...given.donor, ...donor },
    testResult: { ...given.testResult, ...testResult },
  };
}
const path = `/api/location/${world.near}/instanttests`;
const send = (body: object, session: TestSession = collector) =>
  api.call(`POST ${path}`, { session, body });
const create = async (changes: Changes & object = {}, session?: TestSession) =>
  send(await input(changes), session);
const read = async (id: number, part = '') =>
  (await api.call(`GET /api/testresults/${id}${part}`, { session: superAdmin })).json();
const positive = {
  resultType: 'RESULT_PRELIMINARY_POSITIVE',
  drugAdulterantResults: [
    { drugAdulterantId: drug.id, isPositive: true, confirmCutoff: '50 ng/mL' },
  ],
};
const found = (answer: { json(): { errors?: { testResult?: object; donor?: object } } }) =>
  answer.json().errors;

describe('a test that is stored', () => {
  it('is completed when it is negative, with everything that the panel tests for', async () => {
    const answer = await create();

    expect(answer.statusCode, answer.body).toBe(201);
    expect(await read(answer.json().id)).toMatchObject({
      testType: 'INSTANT',
      program: 'NON_DOT',
      testStatus: 'TEST_COMPLETED',
      resultType: 'RESULT_NEGATIVE',
      confirmationMethod: 'CONFIRMATION_NOT_NEEDED',
      isSuccessfullyConfirmed: true,
      collectorFullName: 'Ravi Patel',
      testCase: { status: 'CLOSED' },
      instant: { lot: '48J2206', temperature: '1', expireAt: inAYear },
      drugAdulterantResults: [
        { drugAdulterant: { type: 'DRUG' }, isPositive: false },
        { drugAdulterant: { type: 'ADULTERANT' }, isPositive: false },
      ],
    });
  });

  it.each([
    ['a preliminary positive', positive],
    ['an invalid result', { resultType: 'RESULT_INVALID', temperature: '0' }],
  ])('waits for its confirmation with the case open: %s', async (_what, testResult) => {
    const answer = await create({ testResult });

    expect(answer.statusCode, answer.body).toBe(201);
    expect(await read(answer.json().id)).toMatchObject({
      testStatus: 'PENDING_CONFIRMATION',
      confirmationMethod: null,
      isSuccessfullyConfirmed: false,
      testCase: { status: 'OPEN' },
    });
  });

  it('needs no more of a refusal than who refused, and drops what was typed of a result', async () => {
    const { collectorSignature, collectedAt } = (await input()).testResult;
    const donor = { ...(await input()).donor, reasonForTest: null, isDonorAcceptTest: false };

    const answer = await send({
      donor,
      testResult: { ...positive, collectorSignature, collectedAt, testStatus: 'REFUSAL_TO_TEST' },
    });

    expect(answer.statusCode, answer.body).toBe(201);
    expect(await read(answer.json().id)).toMatchObject({
      testStatus: 'REFUSAL_TO_TEST',
      resultType: null,
      drugAdulterantResults: [],
      testCase: { status: 'CLOSED' },
      donor: { isVerbalConsent: null },
      instant: { consentText: null, certificationText: null, collectorSignature },
    });
    const [first] = (await read(answer.json().id, '/events')).results;
    expect(first).toMatchObject({ kind: 'REFUSED_TO_TEST', at: collectedAt, source: 'portal' });
  });

  it('keeps what was consented to and certified in the words of the day, also on paper', async () => {
    const { id } = (await create()).json();

    expect((await read(id)).instant).toMatchObject({
      consentText: consentTexts.donor,
      certificationText: consentTexts.collector,
    });
    const { rawPayload } = await api.call(`GET /api/testresults/${id}/download`, {
      session: superAdmin,
    });
    const text = textsOfPages(rawPayload).flat().join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(consentTexts.donor);
    expect(text).toContain('Signed by the donor');
    expect(text).toContain(consentTexts.collector);
    expect(rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(1);
  });

  it('says nothing of a certification on paper where nobody signed', async () => {
    const { id } = (await create()).json();
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update instant_tests set collector_signature_file_id = null where test_result_id = ${id}`,
      ),
    );

    const { rawPayload } = await api.call(`GET /api/testresults/${id}/download`, {
      session: superAdmin,
    });
    expect(textsOfPages(rawPayload).flat().join(' ')).not.toMatch(/Certif/);
  });

  it('has no signature of a donor who consented by word', async () => {
    const donor = { isVerbalConsent: true };
    const answer = await create({ donor, testResult: { donorSignature: null } });

    expect((await read(answer.json().id)).donor).toMatchObject({
      isVerbalConsent: true,
      signature: null,
    });
  });

  it('clears the temperature of what is no urine', async () => {
    const saliva = await addPanel(api, superAdmin, {
      specimenTypeId: 2,
      deviceId: await salivaDevice(),
    });
    await assignPanel(api, superAdmin, world.near, saliva.id);

    const answer = await create({
      testResult: { specimenTypeId: 2, testPanelId: saliva.id, temperature: '0' },
    });

    expect(answer.statusCode, answer.body).toBe(201);
    expect((await read(answer.json().id)).instant.temperature).toBeNull();
  });

  it('is one, however often the same call is sent', async () => {
    const body = await input();
    const headers = { 'idempotency-key': 'instant-1' };
    const call = () => api.call(`POST ${path}`, { session: collector, body, headers });

    const [first, second] = [await call(), await call()];

    expect(second.json()).toEqual(first.json());
  });
});

async function salivaDevice(): Promise<number> {
  const answer = await api.call('GET /api/devices?limit=100', { session: superAdmin });
  const devices: { id: number; specimens: { id: number }[] }[] = answer.json().results;
  return devices.find(({ specimens }) => specimens.some(({ id }) => id === 2))?.id ?? 0;
}

describe('what is refused', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  it.each<[string, Changes, object]>([
    [
      'a specimen of tomorrow',
      { testResult: { collectedAt: soon() } },
      { testResult: { collectedAt: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a specimen of 1900',
      { testResult: { collectedAt: '1900-03-01T15:00:00.000Z' } },
      { testResult: { collectedAt: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a certificate of 1900',
      { testResult: { certificationDate: '1900-03-01T15:00:00.000Z' } },
      { testResult: { certificationDate: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a panel that outlasts all others',
      { testResult: { expireAt: '9999-01-01' } },
      { testResult: { expireAt: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a donor who was born in 1800',
      { donor: { dateOfBirth: '1800-01-01' } },
      { donor: { dateOfBirth: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'an expired panel',
      { testResult: { expireAt: '2020-01-01' } },
      { testResult: { expireAt: [{ errorCode: 'DATE_MUST_GREATER_THAN_TODAY' }] } },
    ],
    [
      'a panel of no location',
      { testResult: { testPanelId: elsewhere.id } },
      { testResult: { testPanelId: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a panel of another specimen',
      { testResult: { specimenTypeId: 2 } },
      { testResult: { testPanelId: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'urine without its temperature',
      { testResult: { temperature: null } },
      { testResult: { temperature: [{ errorCode: 'BLANK' }] } },
    ],
    [
      'a cold negative',
      { testResult: { temperature: '0' } },
      { testResult: { resultType: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'a lot of other signs',
      { testResult: { lot: '48_J' } },
      { testResult: { lot: [{ errorCode: 'INVALID' }] } },
    ],
    [
      'no consent',
      { testResult: { donorSignature: null } },
      { testResult: { donorSignature: [{ errorCode: 'BLANK' }] } },
    ],
    [
      'no reason',
      { donor: { reasonForTest: null } },
      { donor: { reasonForTest: [{ errorCode: 'BLANK' }] } },
    ],
    [
      'a birthday to come',
      { donor: { dateOfBirth: '2999-01-01' } },
      { donor: { dateOfBirth: [{ errorCode: 'INVALID' }] } },
    ],
  ])('is %s', async (_what, changes, errors) => {
    const answer = await create(changes);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject(errors);
  });

  it.each<[string, object, string, string]>([
    [
      'a positive drug without a cutoff',
      { ...positive, drugAdulterantResults: [{ drugAdulterantId: drug.id, isPositive: true }] },
      'drugAdulterantResults.0.confirmCutoff',
      'BLANK',
    ],
    [
      'a positive adulterant without a comment',
      {
        resultType: 'RESULT_INVALID',
        drugAdulterantResults: [{ drugAdulterantId: adulterant.id, isPositive: true }],
      },
      'drugAdulterantResults.0.comment',
      'BLANK',
    ],
    [
      'a positive drug in a negative result',
      { drugAdulterantResults: positive.drugAdulterantResults },
      'resultType',
      'INVALID',
    ],
    [
      'a positive adulterant in a negative result',
      {
        drugAdulterantResults: [
          { drugAdulterantId: adulterant.id, isPositive: true, comment: 'Creatinine low' },
        ],
      },
      'resultType',
      'INVALID',
    ],
    [
      'a substance that the panel does not have',
      { drugAdulterantResults: [{ drugAdulterantId: 999_999 }] },
      'drugAdulterantResults',
      'INVALID_DRUG_ADULTERANTS',
    ],
    [
      'a preliminary positive of nothing',
      { resultType: 'RESULT_PRELIMINARY_POSITIVE' },
      'drugAdulterantResults',
      'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG',
    ],
  ])('is %s', async (_what, testResult, field, errorCode) => {
    const answer = await create({ testResult });

    expect(answer.statusCode).toBe(400);
    const leaf = field
      .split('.')
      .reduce<unknown>((node, key) => Object(node)[key], answer.json().errors.testResult);
    expect(leaf).toMatchObject([{ errorCode }]);
  });

  it('is the signature of somebody else', async () => {
    const collectorSignature = await addSignature(api, superAdmin);
    const answer = await create({ testResult: { collectorSignature } });

    expect(found(answer)?.testResult).toMatchObject({
      collectorSignature: [{ errorCode: 'INVALID' }],
    });
  });

  it('is a second test of a donor whose case is open', async () => {
    const donor = { primaryId: 'OPEN-1' };
    await create({ donor, testResult: positive });

    const answer = await create({ donor });

    expect(answer.statusCode).toBe(400);
    const again = await create({ donor, testResult: { confirmationComment: 'Spilled.' } });
    expect(again.json().errorCode).toBe('EXIST_OPEN_TEST_CASE_FOR_DONOR');
  });

  it('is a test within 24 hours of another one, until it is said why', async () => {
    const donor = { primaryId: 'AGAIN-1' };
    await create({ donor });

    const answer = await create({ donor });
    expect(found(answer)?.testResult).toEqual({
      confirmationComment: [expect.objectContaining({ errorCode: 'BLANK' })],
    });
    const told = await create({
      donor,
      testResult: { confirmationComment: 'The cup was broken.' },
    });

    expect(told.statusCode).toBe(201);
    expect((await read(told.json().id)).instant.confirmationComment).toBe('The cup was broken.');
  });

  it('is a test at a location where the caller may not test', async () => {
    await api.asOwner(1, (tx) =>
      tx.run(sql`insert into permission_grants (tenant_id, user_id, permission, is_granted, reason, changed_by)
        values (1, ${collector.userId}, 'CREATE_INSTANT_TEST', false, 'For a test', 'Test')`),
    );
    const answer = await create();
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`delete from permission_grants where user_id = ${collector.userId} and permission = 'CREATE_INSTANT_TEST'`,
      ),
    );

    expect(answer.statusCode).toBe(403);
  });
});

describe('a check', () => {
  const check = async (name: string, body: object) =>
    (await api.call(`POST ${path}/validate/${name}`, { session: collector, body })).json();

  it('finds nothing of a first step that is complete, and saves nothing', async () => {
    const { donor, testResult } = await input();
    const { resultType: _result, temperature: _temperature, ...first } = testResult;

    expect(await check('firstform', { donor, testResult: first })).toEqual({ errors: {} });
    const kept = await api.asOwner(1, (tx) =>
      tx.row(sql`select referenced_at from files where id = ${first.collectorSignature}::uuid`),
    );
    expect(kept).toEqual({ referenced_at: null });
  });

  it('finds in both steps what the call itself would refuse', async () => {
    const donor = { primaryId: 'AGAIN-1' };
    const body = await input({ donor });

    const { errors } = await check('all', body);

    expect(errors).toEqual((await send(body)).json().errors);
    expect(errors.testResult.confirmationComment[0].errorCode).toBe('BLANK');
  });
});
