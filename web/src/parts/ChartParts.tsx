import { useState } from 'react';
import { BarChart } from '../components/charts/BarChart.tsx';
import { BarTable } from '../components/charts/BarTable.tsx';
import { ChartToggle, type ChartLook } from '../components/charts/ChartToggle.tsx';
import { ColumnChart } from '../components/charts/ColumnChart.tsx';
import { Group, Part } from './Part.tsx';

const reasons = [
  { key: 'r', label: 'Random', value: 1204, text: '1,204', to: '/random' },
  { key: 'p', label: 'Pre-employment', value: 310, text: '310', to: '/pre' },
  { key: 'n', label: 'No reason known', value: 0, text: '0', to: null },
];
const weeks = Array.from({ length: 26 }, (_each, at) => ({
  key: String(at),
  label: `Week ${at + 1}`,
  value: (at * 37) % 91,
  text: String((at * 37) % 91),
  to: '/week',
}));
const ticks = [
  { at: 2, label: 'Jan' },
  { at: 10, label: 'Mar' },
  { at: 19, label: 'May' },
];

/** Charts, each with its table. */
export function ChartParts() {
  const [look, setLook] = useState<ChartLook>('chart');
  return (
    <Group title="Charts">
      <Part name="ChartToggle, BarChart, BarTable">
        <ChartToggle of="Tests by reason" look={look} onChange={setLook} />
        {look === 'chart' ? (
          <BarChart label="Tests by reason" bars={reasons} />
        ) : (
          <BarTable label="Tests by reason" heads={['Reason', 'Tests']} bars={reasons} />
        )}
      </Part>
      <Part name="ColumnChart">
        <ColumnChart label="Tests by week" bars={weeks} ticks={ticks} />
      </Part>
    </Group>
  );
}
