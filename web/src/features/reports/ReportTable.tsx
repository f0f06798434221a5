import { useNavigate } from 'react-router-dom';
import { FactTable, FactTableSkin } from '../../components/fact-table/FactTable.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { isNumber } from './cell-text.ts';
import { CellValue } from './CellValue.tsx';
import type { ShownBlock } from './report-loader.ts';

/** The only row of a table, a line for each column: fourteen numbers side by side fit on no phone. */
const OneRow = ({ title, columns, cells: [row = []] }: ShownBlock) => (
  <FactTableSkin aria-label={title} maxWidth="34rem">
    <tbody>
      {columns.map(({ key, label }) => {
        const cell = row.find((each) => each.key === key);
        return (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td data-number>{cell ? <CellValue cell={cell} label={label} /> : 0}</td>
          </tr>
        );
      })}
    </tbody>
  </FactTableSkin>
);

function ManyRows({ title, columns, cells }: ShownBlock) {
  const can = useCan();
  const navigate = useNavigate();
  const opens = can('VIEW_INSTANT_TEST');
  return (
    <FactTable
      label={title}
      heads={columns.map(({ label, kind }) => ({ label, isNumber: isNumber(kind) }))}
    >
      {cells.map((row, at) => {
        const id = row[0]?.testResultId ?? null;
        const to =
          id === null || !opens ? null : linksOf({ test: testResultPaths.detail }, { id }).test;
        return (
          <tr
            key={id ?? at}
            data-opens={to === null ? undefined : true}
            onClick={to === null ? undefined : () => void navigate(to)}
          >
            {columns.map(({ key, label, kind }, place) => {
              const cell = row.find((each) => each.key === key);
              const value = cell ? <CellValue cell={cell} label={label} /> : 0;
              return place === 0 ? (
                <th key={key} scope="row">
                  {value}
                </th>
              ) : (
                <td key={key} data-number={isNumber(kind) || undefined}>
                  {value}
                </td>
              );
            })}
          </tr>
        );
      })}
    </FactTable>
  );
}

/** A table of a report. */
export const ReportTable = (block: ShownBlock) =>
  block.cells.length === 1 && block.cells[0]?.[0]?.testResultId === null ? (
    <OneRow {...block} />
  ) : (
    <ManyRows {...block} />
  );
