import { sql } from 'drizzle-orm';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { multipart } from '../../../core/storage/testing/multipart.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addBulkSchema } from '../../bulk-schemas/testing/bulk-schema-calls.ts';
import { growPoolWorld } from '../../test-pools/testing/pool-world.ts';
import { addOrder } from '../../laboratories/testing/laboratory-world.ts';
import { resultFile } from './result-file.ts';

const testReasonFields = Object.entries(reasonsForTest).map(([mdReference, clientValue]) => ({
  mdReference,
  clientValue,
}));

/** A location with its staff, and a schema that maps each field to its own words. */
export async function growImportWorld(api: TestApp) {
  const world = await growPoolWorld(api);
  const clerk = await api.signIn({ role: 'SUPER_ADMIN' });
  const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
  const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
  const schema = await addBulkSchema(api, clerk, { testReasonFields });
  const location = await api.call(`GET /api/locations/${world.near}`, { session: clerk });
  const place = location.json<{ locationId: string }>().locationId;
  let count = 0;

  /** Sends a file to the import. */
  async function send(
    csv: string | Buffer,
    query = '',
    session: TestSession = clerk,
    schemaId = schema.id,
  ) {
    const { headers, payload } = multipart([
      { field: 'csv', name: 'results.csv', content: Buffer.from(csv) },
    ]);
    return api.app.inject({
      method: 'POST',
      url: `/api/bulk/resultimport/${schemaId}${query}`,
      headers: { ...headers, authorization: `Bearer ${session.token}` },
      payload,
    });
  }

  return {
    ...world,
    clerk,
    client,
    mro,
    schema,
    place,
    send,
    /** A number that no other specimen has. */
    specimen: (): string => `IMP-${(count += 1)}`,
    /** A file of results of the location. */
    file: (...rows: Record<string, string>[]): string =>
      resultFile(rows.map((row) => ({ 'Location ID': place, ...row }))),
    /** Tests with the number of a specimen, as somebody sees them. */
    find: async (specimenId: string, session: TestSession = client) =>
      (
        await api.call(`GET /api/testresults?testResult.specimenId[EQ]=${specimenId}`, { session })
      ).json().results,
    open: async (id: number, session: TestSession = client) =>
      (await api.call(`GET /api/testresults/${id}`, { session })).json(),
    /** A test that was ordered from the laboratory and waits. */
    order: async (test: object, donor: object, orderedAt = '2026-02-27T15:00:00Z') => {
      const added = await addOrder(api, {
        companyId: world.companyId,
        locationId: world.near,
        case: { program: 'NON_DOT', donor },
        test: { testStatus: 'ORDERED', goesThroughMro: false, ...test },
      });
      await api.asOwner(1, (tx) =>
        tx.run(
          sql`update lab_orders set ordered_at = ${orderedAt} where test_result_id = ${added.id}`,
        ),
      );
      return added;
    },
  };
}
