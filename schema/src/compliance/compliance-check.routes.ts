import { z } from 'zod';
import { defineRoute, type Access } from '../core/route.ts';
import { ComplianceCheckInput, ComplianceResult } from './compliance-check.ts';

const ComplianceAnswer = z
  .object({ complianceResult: ComplianceResult.describe('What the law says.') })
  .meta({ id: 'ComplianceAnswer', description: 'The answer of a compliance check.' });

const checkRoute = <const N extends string>(name: N, of: string, access: Access) =>
  defineRoute({
    method: 'POST',
    url: `/api/compliance/check/${name}`,
    schema: {
      summary: `Check whether the law allows ${of}`,
      description:
        'The rules of the state of the location that are about the test; for DOT those of US. A rule gives way to one that is about fewer tests, and the worst of the others decides. An alert is mailed as the settings of the company say.',
      tags: ['compliance'],
      body: ComplianceCheckInput,
      response: { 200: ComplianceAnswer },
    },
    config: { access },
  });

/** The two checks (T s7, contract §19). */
export const complianceCheckRoutes = {
  checkInstantTest: checkRoute('instanttest', 'an instant test', {
    anyOf: ['CREATE_INSTANT_TEST_PAGE'],
  }),
  checkLabOrder: checkRoute('laborder', 'a laboratory test', { anyOf: ['CREATE_LAB_ORDER'] }),
};
