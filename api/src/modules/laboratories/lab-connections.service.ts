import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  CreateLabConnectionInput,
  LabConnection,
  RotateSecretInput,
  UpdateLabConnectionInput,
} from '@assay/schema/laboratories/lab-connection';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { addSecret } from './connection-secrets.repository.ts';
import { labConnections } from './lab-connection.table.ts';
import { readLabConnection } from './lab-connections.read-model.ts';
import {
  accountsAmong,
  connectionThatNames,
  findConnection,
} from './lab-connections.repository.ts';
import { laboratoryCheck } from './laboratory-jobs.ts';
import { isPrivateHost } from './private-hosts.ts';

/** How long messages may still be signed with a former secret, ms. */
const FORMER_MS = 24 * 3_600_000;

const kind = recordKind({
  entity: 'labConnection',
  table: labConnections,
  read: readLabConnection,
});

const PRIVATE_HOST =
  'This address is inside of the own network, which the installation does not allow.';

/** How connections are kept. */
export interface ConnectionTools {
  secrets: SecretBox;
  config: Pick<Config, 'NODE_ENV' | 'LABORATORY_PRIVATE_HOSTS'>;
}

interface Links {
  party: LabConnection['party'];
  provider: LabConnection['provider'];
  address: string;
  labAccountIds: readonly number[];
  mroConnectionId: number | null;
}

/** What a connection names has to be there and to belong to it. @throws Refusal field failures */
async function checkLinks(
  { tx }: Context,
  { config }: ConnectionTools,
  { party, provider, address, labAccountIds, mroConnectionId }: Links,
): Promise<void> {
  const { hostname, protocol } = new URL(address);
  const isAllowed = config.LABORATORY_PRIVATE_HOSTS.includes(hostname);
  if (isPrivateHost(hostname) && !isAllowed)
    throw Refusal.fields(fieldError(['address'], 'INVALID', {}, PRIVATE_HOST));
  if (config.NODE_ENV === 'production' && protocol === 'http:')
    throw Refusal.fields(fieldError(['address'], 'INVALID'));
  if (labAccountIds.length > 0) {
    const accounts = await accountsAmong(tx, labAccountIds);
    const own = accounts.filter((account) => account.provider === provider);
    if (own.length < new Set(labAccountIds).size)
      throw Refusal.fields(fieldError(['labAccountIds'], 'INVALID'));
  }
  if (mroConnectionId === null) return;
  const mro = await findConnection(tx, mroConnectionId);
  if (party !== 'LABORATORY' || mro?.party !== 'MRO')
    throw Refusal.fields(fieldError(['mroConnectionId'], 'INVALID'));
}

/** @throws Refusal DUPLICATE_VALUE, or field failures */
export async function createLabConnection(
  context: Context,
  tools: ConnectionTools,
  { secret, ...values }: z.output<typeof CreateLabConnectionInput>,
): Promise<LabConnection> {
  const provider = values.party === 'LABORATORY' ? values.provider : null;
  await checkLinks(context, tools, { ...values, provider });
  return createRecord(context, kind, { values: { ...values, provider } }, (connectionId) =>
    addSecret(context.tx, tools.secrets, {
      tenantId: context.tenantId,
      connectionId,
      secret,
      formerUntil: context.now,
    }),
  );
}

/** @throws Refusal DUPLICATE_VALUE, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures */
export const updateLabConnection = (
  context: Context,
  tools: ConnectionTools,
  id: number,
  { version, ...values }: z.output<typeof UpdateLabConnectionInput>,
): Promise<LabConnection> =>
  updateRecord(context, kind, { id, version }, async (_row, { party, provider }) => {
    await checkLinks(context, tools, { ...values, party, provider });
    return { values };
  });

/**
 * Deletes a connection; what it brought stays.
 * @throws Refusal HAS_CHILD_ELEMENTS for an MRO whom a laboratory reports to, RESOURCE_NOT_FOUND
 */
export const deleteLabConnection = (context: Context, id: number): Promise<void> =>
  deleteRecord(context, kind, id, async (row) => {
    if ((await connectionThatNames(context.tx, id)) !== null)
      throw new Refusal('HAS_CHILD_ELEMENTS');
    return { name: row.name, address: row.address };
  });

/** Takes another secret for what we send; messages may be signed with the former one for a day. */
export async function rotateSecret(
  context: Context,
  { secrets }: ConnectionTools,
  id: number,
  { secret }: z.output<typeof RotateSecretInput>,
): Promise<LabConnection> {
  const { tx, tenantId, now } = context;
  const row = await labConnections.lock(tx, id);
  const formerUntil = new Date(now.getTime() + FORMER_MS);
  await addSecret(tx, secrets, { tenantId, connectionId: id, secret, formerUntil });
  context.audit({
    action: 'labConnection.secretRotated',
    entityId: id,
    changes: { name: { after: row.name } },
  });
  return readLabConnection(context, id);
}

/** Has the other side asked whether it answers; how it went stands in the connection afterwards. */
export async function checkConnection(context: Context, id: number): Promise<LabConnection> {
  const connection = await readLabConnection(context, id);
  await enqueue(context, laboratoryCheck, { connectionId: id });
  context.audit({
    action: 'labConnection.checked',
    entityId: id,
    changes: { name: { after: connection.name } },
  });
  return connection;
}
