import { TEXT_MAX } from '@assay/schema/core/patterns';

/** What a panel tests for. */
export interface Tested {
  abbreviation: string;
  type: 'DRUG' | 'ADULTERANT';
}

const size = (drugs: number): string[] =>
  drugs === 0 ? [] : [drugs === 1 ? 'Single-Panel' : `${drugs}-Panel`];

/**
 * The name that a panel gets until somebody writes one (C s4): size, device, drugs, and the adulterants behind them,
 * e.g. `2-Panel Urine Dip Card COC THC + Adulterants PH`.
 */
export function panelName(device: string, tested: readonly Tested[]): string {
  const of = (type: Tested['type']): string[] =>
    tested.filter((each) => each.type === type).map(({ abbreviation }) => abbreviation);
  const [drugs, adulterants] = [of('DRUG'), of('ADULTERANT')];
  const parts = [...size(drugs.length), ...(device === '' ? [] : [device]), ...drugs];
  if (adulterants.length > 0) parts.push('+ Adulterants', ...adulterants);
  return parts.join(' ').slice(0, TEXT_MAX);
}
