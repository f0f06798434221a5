import { Skeleton } from '@chakra-ui/react';
import { Detail } from '../../components/page/DetailList.tsx';
import { useMemberships, type Member } from './use-memberships.ts';

/** The consortiums that a company or a location is enrolled in, by name, to read only (O s2). */
export function EnrolledIn(member: Member) {
  const { rows, error } = useMemberships(member);
  // The section of consortiums says what went wrong.
  if (error) return null;
  const names = rows?.filter(({ isEnrolled }) => isEnrolled).map((each) => each.consortiumName);
  return (
    <Detail label="Consortium">
      {names === undefined ? <Skeleton as="span" height="5" display="block" /> : names.join(', ')}
    </Detail>
  );
}
