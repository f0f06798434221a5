import type { Report } from '../core/report.ts';
import type { TestPanel } from './test-panel.ts';

/** Instant test panels as a file, with the heads of the list (C s2); the cost for who sees prices. */
export const testPanelReport: Report<TestPanel> = {
  title: 'Instant Test Panels',
  columns: [
    { header: 'Part#', of: ({ panelId }) => panelId },
    { header: 'Description', of: ({ name }) => name },
    { header: 'Specimen Type', of: ({ specimenTypeName }) => specimenTypeName },
    { header: 'Product/Brand/Device', of: ({ deviceName }) => deviceName },
    { header: 'Drugs', of: ({ drugsCount }) => drugsCount },
    { header: 'Cost', kind: 'money', of: ({ pricing }) => pricing },
    { header: 'Locations', of: ({ numberOfLocations }) => numberOfLocations },
  ],
};
