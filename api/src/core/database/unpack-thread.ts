import { workerData } from 'node:worker_threads';
import { unpack } from './unpack.ts';

/* Unpacks one archive, and ends with it. */
const { archive, directory } = workerData as { archive: string; directory: string };
await unpack(archive, directory);
