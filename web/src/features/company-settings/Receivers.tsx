import { UserChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';

/** Names of the users who get the mails of an alert; with the mails on and nobody named, that none are sent. */
export const Receivers = ({ ids, isOn }: { ids: readonly number[]; isOn: boolean }) => {
  const nameOf = useChoiceNames(UserChoicesDocument, ids);
  if (ids.length > 0) return ids.map(nameOf).join('; ');
  return isOn ? 'Nobody, so no email is sent' : '–';
};
