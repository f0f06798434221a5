import type { savedReportRoutes } from '@assay/schema/reports/saved-report.routes';
import { savedReportInput, saveReport } from '../modules/reports/testing/save-report.ts';
import { fresh, logging, type SamplesOf } from './sample.ts';
import { read } from './route-world.ts';

/** A sample of every call on saved reports. */
export const savedReportSamples: SamplesOf<typeof savedReportRoutes> = {
  create: logging('savedReport.created', ({ companyId }) => ({
    body: savedReportInput(companyId),
  })),
  update: logging('savedReport.updated', async (world) => {
    const { id, version } = await read(world, `/api/savedreports/${world.records.savedReport}`);
    return {
      id: Number(id),
      body: { ...savedReportInput(world.companyId), name: fresh('Board'), version },
    };
  }),
  remove: logging('savedReport.deleted', async ({ api, superAdmin, companyId }) => ({
    id: await saveReport(api, superAdmin, companyId),
  })),
};
