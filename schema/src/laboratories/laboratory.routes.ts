import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute, idParamsOf, type Access } from '../core/route.ts';
import { labConnectionList } from './lab-connection.list.ts';
import { labConnectionReport } from './lab-connection.report.ts';
import {
  CreateLabConnectionInput,
  LabConnection,
  LabConnectionHealth,
  RotateSecretInput,
  UpdateLabConnectionInput,
} from './lab-connection.ts';
import {
  labMessageList,
  outgoingLabMessageList,
  unmatchedLabMessageList,
} from './lab-traffic.list.ts';
import {
  LabMessage,
  MatchLabMessageInput,
  OutgoingLabMessage,
  UnmatchedLabMessage,
} from './lab-traffic.ts';
import { LaboratoryHeaders, LaboratoryMessage, LaboratoryReceipt } from './laboratory-message.ts';
import { refreshMroResult } from './refresh-mro-result.route.ts';

const manage = { anyOf: ['MANAGE_LABORATORY_CONNECTIONS'] } as const satisfies Access;
const staff = { anyOf: ['VIEW_UNVERIFIED_RESULTS'], type: 'MD' } as const satisfies Access;
const options = { resource: 'labConnection', tag: 'laboratories', write: manage } as const;
const connection = entityRoutes({
  ...options,
  url: '/api/laboratories',
  answer: LabConnection,
  one: 'a connection',
  many: 'connections to laboratories and MROs',
  read: manage,
  unique: 'DUPLICATE_VALUE',
});
const outgoing = entityRoutes({
  ...options,
  url: '/api/laboratories/outgoing',
  answer: OutgoingLabMessage,
  resource: 'outgoingLabMessage',
  one: 'a message to a laboratory',
  many: 'messages to laboratories',
  read: manage,
});
const outgoingOf = entityRoutes({
  ...options,
  url: '/api/laboratories/:id/outgoing',
  answer: OutgoingLabMessage,
  one: 'a message to a laboratory',
  many: 'messages to a laboratory',
  read: manage,
});
const incoming = entityRoutes({
  ...options,
  url: '/api/laboratories/incoming',
  answer: LabMessage,
  resource: 'labMessage',
  one: 'a message of a laboratory',
  many: 'messages of laboratories',
  read: manage,
});
const incomingOf = entityRoutes({
  ...options,
  url: '/api/laboratories/:id/incoming',
  answer: LabMessage,
  one: 'a message of a laboratory',
  many: 'messages of a connection',
  read: manage,
});
const unmatched = entityRoutes({
  ...options,
  url: '/api/laboratories/unmatched',
  answer: UnmatchedLabMessage,
  resource: 'unmatchedLabMessage',
  one: 'an unmatched message',
  many: 'messages that fit no test, or several',
  read: staff,
  write: staff,
});

/** Calls of decision 43. */
export const laboratoryRoutes = {
  list: connection.list(labConnectionList, { report: labConnectionReport }),
  get: connection.get(),
  create: connection.create(CreateLabConnectionInput),
  update: connection.update(UpdateLabConnectionInput),
  remove: connection.remove({ errors: ['HAS_CHILD_ELEMENTS'] }),
  rotate: connection.action('rotate', {
    summary: 'Take another shared secret; the former one is taken from the other side for a day',
    body: RotateSecretInput,
  }),
  check: connection.action('check', {
    summary: 'Ask the other side for collection sites, to see whether it answers',
  }),
  health: connection.part('health', LabConnectionHealth, { summary: 'How a connection goes' }),
  outgoing: outgoingOf.list(outgoingLabMessageList),
  resend: outgoing.action('resend', {
    summary: 'Send a message again that was given up; its attempts begin anew',
    errors: ['MESSAGE_NOT_OPEN'],
  }),
  incoming: incomingOf.list(labMessageList, {
    summary: 'List the messages of a connection, as far as the caller may know of them',
  }),
  process: incoming.action('process', {
    summary: 'Read a message again that failed or waits',
    errors: ['MESSAGE_NOT_OPEN'],
  }),
  unmatched: unmatched.list(unmatchedLabMessageList, { traced: 'LAB_MESSAGE' }),
  match: unmatched.action('match', {
    summary: 'Link a message to the test that it is about, which files it there',
    body: MatchLabMessageInput,
    errors: ['MESSAGE_NOT_OPEN'],
  }),
  refresh: refreshMroResult,
  receive: defineRoute({
    method: 'POST',
    url: '/api/laboratories/:id/messages',
    schema: {
      summary: 'Take in a message of a laboratory or an MRO',
      description:
        'Signed by the shared secret of the connection, which takes the place of a session. 202 keeps it, 200 says that this very message had come before; what becomes of it is worked out afterwards.',
      tags: ['laboratories'],
      params: idParamsOf('/api/laboratories/:id'),
      headers: LaboratoryHeaders,
      body: LaboratoryMessage,
      response: { 202: LaboratoryReceipt },
    },
    config: {
      access: 'public',
      isSigned: true,
      errors: ['MESSAGE_NOT_SIGNED', 'NONCE_REUSED', 'FILE_TOO_LARGE'],
    },
  }),
};
