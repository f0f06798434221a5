import { misReportRoutes } from '@assay/schema/mis-reports/mis-report.routes';
import { DonorHistoryBlock, ReportBlock } from '@assay/schema/reports/report';
import { queryOfCriteria, ReportCriteria } from '@assay/schema/reports/report-criteria';
import { reportRoutes as routes } from '@assay/schema/reports/report.routes';
import type { Route } from '@assay/schema/core/route';
import { ArgsType, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import { fieldOf, objectType } from '../../core/contract-types.ts';
import { declareField } from '../../core/declare-field.ts';
import { bodyAsContract } from '../../core/input-ids.ts';
import { accessOfRoute, descriptionOf } from '../../core/permission.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import type { RootField } from '../../core/resolver-class.ts';

/** Criteria are one input here and a query string in REST. */
function argsOf(fields: Readonly<Record<string, z.ZodType>>): ClassType {
  const target: ClassType = class {};
  ArgsType()(target);
  for (const [name, rule] of Object.entries(fields)) {
    const { type, options } = fieldOf('input', name, rule);
    declareField(target, name, type, options);
  }
  return target;
}

const criteria = ReportCriteria.describe('What the report is about.');
const ReportType = objectType(ReportBlock);
const HistoryType = objectType(DonorHistoryBlock);

/** A report, asked for by its criteria. */
const reportField = (route: Route, type: ClassType): RootField => ({
  type: () => [type],
  nullable: false,
  description: descriptionOf(route),
  args: argsOf({ ...route.schema.params?.shape, criteria }),
  extensions: { access: accessOfRoute(route) },
  resolve: async ({ client }, { criteria: given, ...params }) => {
    const asked = bodyAsContract(ReportCriteria, given) as Partial<ReportCriteria>;
    const answer = await client.send(route, { params, query: queryOfCriteria(asked) });
    return (answer as { results: unknown }).results;
  },
});

export const reportResolvers = [
  queries({
    report: reportField(routes.get, ReportType),
    misReport: misReportRoutes.get,
    testFigures: routes.figures,
    donorHistory: reportField(routes.donorHistory, HistoryType),
  }),
  mutations({
    updateMisEmployer: misReportRoutes.updateEmployer,
    correctMisReport: misReportRoutes.correct,
    signMisReport: misReportRoutes.sign,
    withdrawMisSignature: misReportRoutes.withdraw,
  }),
];
