import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { ruleLevels } from '@assay/schema/compliance/compliance-words';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import type { CompliancePartsFragment } from './compliance.generated.ts';
import { levelTones } from './level-tones.ts';
import { openFile } from './open-file.ts';

/** As much of a finding as is shown; a case keeps it as it was on the day. */
type Finding = Pick<
  CompliancePartsFragment['findings'][number],
  'ruleId' | 'level' | 'message' | 'citation' | 'decides' | 'fileId'
>;

const FindingItem = ({ level, message, citation, decides, fileId }: Finding) => (
  <Box as="li" paddingY="3" css={{ '& + &': { borderTopWidth: '1px' } }}>
    <Flex gap="2" align="flex-start" justify="space-between">
      <Text textStyle="sm" overflowWrap="anywhere" color={decides ? undefined : 'fg.muted'}>
        {message}
      </Text>
      <StatusBadge tone={levelTones[level]}>{ruleLevels[level]}</StatusBadge>
    </Flex>
    <Flex gap="3" wrap="wrap" align="center" marginTop="1">
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {citation}
      </Text>
      {fileId !== null && (
        <Button size="2xs" variant="plain" colorPalette="gray" onClick={() => openFile(fileId)}>
          <FileText size={14} aria-hidden />
          Open file
        </Button>
      )}
    </Flex>
  </Box>
);

/** What the rules say of a test, those that decide first, each with its citation and its file. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <Box as="ul" listStyleType="none" aria-label="What the law says">
    {findings.map((finding) => (
      <FindingItem key={finding.ruleId} {...finding} />
    ))}
  </Box>
);
