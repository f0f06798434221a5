import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { report } from '../test-results/testing/add-test.ts';
import {
  addMroConnection,
  growLaboratoryWorld,
  sendAndTakeIn,
} from './testing/laboratory-world.ts';

const api = await useTestApp();
const { admin, superAdmin, staff, laboratory, order } = await growLaboratoryWorld(api);
const mro = await addMroConnection(api, superAdmin);
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

const orderOf = ({ goesThroughMro }: { goesThroughMro: boolean }) =>
  order({
    case: { program: goesThroughMro ? 'DOT' : 'NON_DOT' },
    test: { goesThroughMro, testStatus: goesThroughMro ? 'MRO_PENDING' : 'AT_LAB' },
  });

/** Sends a document and takes it in. @returns what became of the message */
const send = (connectionId: number, orderNumber: string, docType: string, content = PDF) =>
  sendAndTakeIn(api, connectionId, {
    kind: 'DOCUMENT',
    messageId: randomUUID(),
    test: { orderNumber },
    title: 'A document',
    docType,
    file: { name: 'document.pdf', content: Buffer.from(content).toString('base64') },
  });

const documentsOf = async (id: number, session: TestSession): Promise<string[]> => {
  const answer = await api.call(`GET /api/testresults/${id}`, { session });
  return answer
    .json<{ attachments: { docType: string }[] }>()
    .attachments.map(({ docType }) => docType);
};

it('a document of a test past the MRO is in everybody’s sight', async () => {
  const { id, orderNumber } = await orderOf({ goesThroughMro: false });

  expect(await send(laboratory.id, orderNumber, 'CCF')).toMatchObject({ state: 'PROCESSED' });
  expect(await documentsOf(id, admin)).toEqual(['CCF']);
});

it('a document of a test that goes through the MRO is for MRO staff alone', async () => {
  const { id, orderNumber } = await orderOf({ goesThroughMro: true });

  await send(laboratory.id, orderNumber, 'LAB_RESULT');

  expect([await documentsOf(id, staff), await documentsOf(id, admin)]).toEqual([
    ['LAB_RESULT'],
    [],
  ]);
});

it('the report of an MRO is in sight with the determination, and what a laboratory calls so is not', async () => {
  const { id, orderNumber } = await orderOf({ goesThroughMro: true });
  await send(mro.id, orderNumber, 'MRO_REPORT');
  await send(laboratory.id, orderNumber, 'MRO_REPORT');
  expect(await documentsOf(id, admin)).toEqual([]);

  await report(api, id, { kind: 'MRO', result: 'MRO_NEGATIVE' });
  await send(mro.id, orderNumber, 'MRO_REPORT', `${PDF} `);

  expect(await documentsOf(id, admin)).toEqual(['MRO_REPORT']);
});

it('what is no PDF is not filed', async () => {
  const { id, orderNumber } = await orderOf({ goesThroughMro: false });

  expect(await send(laboratory.id, orderNumber, 'CCF', 'hello')).toMatchObject({
    state: 'FAILED',
    reason: 'UNREADABLE',
  });
  expect(await documentsOf(id, admin)).toEqual([]);
});
