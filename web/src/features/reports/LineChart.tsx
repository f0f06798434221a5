import { Box, Flex } from '@chakra-ui/react';
import { roundUp } from '../../components/charts/round-up.ts';
import type { ReportBlockPartsFragment } from './report.generated.ts';
import { reportMonthText } from '@assay/schema/reports/report-month';
import { monthNumber, monthTicks, unbroken } from './chart-months.ts';

type Series = ReportBlockPartsFragment['series'][number];

/** Seven colors that stay (T s9), each 3:1 or more on white and on the dark page. */
const colors = [
  '#2a78b5',
  '#5b8c5a',
  '#c2504a',
  '#a4689c',
  '#b07514',
  '#5c7480',
  '#8a6d3b',
] as const;

const WIDTH = 960;
const HEIGHT = 300;
const LEFT = 48;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const STEPS = 4;

const Legend = ({ series }: { series: readonly Series[] }) => (
  <Flex as="ul" listStyleType="none" gap="4" rowGap="1" wrap="wrap" textStyle="xs" color="fg.muted">
    {series.map(({ name }, at) => (
      <Flex as="li" key={name} align="center" gap="1.5">
        <Box width="4" height="3px" borderRadius="sm" style={{ background: colors[at] }} /> {name}
      </Flex>
    ))}
  </Flex>
);

/** Where there is no room for all months, the newest are in sight. */
const showNewest = (box: HTMLElement | null): void => {
  if (box !== null) box.scrollLeft = box.scrollWidth;
};

/** Values by month as lines; the table beside it has the same numbers for who does not see it. */
export function LineChart({ series, unit = '' }: { series: readonly Series[]; unit?: string }) {
  const months = series[0]?.points.map(({ x }) => x) ?? [];
  const values = series.flatMap(({ points }) => points.map(({ y }) => y ?? 0));
  const step = roundUp(Math.max(...values, 0) / STEPS);
  const top = step * STEPS;
  const first = monthNumber(months[0] ?? '');
  const span = monthNumber(months.at(-1) ?? '') - first;
  const x = (month: string): number =>
    span === 0
      ? (LEFT + WIDTH - RIGHT) / 2
      : LEFT + ((WIDTH - LEFT - RIGHT) * (monthNumber(month) - first)) / span;
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  /* Every second or third month where there is no room for all. */
  const every = Math.ceil((span + 1) / 12);
  return (
    <Box>
      <Legend series={series} />
      <Box
        ref={showNewest}
        overflowX="auto"
        marginTop="3"
        tabIndex={0}
        role="region"
        aria-label="Chart"
      >
        <Box asChild minWidth="36rem" width="100%" height="auto" color="fg.muted">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={`${series.map(({ name }) => name).join(', ')} by month`}
          >
            {Array.from({ length: STEPS + 1 }, (_, at) => at * step).map((value) => (
              <g key={value}>
                <line
                  x1={LEFT}
                  x2={WIDTH - RIGHT}
                  y1={y(value)}
                  y2={y(value)}
                  stroke="currentColor"
                  strokeOpacity={0.18}
                />
                <text
                  x={LEFT - 8}
                  y={y(value) + 4}
                  textAnchor="end"
                  fontSize="10.5"
                  fill="currentColor"
                >
                  {`${Number(value.toFixed(2)).toLocaleString('en-US')}${unit}`}
                </text>
              </g>
            ))}
            {monthTicks(months, every).map(({ month, label }) => (
              <text
                key={month}
                x={x(month)}
                y={HEIGHT - 8}
                textAnchor="middle"
                fontSize="10.5"
                fill="currentColor"
              >
                {label}
              </text>
            ))}
            {series.map(({ name, points }, line) => (
              <g key={name} stroke={colors[line]} fill="none" strokeWidth="2">
                {unbroken(points).map((part) => (
                  <polyline
                    key={part[0]?.x}
                    points={part.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
                  />
                ))}
                {points.map((point) =>
                  point.y === null ? null : (
                    <circle
                      key={point.x}
                      cx={x(point.x)}
                      cy={y(point.y)}
                      r="3.5"
                      fill={colors[line]}
                    >
                      <title>{`${name}, ${reportMonthText(point.x)}: ${point.y.toLocaleString('en-US')}${unit}`}</title>
                    </circle>
                  ),
                )}
              </g>
            ))}
          </svg>
        </Box>
      </Box>
    </Box>
  );
}
