import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Section } from '../../components/page/Section.tsx';
import { PartBody } from '../../domain/access/PartBody.tsx';
import { PartLine } from '../../domain/access/PartLine.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { momentText } from '../../lib/moment-text.ts';
import { SignInsDocument, type SignInsQuery } from './user-access.generated.ts';

const PAGE = 10;

type Outcome = SignInsQuery['signIns']['nodes'][number]['outcome'];

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  SIGNED_IN: 'Signed in',
  INCOMPLETE: 'Password accepted; code or new password outstanding',
  WRONG_PASSWORD: 'Refused: wrong password',
  WRONG_CODE: 'Refused: wrong verification code',
  ACCOUNT_LOCKED: 'Refused: account locked',
  NO_ROLE: 'Refused: no role assigned',
  TENANT_DISABLED: 'Refused: portal not available',
};

/** Who tried to sign in to an account, page by page (decision 31). */
export function SignInsSection({ userId }: { userId: string }) {
  const [offset, setOffset] = useState(0);
  const part = usePart(SignInsDocument, { userId, limit: PAGE, offset });
  return (
    <Section title="Sign-ins" hint="Attempts to sign in to this account, kept for 90 days.">
      <PartBody part={part}>
        {({ signIns: { nodes, totalCount } }) => (
          <>
            <Box as="ul" role="list" listStyleType="none">
              {nodes.map(({ id, createdAt, outcome, device, address }) => (
                <PartLine
                  key={id}
                  title={outcomeTexts[outcome]}
                  facts={`${momentText(createdAt)} · ${device} · ${address}`}
                />
              ))}
            </Box>
            {totalCount === 0 && 'Nobody has tried to sign in.'}
            {totalCount > PAGE && (
              <Flex align="center" gap="2" marginTop="3">
                <Button
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  disabled={offset === 0}
                  onClick={() => setOffset(offset - PAGE)}
                >
                  Newer
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  disabled={offset + PAGE >= totalCount}
                  onClick={() => setOffset(offset + PAGE)}
                >
                  Older
                </Button>
                <Text textStyle="xs" color="fg.muted">
                  {offset + 1}–{Math.min(offset + PAGE, totalCount)} of {totalCount}
                </Text>
              </Flex>
            )}
          </>
        )}
      </PartBody>
    </Section>
  );
}
