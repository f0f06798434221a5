import { expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addDrug } from '../test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel } from '../test-panels/testing/panel-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { instantTestInput } from './testing/instant-test-input.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const drug = await addDrug(api, session);
const panel = await addPanel(api, session, { drugAdulterants: [drug.id] });
await assignPanel(api, session, world.near, panel.id);

const upload = async (title: string): Promise<string> => {
  const part = { field: 'data', name: 'photo.png', content: sampleFiles.png };
  const form = multipart([part], { title, docType: 'INSTANT_REPORT' });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { ...form.headers, authorization: `Bearer ${session.token}` },
    payload: form.payload,
  });
  return answer.json<{ id: string }>().id;
};

it('a test has its attachments in the order in which they were sent', async () => {
  const titles = ['Front', 'Back', 'Lid', 'Form', 'Note', 'Badge'];
  const attachments: string[] = [];
  for (const title of titles) attachments.push(await upload(title));
  const given = await instantTestInput(api, session, { testPanelId: panel.id });

  const created = await api.call(`POST /api/location/${world.near}/instanttests`, {
    session,
    body: { ...given, testResult: { ...given.testResult, attachments } },
  });
  const test = await api.call(`GET /api/testresults/${created.json().id}`, { session });

  expect(test.json().attachments.map(({ title }: { title: string }) => title)).toEqual(titles);
});
