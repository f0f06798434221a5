import { Button, Flex, Text } from '@chakra-ui/react';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import type { MembershipPartsFragment } from './memberships.generated.ts';

interface MembershipRowProps {
  membership: MembershipPartsFragment;
  canWrite: boolean;
  /** Something is on its way: nothing can be pressed. */
  busy: boolean;
  onJoin: () => void;
  onRemove: () => void;
}

/** One consortium: enrolled, or inactive; who may write joins or removes at once (O s4). */
export function MembershipRow({
  membership: { consortiumName, isEnrolled },
  canWrite,
  busy,
  onJoin,
  onRemove,
}: MembershipRowProps) {
  const action = isEnrolled ? 'REMOVE' : 'JOIN';
  return (
    <Flex as="li" align="center" gap="3" paddingY="1.5" borderTopWidth="1px">
      <Text textStyle="sm" flex="1" minWidth="0" overflowWrap="anywhere">
        {consortiumName}
      </Text>
      {isEnrolled && <StatusBadge tone="positive">ENROLLED</StatusBadge>}
      {!isEnrolled && !canWrite && <StatusBadge tone="neutral">INACTIVE</StatusBadge>}
      {canWrite && (
        <Button
          size="xs"
          variant="outline"
          colorPalette={isEnrolled ? 'gray' : undefined}
          disabled={busy}
          aria-label={`${action} ${consortiumName}`}
          onClick={isEnrolled ? onRemove : onJoin}
        >
          {action}
        </Button>
      )}
    </Flex>
  );
}
