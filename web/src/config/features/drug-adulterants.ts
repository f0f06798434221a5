import { FlaskConical } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const home = `${paths.adminPanel}/additives` as const;

const screens = <Base extends string>(list: Base) =>
  ({
    list,
    create: `${list}/create`,
    detail: `${list}/:id`,
    edit: `${list}/:id/edit`,
    history: `${list}/:id/history`,
  }) as const;

/** Drugs and adulterants with their two tabs (C s2, contract §31). */
export const additivePaths = {
  home,
  DRUG: screens(`${home}/drugs`),
  ADULTERANT: screens(`${home}/adulterants`),
} as const;

export const seesAdditives: AccessRule = { anyOf: ['VIEW_ADDITIVES'] };
export const managesAdditives: AccessRule = { anyOf: ['MANAGE_ADDITIVES'] };

export const drugAdulterants: Feature = {
  name: 'drug-adulterants',
  prefixes: [home],
  menu: [
    {
      label: 'Drugs and Adulterants',
      group: 'Testing',
      path: home,
      icon: FlaskConical,
      access: seesAdditives,
    },
  ],
};
