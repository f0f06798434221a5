import { describe, expect, it } from 'vitest';
import { panelName, type Tested } from './panel-name.ts';

const drug = (abbreviation: string): Tested => ({ abbreviation, type: 'DRUG' });
const adulterant = (abbreviation: string): Tested => ({ abbreviation, type: 'ADULTERANT' });

describe('panelName', () => {
  it.each([
    [[], 'Cup'],
    [[drug('THC')], 'Single-Panel Cup THC'],
    [[drug('COC'), drug('THC')], '2-Panel Cup COC THC'],
    [[drug('COC'), adulterant('PH'), drug('THC')], '2-Panel Cup COC THC + Adulterants PH'],
    [[adulterant('PH')], 'Cup + Adulterants PH'],
  ])('of %j', (tested, name) => {
    expect(panelName('Cup', tested)).toBe(name);
  });

  it('fits into the field', () => {
    const many = Array.from({ length: 100 }, (_, index) => drug(`DRUG-${index}`));

    expect(panelName('Cup', many)).toHaveLength(255);
  });
});
