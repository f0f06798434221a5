import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ImportProgress } from '@assay/schema/core/csv';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { CsvImportScreen } from './CsvImportScreen.tsx';
import { FileUpload } from './FileUpload.tsx';
import { UploadError, type SendFile } from './send-file.ts';

const png = new File(['png'], 'logo.png', { type: 'image/png' });

interface Sending {
  progress: (share: number) => void;
  work: (work: ImportProgress) => void;
  resolve: (answer: { id: string }) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}
/** A server that waits for the test to answer. */
const server = () => {
  const sent: Sending[] = [];
  const send: SendFile<{ id: string }> = (_file, { onProgress, onWork, signal }) =>
    new Promise((resolve, reject) =>
      sent.push({ progress: onProgress, work: onWork ?? (() => {}), resolve, reject, signal }),
    );
  return { sent, send };
};
const upload = () => {
  const { sent, send } = server();
  const onDone = vi.fn();
  return {
    sent,
    onDone,
    ...renderUi(<FileUpload kind="logo" label="Logo" send={send} onDone={onDone} />),
  };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Logo');

test('a file of a wrong kind is not sent', async () => {
  const { user, sent } = upload();
  input().removeAttribute('accept');

  await user.upload(input(), new File(['x'], 'logo.gif'));

  expect(screen.getByRole('alert')).toHaveTextContent(
    'File is not a png, svg and therefore rejected.',
  );
  expect(sent).toHaveLength(0);
});

test('a file that is too big is not sent', async () => {
  const { user, sent } = upload();

  await user.upload(input(), new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png'));

  expect(screen.getByRole('alert')).toHaveTextContent('File is over 1 MB and therefore rejected.');
  expect(sent).toHaveLength(0);
});

test('progress is shown until the file has arrived', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);

  sent[0]?.progress(0.4);
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
  );
  sent[0]?.resolve({ id: 'f1' });

  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 'f1' }, png));
  expect(screen.getByRole('status')).toHaveTextContent('logo.png');
});

test('a file that has arrived shows how far the server is with it', async () => {
  const { user, sent } = upload();
  await user.upload(input(), png);

  act(() => sent[0]?.progress(1));
  expect(await screen.findByText('Sent, working…')).toBeInTheDocument();
  act(() => sent[0]?.work({ phase: 'CHECKING', processed: 12_000, total: 100_000 }));
  expect(screen.getByText('Checking 12,000 of 100,000 lines')).toBeInTheDocument();
  act(() => sent[0]?.work({ phase: 'SAVING', processed: 50_000, total: 100_000 }));

  expect(screen.getByText('Saving 50,000 of 100,000 rows')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('a canceled upload is stopped and forgotten', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(sent[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

test('a broken upload is sent again without choosing the file anew', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);
  sent[0]?.reject(new UploadError('The service is not available right now.', 0, null));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The service is not available right now.',
  );

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  sent[1]?.resolve({ id: 'f2' });

  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 'f2' }, png));
});

const openImport = (error: UploadError) =>
  renderUi(
    <CsvImportScreen
      title="Bulk import locations"
      send={async () => {
        throw error;
      }}
      onImported={() => {}}
      onCancel={() => {}}
      onExample={() => {}}
      failed="Error uploading. Please try again."
    />,
  );
const chooseFile = (user: UserEvent) =>
  user.upload(screen.getByLabelText('CSV file'), new File(['a'], 'a.csv'));

test('an import that the server failed at says so and can be sent again', async () => {
  const { user } = openImport(new UploadError('Something went wrong.', 500, null));

  await chooseFile(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Error uploading. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('more wrong rows than are listed are counted', async () => {
  const rows = [{ row: 2, columns: { _: [{ message: 'Too many cells.' }] } }];
  const envelope = { message: 'm', params: { failedRows: 3_000 }, errors: { rows } as never };
  const { user } = openImport(new UploadError('m', 400, envelope));

  await chooseFile(user);

  expect(await screen.findByText(/^3,000 rows are invalid\./)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2 Whole row Too many cells.' })).toBeInTheDocument();
});

test('what was wrong with one file is gone when another is chosen that is refused unsent', async () => {
  const rows = [{ row: 2, columns: { Zip: [{ message: 'This is not a valid zip code.' }] } }];
  const envelope = { message: 'm', params: {}, errors: { rows } as never };
  const { user } = openImport(new UploadError('m', 400, envelope));
  await chooseFile(user);
  await screen.findByRole('row', { name: /^2 Zip/ });

  screen.getByLabelText('CSV file').removeAttribute('accept');
  await user.upload(screen.getByLabelText('CSV file'), new File(['a'], 'a.pdf'));

  expect(screen.getByRole('alert')).toHaveTextContent('File is not a csv and therefore rejected.');
  expect(screen.queryByRole('row', { name: /^2 Zip/ })).not.toBeInTheDocument();
});

test('a refused import shows every wrong cell and no second try of the same file', async () => {
  const message =
    'Some fields are invalid. Please check the following table and upload updated file.';
  const envelope = {
    message,
    params: {},
    errors: {
      rows: [{ row: 3, columns: { Zip: [{ message: 'This is not a valid zip code.' }] } }],
    } as never,
  };
  const { user } = openImport(new UploadError(message, 400, envelope));

  await chooseFile(user);

  expect(
    await screen.findByRole('row', { name: '3 Zip This is not a valid zip code.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
