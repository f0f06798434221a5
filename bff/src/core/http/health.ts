import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { refuse } from './refuse.ts';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

const isPrivate = (ip: string): boolean => {
  const plain = ip.replace(/^::ffff:/, '');
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/** `/livez` (this process runs), `/readyz` (and api serves), `/metrics` (Prometheus, from private networks only). */
export function serveHealth(
  app: FastifyInstance,
  metrics: Registry,
  isReady: () => Promise<boolean>,
): void {
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });

  app.get('/livez', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', api: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // A request that came through a proxy is from outside, whatever address it shows here.
    if (request.headers['x-forwarded-for'] !== undefined || !isPrivate(request.ip))
      return refuse(reply, 'RESOURCE_NOT_FOUND');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
