import {
  companySettingLabels,
  companySettingTexts,
} from '../../domain/companies/setting-labels.ts';
import { companyLabels } from './company-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  administrativeUnit: {
    name: 'Region, area or district',
    labels: { name: 'Name', parent: 'Above' },
  },
  company: {
    name: 'Company',
    labels: { ...companySettingLabels, ...companyLabels, created: 'Locations' },
    texts: companySettingTexts,
  },
} satisfies SomeHistoryWords;
