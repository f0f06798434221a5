import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMailTransport } from './transport.ts';
import { readMail } from './read-mail-file.ts';

const transportTo = (data: string) =>
  createMailTransport({ ASSAY_DATA: data, MAIL_FROM: 'portal@tpa.test', SMTP_URL: undefined });

test('reads back what was written, whatever the letters and the length of the lines', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'assay-mail-'));
  const link = `http://localhost:4000/setup-password?code=1.${'aB-_'.repeat(20)}`;
  const text = `Hello Zoë = "Nuñez",\n\n${link}\n\n-- \nÇa va ✓`;

  const file = await transportTo(data).send({
    id: '0d9f3b0e-6a0c-4c3e-9d8e-0f4a0c1b2d3e',
    kind: 'PASSWORD_RESET',
    recipient: 'zoe@client.test',
    recipient_name: 'Zoë Nuñez',
    sender: null,
    sender_name: 'Müller & Sons Occupational Health and Workplace Testing of the Northwest',
    subject: 'Reset your password - Müller & Sons Occupational Health and Workplace Testing',
    body_text: text,
    body_html: '<p>x</p>',
    attachment_name: null,
    attachment: null,
    created_at: '2026-11-20T11:00:00.000Z',
  });

  expect(readMail(await readFile(file ?? '', 'utf8'))).toEqual({
    date: 'Fri, 20 Nov 2026 11:00:00 +0000',
    from: 'Müller & Sons Occupational Health and Workplace Testing of the Northwest <portal@tpa.test>',
    to: 'Zoë Nuñez <zoe@client.test>',
    subject: 'Reset your password - Müller & Sons Occupational Health and Workplace Testing',
    text,
  });
  await rm(data, { recursive: true });
});

test('reads a header whose first word is too long for the line of its name', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'assay-mail-'));
  const name = `${'R'.repeat(127)} ${'C'.repeat(127)}`;

  const file = await transportTo(data).send({
    id: '0d9f3b0e-6a0c-4c3e-9d8e-0f4a0c1b2d3e',
    kind: 'INVITATION',
    recipient: 'robin@client.test',
    recipient_name: name,
    sender: null,
    sender_name: 'Assay',
    subject: 'Your new account',
    body_text: 'x',
    body_html: '<p>x</p>',
    attachment_name: null,
    attachment: null,
    created_at: '2026-11-20T11:00:00.000Z',
  });

  expect(readMail(await readFile(file ?? '', 'utf8')).to).toBe(`${name} <robin@client.test>`);
  await rm(data, { recursive: true });
});
