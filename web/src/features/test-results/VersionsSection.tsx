import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { reportSources } from '@assay/schema/manual-results/manual-words';
import {
  mroResults,
  resultTypes,
  type MroResultName,
  type ResultTypeName,
} from '@assay/schema/test-results/test-words';
import { Detail } from '../../components/page/DetailList.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { Section } from '../../components/page/Section.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { TestLines } from '../../domain/test-results/TestLines.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { ReadersOfResult } from './ReadersOfResult.tsx';
import { testFiles } from './test-files.ts';
import type { OpenTest } from './test-result-record.ts';
import { useVersionsOfTestQuery, type VersionsOfTestQuery } from './versions.generated.ts';

type Version = NonNullable<VersionsOfTestQuery['testReportVersions']>[number];

const wordsOf = ({ kind, result }: Version): string =>
  kind === 'MRO' ? mroResults[result as MroResultName] : resultTypes[result as ResultTypeName];

/** What a report counts for: once the MRO has determined a result, the laboratory's is what was reviewed. */
function standingOf(report: Version, all: readonly Version[]): string {
  if (!report.isCurrent) return 'Replaced';
  const isReviewed = all.some(({ kind, isCurrent }) => kind === 'MRO' && isCurrent);
  return report.kind === 'LABORATORY' && isReviewed ? 'Reviewed by the MRO' : 'Holds now';
}

interface OneVersionProps {
  report: Version;
  standing: string;
  caseId: string;
}

/** One report: what it says, where it came from, and why it took the place of the former. */
function OneVersion({ report, standing, caseId }: OneVersionProps) {
  const { fileId } = report;
  const open = (): void => {
    if (fileId === null) return;
    void download(testFiles.ofCase(caseId, fileId), 'report').catch((failure: unknown) =>
      toastError(failureOf(failure).message),
    );
  };
  return (
    <Stack gap="3" css={{ '& + &': { borderTopWidth: '1px', paddingTop: '4' } }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Text textStyle="sm" fontWeight="semibold">
          {reportSources[report.kind]}, version {report.version}
        </Text>
        <StatusBadge tone={standing === 'Holds now' ? 'info' : 'neutral'}>{standing}</StatusBadge>
        {fileId !== null && (
          <Button size="xs" variant="outline" colorPalette="gray" onClick={open}>
            <FileText size={14} aria-hidden /> Report
          </Button>
        )}
      </Flex>
      <Stack display="grid" gap="4" css={columns}>
        <Detail label="Overall Result">{wordsOf(report)}</Detail>
        <Detail label="Reported">{momentText(report.reportedAt)}</Detail>
        <Detail label="Received from">{report.source}</Detail>
        {report.replaceReason !== null && (
          <Detail label="Why the former does not hold" wide>
            {report.replaceReason}
          </Detail>
        )}
        {report.drugAdulterantResults.length > 0 && (
          <TestLines
            lines={report.drugAdulterantResults}
            label={`Drugs and adulterants of version ${report.version}`}
          />
        )}
      </Stack>
    </Stack>
  );
}

const columns = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** All reports of a result that was corrected, and who saw which (49 CFR 40.23(i)); nothing for one that never was. */
export function VersionsSection({ id, testCase, events }: OpenTest) {
  const can = useCan();
  const { profile } = useViewer();
  const isCorrected = events?.some(({ kind }) => kind === 'CORRECTED') === true;
  const withReaders = profile.type === 'MD' && can('CREATE_LAB_RESULT');
  const { data, error, refetch } = useVersionsOfTestQuery({
    variables: { id, withReaders },
    skip: !isCorrected,
    fetchPolicy: 'cache-and-network',
  });
  if (!isCorrected) return null;
  const versions = data?.testReportVersions ?? null;
  return (
    <Section title="Reports" hint="The result was corrected. What holds now, and what held before.">
      {versions !== null ? (
        <Stack gridColumn="1 / -1" gap="4">
          {versions.map((report) => (
            <OneVersion
              key={`${report.kind} ${report.version}`}
              report={report}
              standing={standingOf(report, versions)}
              caseId={testCase.id}
            />
          ))}
          {data?.testResultReaders && <ReadersOfResult readers={data.testResultReaders} />}
        </Stack>
      ) : error !== undefined ? (
        <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="8rem" gridColumn="1 / -1" aria-label="Loading the reports" />
      )}
    </Section>
  );
}
