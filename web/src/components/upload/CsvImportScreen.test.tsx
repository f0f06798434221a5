import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownToasts } from '../../lib/toasts.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { CsvImportScreen } from './CsvImportScreen.tsx';

interface Sent {
  url: string;
  headers: Record<string, string>;
}
let sent: Sent[] = [];
let answers: [status: number, body: object][] = [];

beforeEach(() => {
  [sent, answers] = [[], []];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #call: Sent = { url: '', headers: {} };
    open(_method: string, url: string): void {
      this.#call.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#call.headers[name] = value;
    }
    getResponseHeader = () => 'application/json';
    abort(): void {}
    send(): void {
      sent.push(this.#call);
      const [status, body] = answers.shift() ?? [0, {}];
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
});

const open = () =>
  renderScreen({
    at: '/import',
    routes: [
      {
        path: '/import',
        element: (
          <CsvImportScreen
            title="Bulk import locations"
            url="/upload/places"
            example={{ url: '/download/places', name: 'Places.csv' }}
            done="Locations were imported and created."
            list="/places"
            failed="Error uploading. Please try again."
          />
        ),
      },
      { path: '/places', element: <p>The places</p> },
    ],
  });
const choose = async (user: UserEvent) =>
  user.upload(await screen.findByLabelText('CSV file'), new File(['a'], 'a.csv'));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const refusalOf = (rows: object[], failedRows = rows.length) => ({
  message: 'm',
  params: { failedRows },
  errors: { rows },
});
const preview = { rows: 1, created: 0, updated: 0, unchanged: 0, errors: [] };

test('a file is checked without being saved, and then imported', async () => {
  answers = [
    [200, { ...preview, rows: 1_200, created: 1_200, updated: 1 }],
    [201, { created: 1_200 }],
  ];
  const { user } = open();
  await choose(user);
  expect(sent).toEqual([]);

  await press(user, 'Check file');
  expect(
    await screen.findByText(
      'No fault was found: 1,200 records would be created, 1 record would change. Nothing was saved yet.',
    ),
  ).toBeInTheDocument();
  await press(user, 'Import');

  expect(await screen.findByText('The places')).toBeInTheDocument();
  expect(shownToasts().map(({ title }) => title)).toContain('Locations were imported and created.');
  expect(sent.map(({ url }) => url)).toEqual(['/upload/places?dryRun=true', '/upload/places']);
  expect(sent.map(({ headers }) => 'idempotency-key' in headers)).toEqual([false, true]);
});

test('faults of a checked file are listed, and the file stays', async () => {
  const fault = {
    row: 3,
    column: 'Zip',
    value: '1',
    errorCode: 'INVALID_ZIP_CODE',
    message: 'Bad zip.',
  };
  answers = [[200, { ...preview, errors: [fault] }]];
  const { user } = open();
  await choose(user);

  await press(user, 'Check file');

  expect(await screen.findByRole('row', { name: /^3 Zip.* Bad zip\.$/ })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Some fields are invalid.');
  expect(screen.getByText(/^a\.csv/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
});

test('an import that the server failed at says so and can be sent again', async () => {
  answers = [[500, { message: 'Something went wrong.', params: {} }]];
  const { user } = open();
  await choose(user);

  await press(user, 'Import');

  expect(await screen.findByRole('alert')).toHaveTextContent('Error uploading. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('more wrong rows than are listed are counted, and the same file is not sent twice', async () => {
  const row = { row: 2, columns: { _: [{ message: 'Too many cells.' }] } };
  answers = [[400, refusalOf([row], 3_000)]];
  const { user } = open();
  await choose(user);

  await press(user, 'Import');

  expect(await screen.findByText(/^3,000 rows are invalid\./)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^2 Whole row.* Too many cells\.$/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('what was wrong with one file is gone when another is chosen that is refused unsent', async () => {
  answers = [
    [
      400,
      refusalOf([{ row: 2, columns: { Zip: [{ message: 'This is not a valid zip code.' }] } }]),
    ],
  ];
  const { user } = open();
  await choose(user);
  await press(user, 'Import');
  await screen.findByRole('row', { name: /^2 Zip/ });

  screen.getByLabelText('CSV file').removeAttribute('accept');
  await user.upload(screen.getByLabelText('CSV file'), new File(['a'], 'a.pdf'));

  expect(screen.getByRole('alert')).toHaveTextContent('File is not a csv and therefore rejected.');
  expect(screen.queryByRole('row', { name: /^2 Zip/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});
