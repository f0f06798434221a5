import { Histogram, type Registry } from 'prom-client';
import type { Upstream } from './rest-client.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is measured of GraphQL and of the calls that it makes, for Prometheus. */
export interface Figures {
  /**
   * An operation that was answered. Names that callers make up would never end: `operation` is null for those that the
   * portal was not built with. `outcome` is `ok` or the code of the first error.
   */
  operation(operation: string | null, outcome: string, seconds: number): void;
  /** The same upstream, with its calls measured by route and status. */
  measured(send: Upstream): Upstream;
}

/** Figures in a registry. */
export function figuresIn(registry: Registry): Figures {
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time to answer, by operation and outcome; `other` is what the portal was not built with.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time until api answered, by route and status; 0 is no answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    operation: (operation, outcome, seconds) =>
      operations.observe({ operation: operation ?? 'other', outcome }, seconds),
    measured: (send) => async (request) => {
      const end = calls.startTimer({ method: request.method, route: request.route });
      try {
        const answer = await send(request);
        end({ status: answer.status });
        return answer;
      } catch (error) {
        end({ status: 0 });
        throw error;
      }
    },
  };
}
