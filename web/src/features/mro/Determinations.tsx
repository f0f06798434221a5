import { Box, Stack, Text } from '@chakra-ui/react';
import { mroBases } from '@assay/schema/mro/mro-words';
import { mroResults } from '@assay/schema/test-results/test-words';
import { momentText } from '../../lib/moment-text.ts';
import type { TestInReview } from './mro-record.ts';

type Determined = TestInReview['determinations'][number];

const seenText = ({ name, at, isDownload }: Determined['seenBy'][number]): string =>
  `${name}${isDownload ? ' (downloaded)' : ''}, ${momentText(at)}`;

/** Who read a determination that was corrected afterwards. */
const SeenBy = ({ readers }: { readers: Determined['seenBy'] }) => (
  <Box marginTop="1">
    <Text textStyle="xs" fontWeight="medium">
      Seen by
    </Text>
    {readers.length === 0 ? (
      <Text textStyle="xs">Nobody</Text>
    ) : (
      readers.map((reader) => (
        <Text key={seenText(reader)} textStyle="xs">
          {seenText(reader)}
        </Text>
      ))
    )}
  </Box>
);

/** What was determined, the latest first; of one that was corrected, who saw it. */
export const Determinations = ({ determinations }: Pick<TestInReview, 'determinations'>) => (
  <Stack as="ol" gap="3" listStyleType="none">
    {determinations.map((each, index) => (
      <Box as="li" key={each.reportVersion} borderStartWidth="2px" paddingStart="3">
        <Text textStyle="sm" fontWeight="medium">
          {mroResults[each.result]}
          {each.drugs.length > 0 && `: ${each.drugs.join(', ')}`}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {momentText(each.verifiedAt)} · {each.certifiedBy ?? 'MRO'}
        </Text>
        {[each.replaceReason, each.basis && mroBases[each.basis], each.remarks, each.note].map(
          (words) =>
            words && (
              <Text key={words} textStyle="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {words}
              </Text>
            ),
        )}
        {index > 0 && <SeenBy readers={each.seenBy} />}
      </Box>
    ))}
  </Stack>
);
