import type { Show } from '../../components/dialogs/changed-fields.ts';
import { phoneText } from '../../lib/phone.ts';
import { mroLabels } from './location-labels.ts';
import { unitText, type UnitTree } from './unit-tree.ts';

const isPhone = /[Pp]hone|Fax/;

/** The settings that are on, in words. */
const mroText = (settings: object): string =>
  Object.entries(mroLabels)
    .filter(([name]) => Reflect.get(settings, name) === true)
    .map(([, label]) => label)
    .join('; ');

const namesOf = (list: readonly unknown[]): string =>
  list
    .map((each) => (typeof each === 'object' && each ? String(Reflect.get(each, 'name')) : ''))
    .join(', ') || '–';

/** A value of the form in the words of the screen. */
export const locationFieldText =
  (tree: UnitTree | null): Show =>
  (path, words, value) => {
    if (path === 'administrativeUnitId') return unitText(tree ?? [], Number(value)) || words;
    if (Array.isArray(value)) return namesOf(value);
    if (typeof value === 'object' && value !== null) return mroText(value);
    return isPhone.test(path) ? phoneText(words) : words;
  };
