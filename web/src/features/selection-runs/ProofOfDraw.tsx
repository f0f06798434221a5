import { Box, Button, Flex, Link, Text } from '@chakra-ui/react';
import { FileCheck2 } from 'lucide-react';
import { Detail } from '../../components/page/DetailList.tsx';
import { runFiles } from './run-files.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { SelectionRunPartsFragment } from './selection-run.generated.ts';
import type { RunDownloads } from './use-run-downloads.ts';

interface ProofOfDrawProps {
  run: SelectionRunPartsFragment;
  downloads: Pick<RunDownloads, 'certificate' | 'certificatePdf'>;
}

/** Digits to be compared with those of the certificate and the audit log. */
const Digits = ({ children }: { children: string }) => (
  <Text as="code" fontFamily="mono" textStyle="xs" wordBreak="break-all">
    {children}
  </Text>
);

/** What proves that a run was drawn by chance and by nothing else, and how to check it. */
export function ProofOfDraw({ run, downloads }: ProofOfDrawProps) {
  const { proof } = run;
  const { certificate, certificatePdf } = downloads;
  return (
    <>
      <Text textStyle="sm" color="fg.muted" marginBottom="4">
        The certificate shows that the participants follow from the members, the numbers and a seed
        {run.arePeopleKept && ', and who they were on that day'}. That nobody chose the seed is
        proved to whoever had the first link before the draw.
      </Text>
      <Flex direction="column" gap="3">
        <Detail label="First link of the seed chain, in the audit log before any draw from it">
          <Digits>{proof.firstLink}</Digits>
        </Detail>
        <Detail label={`Seed of this draw, link ${proof.link} of the chain`}>
          <Digits>{proof.seed}</Digits>
        </Detail>
        <Detail
          label={`Commitment before the draw: audit entry ${proof.commitmentEntryId}, ${momentText(proof.commitmentAt)}`}
        >
          <Digits>{proof.commitmentHash}</Digits>
        </Detail>
        <Detail
          label={`Outcome of the draw: audit entry ${proof.outcomeEntryId}, ${momentText(proof.outcomeAt)}`}
        >
          <Digits>{proof.outcomeHash}</Digits>
        </Detail>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" marginTop="4">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={certificate.busy}
          loadingText={certificate.label}
          onClick={certificate.save}
        >
          <FileCheck2 size={16} aria-hidden /> {certificate.label}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          loading={certificatePdf.busy}
          loadingText={certificatePdf.label}
          onClick={certificatePdf.save}
        >
          {certificatePdf.label}
        </Button>
        <Link href={runFiles.verifier} download textStyle="sm" color="colorPalette.fg">
          Download the page that checks it offline
        </Link>
      </Flex>
      <Box marginTop="2">
        <Text textStyle="xs" color="fg.muted">
          Open the page in a browser, without a network if you like, and give it the certificate and
          the first link that you had before the draw.
        </Text>
      </Box>
    </>
  );
}
