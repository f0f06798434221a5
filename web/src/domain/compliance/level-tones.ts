import type { RuleLevel } from '@assay/schema/compliance/compliance-words';
import type { Tone } from '../../components/page/StatusBadge.tsx';

/** The color of a level. */
export const levelTones: Readonly<Record<RuleLevel, Tone>> = {
  GREEN: 'positive',
  YELLOW: 'caution',
  RED: 'negative',
};
