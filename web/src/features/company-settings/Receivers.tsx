import { UserChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';

/** Names of the users who get the mails of an alert. */
export const Receivers = ({ ids }: { ids: readonly number[] }) => {
  const nameOf = useChoiceNames(UserChoicesDocument, ids);
  return ids.length === 0 ? '–' : ids.map(nameOf).join('; ');
};
