import { accessLogList } from '@assay/schema/history/access-log.list';
import type { Column } from '../../components/data-table/column.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import { countText } from '../../components/list/count-text.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { AccessRowFragment } from './access-log.generated.ts';

/** Each kind of entry: what it is called, and what is counted. */
const kinds: Record<AccessRowFragment['what'], readonly [name: string, one: string, many: string]> =
  {
    POOL_MEMBERS: ['Pool members', 'person', 'people'],
    RUN_PARTICIPANTS: ['Run participants', 'person', 'people'],
    PEOPLE_TO_SEND: ['People to send', 'person', 'people'],
    RUN_RESULTS: ['Results of a run', 'record', 'records'],
    CERTIFICATE: ['Certificate of a draw', 'record', 'records'],
    TEST_RESULT: ['Test', 'test', 'tests'],
    DONOR_PASS: ['Donor pass', 'pass', 'passes'],
    DONOR_HISTORY: ['History of a donor', 'list', 'lists'],
    DONOR_FILE: ['Donor file', 'file', 'files'],
    LAB_MESSAGE: ['Unmatched results', 'message', 'messages'],
    DOCUMENT: ['Document', 'file', 'files'],
    HISTORY: ['History', 'line', 'lines'],
    LIST: ['List', 'row', 'rows'],
    SIGN_IN_FAILED: ['Failed sign-in', 'attempt', 'attempts'],
  };

/** "Pool members: 25 people, downloaded". */
function accessText({ what, rows, calls, isDownload }: AccessRowFragment): string {
  const [name, one, many] = kinds[what];
  if (what === 'SIGN_IN_FAILED') return name;
  const count = countText(rows, one, many);
  const often = calls > 1 ? ` in ${calls} calls` : '';
  return `${name}: ${count}${often}${isDownload ? ', downloaded' : ''}`;
}

/** Who it was, as far as the log knows. */
const readerText = ({ actor }: Pick<AccessRowFragment, 'actor'>): string =>
  actor?.fullName ?? 'Unknown name';

type AccessColumn = Column<AccessRowFragment, 'createdAt'>;

const columns: AccessColumn[] = [
  {
    id: 'what',
    header: 'What Was Read',
    hideable: false,
    width: '22rem',
    cell: accessText,
  },
  {
    id: 'createdAt',
    header: 'When',
    sortField: 'createdAt',
    kind: 'date',
    width: '13rem',
    cell: ({ createdAt }) => momentText(createdAt),
  },
  { id: 'actor', header: 'Person', width: '12rem', cell: readerText },
  { id: 'address', header: 'Address', width: '10rem', cell: ({ address }) => address },
  { id: 'device', header: 'Device', width: '13rem', cell: ({ device }) => device },
];

/** Person, kind and time; a link may ask for one person or record. */
const filters = (rows: readonly AccessRowFragment[]): ListFilterOf<typeof accessLogList>[] => [
  { kind: 'text', operator: 'SW', field: 'actor.fullName', label: 'Person' },
  {
    kind: 'anyOf',
    field: 'what',
    label: 'What',
    options: Object.entries(kinds).map(([value, [label]]) => ({ value, label })),
  },
  {
    kind: 'oneOf',
    field: 'isDownload',
    label: 'Way',
    all: 'Any way',
    options: [
      { value: 'true', label: 'As file' },
      { value: 'false', label: 'On screen' },
    ],
  },
  { kind: 'days', field: 'createdAt', label: 'When' },
  {
    kind: 'linked',
    field: 'actorUserId',
    label: 'User',
    options: rows.flatMap(({ actor }) =>
      actor?.userId == null ? [] : [{ value: actor.userId, label: actor.fullName }],
    ),
    none: 'unknown',
  },
];

/** Who read what tells of people; `rows` are those of the page, which name who is filtered by. */
export const accessLog = (
  rows: readonly AccessRowFragment[],
): ListOf<AccessRowFragment, typeof accessLogList> => ({
  id: 'access-log',
  spec: accessLogList,
  title: 'Access Log',
  counted: ['entry', 'entries'],
  rowLabel: ({ createdAt }) => `the entry of ${momentText(createdAt)}`,
  columns,
  filters: filters(rows),
});
