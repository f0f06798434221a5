import { Stack, Text } from '@chakra-ui/react';
import { CopyButton } from '../../components/page/CopyButton.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { useTestPoolSeedChainQuery } from './seed-chain.generated.ts';

/** The first link of a pool's seeds, folded: what has to be kept before the draws for them to be proved. */
export function ProofOfDraws({ poolId }: { poolId: string }) {
  const { data, error, loading, refetch } = useTestPoolSeedChainQuery({
    variables: { id: poolId },
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const firstLink = data?.testPoolSeedChain?.firstLink;
  return (
    <Fold title="Proof of draws">
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          The first link fixes the seeds of all draws. Keep a copy outside of the portal before the
          first draw: only with it can you prove later that nobody chose who was drawn.
        </Text>
        {error && (
          <LoadFailure retrying={loading} onRetry={() => void refetch()}>
            Error loading the first link.
          </LoadFailure>
        )}
        {firstLink !== undefined && (
          <>
            <Text as="code" fontFamily="mono" textStyle="xs" wordBreak="break-all">
              {firstLink}
            </Text>
            <CopyButton text={firstLink} />
          </>
        )}
      </Stack>
    </Fold>
  );
}
