import { chakra } from '@chakra-ui/react';
import { programs } from '@assay/schema/common/programs';
import { testCodeList } from '@assay/schema/test-codes/test-code.list';
import type { ListOf } from '../../components/list/list-of.ts';
import { programOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenOptions, specimenText } from '../../domain/specimens/specimen-words.ts';
import { moneyText } from '../../lib/value-text.ts';
import type { TestCodePartsFragment } from './test-code.generated.ts';
import { testCodeLabels } from './test-code-words.ts';

type TestCodes = ListOf<TestCodePartsFragment, typeof testCodeList>;

const Opener = chakra('button', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

/** Test codes of a laboratory (C s2): columns, search and filters. The ID opens the details; prices are for who sees them. */
export const testCodesOf = (
  show: (code: TestCodePartsFragment) => void,
  isPriced: boolean,
): TestCodes => ({
  spec: testCodeList,
  report: 'testcodes',
  id: 'test-codes',
  title: 'Test Codes',
  counted: ['test code', 'test codes'],
  rowLabel: ({ testCode }) => testCode,
  search: 'Search ID, name or description',
  filters: [
    {
      kind: 'oneOf',
      field: 'specimenType',
      label: testCodeLabels.specimenType,
      all: 'All specimens',
      options: specimenOptions.map(({ value, label }) => ({ value: String(value), label })),
    },
    {
      kind: 'oneOf',
      field: 'type',
      label: testCodeLabels.type,
      all: 'All programs',
      options: programOptions,
    },
  ],
  columns: [
    {
      id: 'testCode',
      header: testCodeLabels.testCode,
      sortField: 'testCode',
      hideable: false,
      width: '12rem',
      cell: (code) => (
        <Opener type="button" onClick={() => show(code)}>
          {code.testCode}
        </Opener>
      ),
    },
    {
      id: 'specimenType',
      header: testCodeLabels.specimenType,
      sortField: 'specimenType',
      width: '9rem',
      cell: ({ specimenType }) => specimenText(specimenType),
    },
    {
      id: 'type',
      header: testCodeLabels.type,
      sortField: 'type',
      width: '7rem',
      cell: ({ type }) => programs[type],
    },
    ...(isPriced ? [pricing] : []),
    {
      id: 'description',
      header: testCodeLabels.description,
      sortField: 'description',
      width: '24rem',
      cell: ({ description }) => description,
    },
  ],
});

const pricing: TestCodes['columns'][number] = {
  id: 'pricing',
  header: testCodeLabels.pricing,
  sortField: 'pricing',
  kind: 'number',
  width: '7rem',
  cell: ({ pricing: price }) => moneyText(price),
};
