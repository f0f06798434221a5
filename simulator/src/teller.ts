import {
  demoLaboratories,
  type DemoLaboratory,
} from '@assay/schema/laboratories/demo-laboratories';
import type { Step, TakenOrder } from './orders.ts';

/** Who tells of a step: the laboratory, or the MRO of its tenant. */
export function tellerOf({ slug }: TakenOrder, step: Step): DemoLaboratory | undefined {
  const laboratory = demoLaboratories.find((each) => each.slug === slug);
  if (step !== 'MRO_REPORT') return laboratory;
  return demoLaboratories.find(
    ({ party, tenantId }) => party === 'MRO' && tenantId === laboratory?.tenantId,
  );
}
