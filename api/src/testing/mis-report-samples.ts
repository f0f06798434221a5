import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import type { misReportRoutes } from '@assay/schema/mis-reports/mis-report.routes';
import { logging, type SamplesOf } from './sample.ts';
import { read, type RouteWorld, type Sent } from './route-world.ts';

const which = { agency: 'FMCSA', year: 2026 } as const;
const path = (companyId: number): string =>
  `/api/misreports?companyId=${companyId}&agency=${which.agency}&year=${which.year}`;

/** The report of the world's company as it stands, without a signature. */
async function unsigned(world: RouteWorld): Promise<MisReport> {
  const report = (await read(world, path(world.companyId))) as unknown as MisReport;
  if (report.signatures.every(({ withdrawnAt }) => withdrawnAt !== null)) return report;
  await world.api.call(`POST /api/companies/${world.companyId}/misreport/signature/withdraw`, {
    session: world.superAdmin,
    body: { ...which, version: report.version, reason: 'To correct it' },
  });
  return (await read(world, path(world.companyId))) as unknown as MisReport;
}

const sent = ({ companyId }: RouteWorld, body: object): Sent => ({
  id: companyId,
  body: { ...which, ...body },
});

const signature = ({ version, state }: MisReport) => ({
  version,
  state,
  name: 'Dana Reyes',
  title: 'Safety Director',
});

/** A sample of every call that finishes a MIS report. */
export const misReportSamples: SamplesOf<typeof misReportRoutes> = {
  updateEmployer: logging('misReport.employerUpdated', async (world) => {
    const { version, employer } = await unsigned(world);
    return sent(world, { ...employer, version, dotNumber: '1234567' });
  }),
  correct: logging('misReport.corrected', async (world) => {
    const { version } = await unsigned(world);
    return sent(world, {
      version,
      category: 'Driver',
      section: 'DRUGS',
      row: 'RANDOM',
      column: 'negative',
      value: 3,
      reason: 'A paper result of another portal',
    });
  }),
  sign: logging('misReport.signed', async (world) => sent(world, signature(await unsigned(world)))),
  withdraw: logging('misReport.signatureWithdrawn', async (world) => {
    const { api, superAdmin, companyId } = world;
    const report = await unsigned(world);
    const answer = await api.call(`POST /api/companies/${companyId}/misreport/signature`, {
      session: superAdmin,
      body: { ...which, ...signature(report) },
    });
    const { version } = answer.json<MisReport>();
    return sent(world, { version, reason: 'A result came late' });
  }),
};
