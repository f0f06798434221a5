import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { acknowledgmentTypeWords } from '@assay/schema/acknowledgments/acknowledgment-words';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail } from '../../components/page/DetailList.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { Section } from '../../components/page/Section.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { FileDialog } from './FileDialog.tsx';
import { useSignedOfTestQuery, type SignedOfTestQuery } from './signed.generated.ts';
import { testFiles } from './test-files.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

type Signed = NonNullable<SignedOfTestQuery['testAcknowledgments']>[number];

const Hash = chakra('code', { base: { textStyle: 'xs', overflowWrap: 'anywhere' } });

/** One signing: what, when, on which device, and the hash by which it is found again. */
function OneSigned({ signed, caseId }: { signed: Signed; caseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { substances, causeNumber, comment, admissionComment, document: file } = signed;
  return (
    <>
      <Detail label="Signed">{acknowledgmentTypeWords[signed.type]}</Detail>
      <Detail label="When">{momentText(signed.signedAt)}</Detail>
      <Detail label="Taken by">{signed.signedBy}</Detail>
      <Detail label="Device">{signed.device}</Detail>
      {causeNumber !== null && <Detail label="Cause Number">{causeNumber}</Detail>}
      {substances.length > 0 && (
        <Detail label="Admitted" wide>
          {substances.map(({ name, date }) => `${name}, ${formatUsDate(date)}`).join(' · ')}
        </Detail>
      )}
      {[comment, admissionComment].map(
        (words, at) =>
          words !== null && (
            <Detail key={at} label={at === 0 ? 'Comment' : 'Comment on the admission'} wide>
              {words}
            </Detail>
          ),
      )}
      {file !== null && (
        <Detail label="Document" wide>
          <Button variant="plain" size="sm" paddingX="0" onClick={() => setOpen(true)}>
            <Text as="span" truncate>
              {file.title}
            </Text>
          </Button>
          <FileDialog
            file={isOpen ? file : null}
            url={testFiles.ofCase(caseId, file.fileId)}
            onClose={() => setOpen(false)}
          />
        </Detail>
      )}
      <Detail label="SHA-256 of what was signed" wide>
        <Hash>{signed.sha256}</Hash>
      </Detail>
    </>
  );
}

/** What the donor signed of the result, with the document of it; nothing where nothing was signed. */
export function SignedSection({ id, acknowledgmentType, testCase }: Test) {
  const { data, error, refetch } = useSignedOfTestQuery({
    variables: { id },
    skip: acknowledgmentType === null,
    fetchPolicy: 'cache-and-network',
  });
  if (acknowledgmentType === null) return null;
  const all = data?.testAcknowledgments ?? null;
  const save = (): void =>
    void download(testFiles.signed(id), 'acknowledgment.pdf').catch((failure: unknown) =>
      toastError(failureOf(failure).message),
    );
  return (
    <Section
      title="Acknowledgment/Admission"
      hint={
        <Button size="xs" variant="outline" colorPalette="gray" marginTop="1" onClick={save}>
          <Download size={14} aria-hidden /> Signed document
        </Button>
      }
    >
      {error !== undefined && all === null ? (
        <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />
      ) : all === null ? (
        <Skeleton height="6rem" gridColumn="1 / -1" aria-label="Loading what was signed" />
      ) : (
        <Stack gridColumn="1 / -1" gap="5">
          {all.map((signed) => (
            <Stack key={signed.id} display="grid" gap="4" css={twoColumns}>
              <OneSigned signed={signed} caseId={testCase.id} />
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}

const twoColumns = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& + &': { borderTopWidth: '1px', paddingTop: '4' },
} as const;
