import { choicesAnswer } from '../../../components/testing/choices-answer.ts';
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
  isPoolRegulator: name !== 'NRC',
  drugAnnualRate,
  alcoholAnnualRate,
});

/** What the forms of a pool ask for. */
export const formAnswers: Answers = {
  CompanyChoices: choicesAnswer(
    { value: '1', label: 'Northwind Logistics' },
    { value: '2', label: 'Acme Trucking' },
  ),
  LocationChoices: choicesAnswer({ value: '11', label: 'Tucson Depot (100001)' }),
  PoolConsortiums: () => ({
    consortiums: [{ __typename: 'ConsortiumOfYear', id: '5', name: 'Gulf Coast Carriers' }],
  }),
  PoolRegulators: () => ({
    regulators: [
      regulator('1', 'FMCSA', 50, 10),
      regulator('2', 'FAA', 25, 10),
      regulator('9', 'NRC', 50, 50),
    ],
  }),
  RegulatorRates: () => ({
    regulators: [regulator('1', 'FMCSA', 50, 10), regulator('2', 'FAA', 25, 10)],
  }),
};
