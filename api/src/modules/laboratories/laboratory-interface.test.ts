import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoLaboratories } from '@assay/schema/laboratories/demo-laboratories';
import { LaboratoryMessage } from '@assay/schema/laboratories/laboratory-message';
import { isSigned } from './signature.ts';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/laboratory-interface.md'),
  'utf8',
);
const example = (name: string): string => new RegExp(`^${name} +(.*)$`, 'm').exec(page)?.[1] ?? '';

it('the worked example of the documentation is signed by the demo connection', () => {
  const [secret, time, nonce, body] = ['secret', 'time', 'nonce', 'body'].map(example) as [
    string,
    string,
    string,
    string,
  ];
  const signed = { time, nonce, signature: example('signature') };

  expect(demoLaboratories.map((each) => each.secret)).toContain(secret);
  expect(isSigned([secret], Buffer.from(body), signed, new Date(time))).toBe(true);
  expect(LaboratoryMessage.parse(JSON.parse(body))).toMatchObject({ status: 'COLLECTED' });
});
