import type { FastifyInstance } from 'fastify';
import { copyDatabase } from '../database/copy-database.ts';
import { holdObjects } from '../storage/object-hold.repository.ts';
import { rotateKey } from '../secrets/rotate-key.ts';

/** What a tool can ask of the api that runs, by name. Each answers an object. */
export const operatorCommands = {
  /** Lays a copy of the embedded database beside it, as it stands at one moment. */
  'copy-database': async ({ config, database }: FastifyInstance) => {
    await holdObjects(database);
    return { directory: await copyDatabase(config.ASSAY_DATA, database) };
  },
  'rotate-key': async ({ config, database, secrets }: FastifyInstance) => ({
    keyId: await rotateKey(config, database, secrets),
  }),
};

export type OperatorCommands = typeof operatorCommands;
export type OperatorCommand = keyof OperatorCommands;
