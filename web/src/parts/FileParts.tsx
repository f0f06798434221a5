import { FileView } from '../components/files/FileView.tsx';
import { DropZone } from '../components/upload/DropZone.tsx';
import { FileColumns } from '../components/upload/FileColumns.tsx';
import { ImportErrorTable } from '../components/upload/ImportErrorTable.tsx';
import { UploadStatus } from '../components/upload/UploadStatus.tsx';
import type { UploadState } from '../components/upload/use-upload.ts';
import { Group, Part } from './Part.tsx';

const nothing = (): void => undefined;
const file = new File(['x'.repeat(4096)], 'members.csv', { type: 'text/csv' });
/** A gray square. */
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mOsqwcAAYYBBRH0TcsAAAAASUVORK5CYII=';
const upload = (state: UploadState<null>) => ({
  state,
  start: nothing,
  retry: nothing,
  cancel: nothing,
  reset: nothing,
});
const states: Record<string, UploadState<null>> = {
  'on its way': { phase: 'sending', file, share: 0.4, work: null },
  'being checked': {
    phase: 'sending',
    file,
    share: 1,
    work: { phase: 'CHECKING', processed: 12_000, total: 100_000 },
  },
  refused: { phase: 'refused', file, message: 'Please choose a CSV file.' },
  'broken on the way': {
    phase: 'failed',
    file,
    message: 'The connection was lost.',
    retryable: true,
  },
  arrived: { phase: 'done', file, answer: null },
};
const errors = [
  { row: 2, column: 'Email', message: 'This is not a valid email address.' },
  { row: 7, column: 'Location', message: 'No location has this name.' },
];

/** Files that are chosen, on their way, and refused. */
export const FileParts = () => (
  <Group title="Files">
    <Part name="DropZone" state="ready, and busy">
      <DropZone kind="csv" label="CSV file" disabled={false} onFiles={nothing} />
      <DropZone kind="csv" label="CSV file" disabled onFiles={nothing} />
    </Part>
    {Object.entries(states).map(([state, each]) => (
      <Part key={state} name="UploadStatus" state={state}>
        <UploadStatus upload={upload(each)} />
      </Part>
    ))}
    <Part name="FileColumns" state="known, on their way, not loaded">
      <FileColumns
        columns={[{ name: 'Email', required: true, description: 'Where invitations go.' }]}
      />
      <FileColumns columns={null} skeletonRows={2} />
      <FileColumns
        columns={null}
        error={{ message: 'The columns could not be loaded.', onRetry: nothing, retrying: false }}
      />
    </Part>
    <Part name="FileView" state="an image, and what cannot be shown">
      <FileView title="Form" contentType="image/png" source={image} />
      <FileView title="Form" contentType="text/csv" source="" />
    </Part>
    <Part name="ImportErrorTable">
      <ImportErrorTable errors={errors} failedRows={2} />
    </Part>
  </Group>
);
