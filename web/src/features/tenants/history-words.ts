import { longTenantLabels, methodText, tenantLabels, tenantSettingLabels } from './tenant-words.ts';
import { moneyText } from '../../lib/value-text.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  tenant: {
    name: 'TPA',
    labels: { ...tenantLabels, ...longTenantLabels, ...tenantSettingLabels },
    texts: { method: methodText, rate: moneyText },
  },
} satisfies SomeHistoryWords;
