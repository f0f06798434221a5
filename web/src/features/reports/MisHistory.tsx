import { Stack, Text } from '@chakra-ui/react';
import { Fold } from '../../components/page/Fold.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { MisReportPartsFragment } from './mis-report.generated.ts';

type Report = Pick<MisReportPartsFragment, 'corrections' | 'signatures'>;

/** Who corrected, signed and withdrew what, and why. */
export const MisHistory = ({ corrections, signatures }: Report) => (
  <Stack marginTop="6" gap="2">
    <Fold title="Corrections" count={corrections.length}>
      <Stack gap="3">
        {corrections.length === 0 && <Text textStyle="sm">No cell was corrected.</Text>}
        {corrections.map(({ label, value, before, reason, by, at }) => (
          <Text key={`${at} ${label}`} textStyle="sm">
            {label}: {value === null ? 'correction taken back' : `${before} → ${value}`}. {reason}
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              {by}, {momentText(at)}
            </Text>
          </Text>
        ))}
      </Stack>
    </Fold>
    <Fold title="Signatures" count={signatures.length}>
      <Stack gap="3">
        {signatures.length === 0 && <Text textStyle="sm">Nobody signed it yet.</Text>}
        {signatures.map((each) => (
          <Text key={each.at} textStyle="sm" overflowWrap="anywhere">
            {each.name}, {each.title}
            {each.withdrawnAt !== null && `. Withdrawn: ${each.withdrawReason ?? ''}`}
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              Signed off by {each.by}, {momentText(each.at)}
              {each.withdrawnAt !== null &&
                `; withdrawn by ${each.withdrawnBy ?? ''}, ${momentText(each.withdrawnAt)}`}
            </Text>
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              SHA-256 {each.sha256}
            </Text>
          </Text>
        ))}
      </Stack>
    </Fold>
  </Stack>
);
