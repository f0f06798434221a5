import type { complianceCheckRoutes } from '@assay/schema/compliance/compliance-check.routes';
import type { complianceRuleRoutes } from '@assay/schema/compliance/compliance-rule.routes';
import { addRule, ruleInput } from '../modules/compliance-rules/testing/rule-calls.ts';
import { edited, fresh, logging, type SamplesOf } from './sample.ts';
import type { RouteWorld, Sent } from './route-world.ts';

const anyRule = async ({ api, superAdmin }: RouteWorld): Promise<Sent> => {
  const { id, version } = await addRule(api, superAdmin);
  return { id, body: { version } };
};

/** A sample of every call that writes compliance rules. */
export const complianceRuleSamples: SamplesOf<typeof complianceRuleRoutes> = {
  create: logging('complianceRule.created', () => ({ body: ruleInput() })),
  update: logging('complianceRule.updated', (world) =>
    edited(world, `/api/compliancerules/${world.records.complianceRule}`, {
      message: fresh('A written policy is needed'),
    }),
  ),
  retire: logging('complianceRule.retired', anyRule),
  review: logging('complianceRule.reviewed', anyRule),
};

const planned = ({ near }: RouteWorld): Sent => ({
  body: { specimenTypeId: 1, reasonForTest: 'RANDOM', locationId: near },
});

/** Checks of companies that check nothing change nothing. */
export const complianceSamples: SamplesOf<typeof complianceCheckRoutes> = {
  checkInstantTest: logging(null, planned),
  checkLabOrder: logging(null, planned),
};
