import {
  labMessageList,
  outgoingLabMessageList,
  unmatchedLabMessageList,
} from '@assay/schema/laboratories/lab-traffic.list';
import {
  messageKinds,
  messageReasons,
  messageStates,
  outgoingKinds,
  outgoingStates,
} from '@assay/schema/laboratories/laboratory-words';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge, type Tone } from '../../components/page/StatusBadge.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type {
  LabMessageRowFragment,
  OutgoingLabMessageRowFragment,
  UnmatchedLabMessageRowFragment,
} from './lab-connection-list.generated.ts';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const toneOfOutgoing: Record<OutgoingLabMessageRowFragment['state'], Tone> = {
  WAITING: 'info',
  DONE: 'positive',
  FAILED: 'negative',
  SUPERSEDED: 'neutral',
};
const toneOfMessage: Record<LabMessageRowFragment['state'], Tone> = {
  WAITING: 'info',
  PROCESSED: 'positive',
  UNMATCHED: 'caution',
  FAILED: 'negative',
  IGNORED: 'neutral',
};

/** What is told to a laboratory. */
export const outgoingMessages: ListOf<
  OutgoingLabMessageRowFragment,
  typeof outgoingLabMessageList
> = {
  spec: outgoingLabMessageList,
  id: 'outgoing-lab-messages',
  title: 'Sent',
  counted: ['message', 'messages'],
  rowLabel: ({ orderNumber, kind }) => `${outgoingKinds[kind]} ${orderNumber}`,
  filters: [
    { kind: 'anyOf', field: 'state', label: 'State', options: optionsOf(outgoingStates) },
    { kind: 'days', field: 'createdAt', label: 'Given' },
  ],
  columns: [
    {
      id: 'orderNumber',
      header: 'Order',
      hideable: false,
      width: '9rem',
      cell: ({ orderNumber }) => orderNumber,
    },
    { id: 'kind', header: 'Kind', width: '8rem', cell: ({ kind }) => outgoingKinds[kind] },
    {
      id: 'state',
      header: 'State',
      width: '8rem',
      phone: 'status',
      cell: ({ state }) => (
        <StatusBadge tone={toneOfOutgoing[state]}>{outgoingStates[state]}</StatusBadge>
      ),
    },
    {
      id: 'attempts',
      header: 'Failed Attempts',
      kind: 'number',
      width: '8rem',
      cell: ({ attempts }) => attempts,
    },
    { id: 'error', header: 'Why', width: '16rem', cell: ({ error }) => error },
    {
      id: 'nextAttemptAt',
      header: 'Next Attempt',
      sortField: 'nextAttemptAt',
      width: '11rem',
      cell: ({ nextAttemptAt }) => nextAttemptAt && momentText(nextAttemptAt),
    },
    {
      id: 'createdAt',
      header: 'Given',
      sortField: 'createdAt',
      width: '11rem',
      cell: ({ createdAt }) => momentText(createdAt),
    },
  ],
};

/** What a laboratory or an MRO sent. */
export const incomingMessages: ListOf<LabMessageRowFragment, typeof labMessageList> = {
  spec: labMessageList,
  id: 'lab-messages',
  title: 'Received',
  counted: ['message', 'messages'],
  rowLabel: ({ id }) => `Message ${id}`,
  search: 'Search order or specimen',
  filters: [
    { kind: 'anyOf', field: 'state', label: 'State', options: optionsOf(messageStates) },
    { kind: 'days', field: 'receivedAt', label: 'Received' },
  ],
  columns: [
    {
      id: 'receivedAt',
      header: 'Received',
      sortField: 'receivedAt',
      hideable: false,
      width: '11rem',
      cell: ({ receivedAt }) => momentText(receivedAt),
    },
    {
      id: 'state',
      header: 'State',
      width: '8rem',
      phone: 'status',
      cell: ({ state }) => (
        <StatusBadge tone={toneOfMessage[state]}>{messageStates[state]}</StatusBadge>
      ),
    },
    { id: 'kind', header: 'Kind', width: '8rem', cell: ({ kind }) => kind && messageKinds[kind] },
    { id: 'orderNumber', header: 'Order', width: '9rem', cell: ({ orderNumber }) => orderNumber },
    { id: 'specimenId', header: 'Specimen', width: '9rem', cell: ({ specimenId }) => specimenId },
    {
      id: 'reason',
      header: 'Why',
      width: '16rem',
      cell: ({ reason }) => reason && messageReasons[reason],
    },
    {
      id: 'sha256',
      header: 'SHA-256',
      width: '12rem',
      defaultHidden: true,
      cell: ({ sha256 }) => sha256,
    },
  ],
};

/** Messages that no test fits, or several do. */
export const unmatchedMessages: ListOf<
  UnmatchedLabMessageRowFragment,
  typeof unmatchedLabMessageList
> = {
  spec: unmatchedLabMessageList,
  id: 'unmatched-lab-messages',
  title: 'Unmatched Results',
  counted: ['message', 'messages'],
  rowLabel: ({ id, connectionName }) => `Message ${id} of ${connectionName}`,
  search: 'Search order, specimen, account or donor',
  filters: [
    { kind: 'anyOf', field: 'kind', label: 'Kind', options: optionsOf(messageKinds) },
    { kind: 'days', field: 'receivedAt', label: 'Received' },
  ],
  columns: [
    {
      id: 'connectionName',
      header: 'From',
      hideable: false,
      width: '10rem',
      cell: ({ connectionName }) => connectionName,
    },
    {
      id: 'kind',
      header: 'Kind',
      width: '8rem',
      phone: 'status',
      cell: ({ kind }) => kind && messageKinds[kind],
    },
    {
      id: 'reason',
      header: 'Why',
      width: '15rem',
      cell: ({ reason }) => reason && messageReasons[reason],
    },
    { id: 'orderNumber', header: 'Order', width: '8rem', cell: ({ orderNumber }) => orderNumber },
    { id: 'specimenId', header: 'Specimen', width: '8rem', cell: ({ specimenId }) => specimenId },
    { id: 'primaryId', header: 'Donor ID', width: '8rem', cell: ({ primaryId }) => primaryId },
    {
      id: 'account',
      header: 'Account',
      width: '9rem',
      // Few messages go by it alone, and the day would not fit beside it.
      defaultHidden: true,
      cell: ({ account }) => account,
    },
    {
      id: 'receivedAt',
      header: 'Received',
      sortField: 'receivedAt',
      width: '11rem',
      cell: ({ receivedAt }) => momentText(receivedAt),
    },
  ],
};
