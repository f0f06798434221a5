import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { Orders } from './orders.ts';
import { serve } from './serve.ts';
import { tellAll } from './tell.ts';

/** How often it looks for what is to be told, ms. */
const LOOK_MS = 500;

const config = readConfig();
const orders = new Orders(config.file);
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
await serve(config.port, { orders, paceMs: config.paceMs });
for (;;) {
  await tellAll(config, orders);
  await sleep(LOOK_MS);
}
