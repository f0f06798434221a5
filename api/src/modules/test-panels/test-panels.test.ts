import { describe, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { locationInput } from '../locations/testing/location-input.ts';
import { addDrug } from '../test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel, deviceOf, panelInput } from './testing/panel-calls.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });
const unpriced = await api.signIn({ role: 'MD_USER' });
await api.call(`POST /api/users/${unpriced.userId}/grants`, {
  session: boss,
  body: { permission: 'SEE_PRICES', granted: false, reason: 'Prices are for accounting.' },
});
const companyId = await api.addCompany('Panel Freight');
const otherId = await api.addCompany('Other Panels');
const get = async (path: string, session = admin) =>
  (await api.call(`GET ${path}`, { session })).json();
const post = (path: string, body: object, session = admin) =>
  api.call(`POST ${path}`, { session, body });
const place = async (id: number): Promise<number> =>
  (await post(`/api/companies/${id}/locations`, locationInput('Yard'))).json().id;
const [near, far] = [await place(companyId), await place(otherId)];

describe('a panel', () => {
  it('tells its device, its specimen and what it tests for', async () => {
    const [drug, spoiler] = [
      await addDrug(api, admin),
      await addDrug(api, admin, { type: 'ADULTERANT' }),
    ];

    const panel = await addPanel(api, admin, { drugAdulterants: [spoiler.id, drug.id, drug.id] });

    expect(panel).toMatchObject({
      specimenTypeName: 'Urine',
      deviceName: 'Integrated Urine Cup',
      drugAdulterants: [drug.id, spoiler.id],
      drugsCount: 1,
      drugCount: 1,
      adulterantCount: 1,
      pricing: '8.50',
      numberOfLocations: 0,
    });
    expect((await get(`/api/drugadulterants/${drug.id}`)).numberOfTestPanels).toBe(1);
    const deleted = await api.call(`DELETE /api/drugadulterants/${drug.id}`, { session: admin });
    expect(deleted.json().errorCode).toBe('HAS_CHILD_ELEMENTS');
  });

  it('is refused by field', async () => {
    const taken = await addPanel(api, admin);
    const input = await panelInput(api, admin);
    const answers = await Promise.all(
      [
        { ...input, panelId: taken.panelId.toLowerCase() },
        { ...input, panelId: 'P'.repeat(65), drugAdulterants: [], pricing: '1.555' },
        { ...input, specimenTypeId: 3 },
        { ...input, deviceId: 999_999 },
        { ...input, drugAdulterants: [999_999] },
      ].map((body) => post('/api/testpanels', body)),
    );

    expect(answers.map((each) => each.json().errors)).toMatchObject([
      { panelId: [{ errorCode: 'ID_ALREADY_EXISTS' }] },
      {
        panelId: [{ errorCode: 'TOO_LONG' }],
        drugAdulterants: [
          {
            errorCode: 'AT_LEAST_ONE',
            message: 'At least one of Drugs or Adulterants is required',
          },
        ],
        pricing: [{ errorCode: 'INVALID_PRICING' }],
      },
      {
        deviceId: [{ message: 'Integrated Urine Cup does not take the specimen type Hair.' }],
      },
      { deviceId: [{ errorCode: 'INVALID' }] },
      { drugAdulterants: [{ errorCode: 'INVALID_DRUG_ADULTERANTS' }] },
    ]);
  });

  it('is found by all that it is to test for, its device, and with or without adulterants', async () => {
    const [one, other] = [
      await addDrug(api, admin),
      await addDrug(api, admin, { type: 'ADULTERANT' }),
    ];
    const first = await addPanel(api, admin, { drugAdulterants: [one.id] });
    const both = await addPanel(api, admin, { drugAdulterants: [one.id, other.id] });
    const found = async (query: string) =>
      (await get(`/api/testpanels?${query}`)).results
        .map((each: { id: number }) => each.id)
        // The list sorts by names, which are numbered across test files.
        .toSorted((a: number, b: number) => a - b);
    const has = (...ids: number[]) => ids.map((id) => `drugAdulterants[IN][]=${id}`).join('&');

    expect(await found(has(one.id))).toEqual([first.id, both.id]);
    expect(await found(has(one.id, other.id))).toEqual([both.id]);
    expect(await found(`${has(one.id)}&adulterantCount[EQ]=0`)).toEqual([first.id]);
    expect(await found(`${has(one.id)}&adulterantCount[GTE]=1`)).toEqual([both.id]);
    const dip = await deviceOf(api, admin, 'Urine Dip Card');
    expect(await found(`${has(one.id)}&deviceId[EQ]=${dip}`)).toEqual([]);
    expect(await found(`q=${both.panelId}&sortBy=deviceName&sortOrder=DESC`)).toContain(both.id);
  });

  it('keeps its cost from who may see none, and from what they save', async () => {
    const panel = await addPanel(api, admin);
    const path = `/api/testpanels/${panel.id}`;
    await assignPanel(api, admin, near, panel.id);
    const body = { ...panel, pricing: null, name: 'Renamed' };

    const saved = await api.call(`PUT ${path}`, { session: unpriced, body });
    const refused = await api.call(`PUT ${path}`, {
      session: unpriced,
      body: { ...body, pricing: '1.00', version: 2 },
    });

    expect(saved.json()).toMatchObject({ name: 'Renamed', pricing: null });
    expect(refused.statusCode).toBe(403);
    expect(await get(path)).toMatchObject({ pricing: '8.50' });
    expect((await get('/api/testpanels?pricing[GTE]=0', unpriced)).total).toBe(0);
    const [there] = (
      await get(`/api/locations/${near}/testpanels?testPanelId[EQ]=${panel.id}`, unpriced)
    ).results;
    expect(there).toMatchObject({ price: null, testPanel: { pricing: null } });
    const history = await get(`/api/history?entity[EQ]=location&entityId[EQ]=${near}`, unpriced);
    expect(JSON.stringify(history)).toContain(panel.panelId);
    expect(JSON.stringify(history)).not.toContain('9.50');
  });
});

describe('panels of locations', () => {
  it('have a price of their own, and leave with the panel, which tells how many it is assigned to', async () => {
    const panel = await addPanel(api, admin);
    await assignPanel(api, admin, near, panel.id);
    await assignPanel(api, admin, far, panel.id);
    const path = `/api/locations/${near}/testpanels/${panel.id}`;
    const twice = await post(`/api/locations/${near}/testpanels`, { testPanelId: panel.id });
    expect(twice.json().errors).toMatchObject({ testPanelId: [{ errorCode: 'DUPLICATE_VALUE' }] });

    const stored = await get(path);
    expect(stored).toMatchObject({
      price: '9.50',
      testPanel: { id: panel.id, drugAdulterantsData: [{ id: panel.drugAdulterants[0] }] },
    });
    const changed = await api.call(`PUT ${path}`, {
      session: admin,
      body: { price: '11.00', version: stored.version },
    });
    expect(changed.json()).toMatchObject({ price: '11.00', testPanel: { pricing: '8.50' } });

    expect(await get(`/api/testpanels/${panel.id}/locationscount`)).toEqual({ count: 2 });
    await api.call(`DELETE /api/testpanels/${panel.id}`, { session: admin });
    expect((await api.call(`GET ${path}`, { session: admin })).statusCode).toBe(404);
    const { results } = await get(`/api/history?entity[EQ]=location&entityId[EQ]=${near}&limit=2`);
    expect(results).toMatchObject([
      {
        changes: [
          { field: 'price', before: [`${panel.panelId}: 11.00`] },
          { field: 'testPanelsRemoved', before: [`${panel.panelId} (${panel.name})`] },
        ],
      },
      { changes: [{ field: 'price', before: '9.50', after: '11.00' }, { field: 'testPanel' }] },
    ]);
  });

  it('show a client user the own locations alone, and never a cost', async () => {
    const panel = await addPanel(api, admin);
    await assignPanel(api, admin, near, panel.id);
    await assignPanel(api, admin, far, panel.id);
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

    const { results } = await get(`/api/locationtestpanels?testPanelId[EQ]=${panel.id}`, client);

    expect(results).toMatchObject([
      { locationId: near, price: null, testPanel: { pricing: null, numberOfLocations: 1 } },
    ]);
    const far404 = await api.call(`GET /api/locations/${far}/testpanels`, { session: client });
    expect(far404.statusCode).toBe(404);
  });

  it('are assigned and taken away many at once, pair by pair', async () => {
    const [one, other] = [await addPanel(api, admin), await addPanel(api, admin)];
    await assignPanel(api, admin, near, one.id);
    const body = { testPanelIds: [other.id, one.id, 999_999], locationIds: [near], assigned: true };

    const assigned = await post('/api/testpanels/assign', body);
    const taken = await post('/api/testpanels/assign', { ...body, assigned: false });
    const many = Array.from({ length: 501 }, (_, index) => index + 1);
    const tooMany = await post('/api/testpanels/assign', {
      ...body,
      testPanelIds: many,
      locationIds: [1, 2],
    });

    expect(assigned.json().results).toEqual([
      { testPanelId: one.id, locationId: near, done: false, errorCode: 'DUPLICATE_VALUE' },
      { testPanelId: other.id, locationId: near, done: true, errorCode: null },
      { testPanelId: 999_999, locationId: near, done: false, errorCode: 'RESOURCE_NOT_FOUND' },
    ]);
    expect(taken.json().results.map((each: { done: boolean }) => each.done)).toEqual([
      true,
      true,
      false,
    ]);
    expect(tooMany.json().errors).toMatchObject({ locationIds: [{ errorCode: 'TOO_MANY' }] });
  });
});

describe('a file of panels', () => {
  const HEAD = 'Part#,Product/Brand/Device,Specimen Type,Drugs/Adulterants,Panel Name,Pricing';
  const send = (lines: readonly string[], session = admin) => {
    const content = Buffer.from(`\uFEFF${HEAD}\r\n${lines.join('\r\n')}\r\n`);
    const form = multipart([{ field: 'csv', name: 'panels.csv', content }]);
    return api.app.inject({
      method: 'POST',
      url: '/api/testpanels/createFromCSV',
      headers: { ...form.headers, authorization: `Bearer ${session.token}` },
      payload: form.payload,
    });
  };

  it('creates them, from the example too', async () => {
    const example = await api.call('GET /api/testpanels/createFromCSV/example', { session: admin });
    const [, ...rows] = example.body.trim().split('\r\n');

    const sent = await send([...rows, 'CSV-2,urine dip card,urine,thc|ph,With pH,']);

    expect(sent.json()).toEqual({ created: 2 });
    const { results } = await get('/api/testpanels?q=CSV-2');
    expect(results).toMatchObject([
      { deviceName: 'Urine Dip Card', drugsCount: 1, adulterantCount: 1, pricing: null },
    ]);
  });

  it('is refused by cell, as a whole', async () => {
    const answer = await send([
      'X-1,Integrated Urine Cup,URINE,THC,Cup,1.50',
      'x-1,Integrated Urine Cup,HAIR,THC|XYZ,Cup,1.555',
      'X-3,No Cup,URINE_POCT,|,,',
      `${'9'.repeat(65)},Urine Dip Card,URINE,COC,Cup,`,
    ]);

    const { rows } = answer.json().errors;
    const codes = rows.map((row: { columns: Record<string, { errorCode: string }[]> }) =>
      Object.entries(row.columns).map(([column, [error]]) => `${column} ${error?.errorCode}`),
    );
    expect(codes).toEqual([
      [
        'Part# ID_ALREADY_EXISTS',
        'Product/Brand/Device INVALID',
        'Drugs/Adulterants INVALID_DRUG_ADULTERANTS',
        'Pricing INVALID_PRICING',
      ],
      [
        'Product/Brand/Device INVALID',
        'Specimen Type INVALID',
        'Drugs/Adulterants BLANK',
        'Panel Name BLANK',
      ],
      ['Part# TOO_LONG'],
    ]);
    expect((await get('/api/testpanels?q=X-1')).total).toBe(0);
  });

  it('has no prices of who may see none', async () => {
    expect((await send(['U-1,Urine Dip Card,URINE,THC,Cup,1.50'], unpriced)).statusCode).toBe(400);
    expect((await send(['U-1,Urine Dip Card,URINE,THC,Cup,'], unpriced)).json()).toEqual({
      created: 1,
    });
  });
});
