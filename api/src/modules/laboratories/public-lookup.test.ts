import { createServer } from 'node:http';
import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { httpsJson } from './https-json.ts';
import { publicLookup, type Resolve } from './public-lookup.ts';

/** Every name leads to these addresses. */
const leadsTo =
  (...addresses: readonly string[]): Resolve =>
  (_hostname, done) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
    done(null, found);
  };

/** What comes of a message to a server of this machine, which a public name leads to. */
async function deliverTo(hostname: string, allowed: readonly string[], resolve: Resolve) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dial = httpsJson(allowed, publicLookup(allowed, resolve));
  const delivery = await dial({ address: `http://${hostname}:${port}/in`, secret: 's' }).deliver({
    kind: 'CANCEL',
    messageId: 'm',
    orderNumber: 'A1',
    reason: null,
  });
  server.close();
  return { delivery, asked };
}

it('a public name that leads into the own network is not connected to', async () => {
  const { delivery, asked } = await deliverTo('laboratory.example.com', [], leadsTo('127.0.0.1'));

  expect(delivery).toEqual({
    outcome: 'FAILED',
    error: 'Its name leads into the own network, which is not allowed.',
  });
  expect(asked).toBe(0);
});

it('one private address among public ones is enough to refuse', async () => {
  const { delivery } = await deliverTo(
    'laboratory.example.com',
    [],
    leadsTo('93.184.216.34', '10.0.0.5'),
  );

  expect(delivery).toMatchObject({ error: expect.stringContaining('own network') });
});

it('a name that the installation allows is connected to', async () => {
  const name = 'laboratory.hospital.example';
  const { delivery, asked } = await deliverTo(name, [name], leadsTo('127.0.0.1'));

  expect(delivery).toMatchObject({ outcome: 'TAKEN' });
  expect(asked).toBe(1);
});
