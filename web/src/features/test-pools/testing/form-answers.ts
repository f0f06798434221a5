import type { Answers } from '../../../components/testing/fake-api.ts';

const regulator = (
  id: string,
  name: string,
  drugAnnualRate: number,
  alcoholAnnualRate: number,
) => ({
  __typename: 'Regulator',
  id,
  name,
  drugAnnualRate,
  alcoholAnnualRate,
});

/** What the forms of a pool ask for. */
export const formAnswers: Answers = {
  TestPoolChoices: () => ({
    companyOptions: [
      { __typename: 'CompanyOption', id: '1', companyName: 'Northwind Logistics' },
      { __typename: 'CompanyOption', id: '2', companyName: 'Acme Trucking' },
    ],
    regulators: [regulator('1', 'FMCSA', 50, 10), regulator('2', 'FAA', 25, 10)],
  }),
  RegulatorRates: () => ({
    regulators: [regulator('1', 'FMCSA', 50, 10), regulator('2', 'FAA', 25, 10)],
  }),
  PoolLocationChoices: ({ companyId }) => ({
    locationOptions: [
      {
        __typename: 'LocationOption',
        id: `${companyId}1`,
        locationId: `10000${companyId}`,
        name: 'Tucson Depot',
      },
    ],
  }),
};
