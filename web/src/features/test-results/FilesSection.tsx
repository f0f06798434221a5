import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../components/page/Section.tsx';
import { momentText } from '../../lib/moment-text.ts';
import { FileDialog } from './FileDialog.tsx';
import { testFiles } from './test-files.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

type TestFile = Test['attachments'][number];

/** Files of a test; each opens in the page. */
export function FilesSection({ attachments, testCase }: Test) {
  const [open, setOpen] = useState<TestFile | null>(null);
  if (attachments.length === 0) return null;
  return (
    <Section title="Attachments">
      <Stack as="ul" gridColumn="1 / -1" gap="0" listStyleType="none">
        {attachments.map((file) => (
          <Box as="li" key={file.fileId} borderBottomWidth="1px">
            <Flex align="center" gap="3" justify="space-between" wrap="wrap">
              <Button
                variant="plain"
                size="sm"
                paddingX="0"
                maxWidth="100%"
                onClick={() => setOpen(file)}
              >
                <FileText size={16} aria-hidden />
                <Text as="span" truncate>
                  {file.title}
                </Text>
              </Button>
              <Text textStyle="xs" color="fg.muted">
                {momentText(file.createdAt)}
              </Text>
            </Flex>
          </Box>
        ))}
      </Stack>
      <FileDialog
        file={open}
        url={testFiles.ofCase(testCase.id, open?.fileId ?? '')}
        onClose={() => setOpen(null)}
      />
    </Section>
  );
}
