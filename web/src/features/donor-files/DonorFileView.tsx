import { Button, Stack, Text } from '@chakra-ui/react';
import { Download, Merge } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { bornText } from '@assay/schema/donor-files/born-text';
import { Fold } from '../../components/page/Fold.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { DonorFilePartsFragment as File } from './donor-file.generated.ts';
import { DonorPools } from './DonorPools.tsx';
import { DonorTests } from './DonorTests.tsx';

const loadMerging = () => import('./MergeDialogs.tsx');
const MergeDialog = lazy(async () => ({ default: (await loadMerging()).MergeDialog }));
const UnmergeDialog = lazy(async () => ({ default: (await loadMerging()).UnmergeDialog }));
const BundleDialog = lazy(async () => ({
  default: (await import('./BundleDialog.tsx')).BundleDialog,
}));

type Open =
  | { kind: 'merge' | 'bundle' }
  | { kind: 'unmerge'; merge: File['merges'][number] }
  | null;

/** The ids that the donor was tested under, and how they came together. */
function Ids({
  file,
  onUnmerge,
}: {
  file: File;
  onUnmerge: (merge: File['merges'][number]) => void;
}) {
  const can = useCan();
  return (
    <Section title="Ids">
      <Stack gap="1">
        {file.ids.map((id) => (
          <Text key={id.testResultId} textStyle="sm">
            {primaryIdTypes[id.primaryIdType]} {id.primaryId}
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              {id.names.join(', ')}; {id.tests === 1 ? '1 test' : `${id.tests} tests`}
            </Text>
          </Text>
        ))}
      </Stack>
      {file.merges.length > 0 && (
        <Fold title="Merges" count={file.merges.length}>
          <Stack gap="3">
            {file.merges.map((merge) => (
              <Stack key={merge.mergeId} gap="1" align="flex-start">
                <Text textStyle="sm">
                  {merge.oneId} and {merge.otherId}: {merge.reason}
                  <Text as="span" display="block" textStyle="xs" color="fg.muted">
                    {merge.by}, {momentText(merge.at)}
                    {merge.undoneAt !== null &&
                      `; taken back by ${merge.undoneBy ?? ''}, ${momentText(merge.undoneAt)}: ${merge.undoReason ?? ''}`}
                  </Text>
                </Text>
                {merge.undoneAt === null && can('MERGE_DONORS') && (
                  <Button
                    size="xs"
                    variant="outline"
                    colorPalette="gray"
                    onClick={() => onUnmerge(merge)}
                  >
                    Take back
                  </Button>
                )}
              </Stack>
            ))}
          </Stack>
        </Fold>
      )}
    </Section>
  );
}

/** Everything that a company has of a donor: tests, pools and draws, over all ids (ADR 135). */
export function DonorFileView() {
  const file = useLoaderData<File>();
  const can = useCan();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const born = bornText(file.ids);
  return (
    <>
      <PageHeader
        title={file.fullName}
        subtitle={`Donor file · ${file.companyName}${born === null ? '' : ` · born ${born}`}`}
        actions={
          <>
            {can('MERGE_DONORS') && file.candidates.length > 0 && (
              <Button
                variant="outline"
                colorPalette="gray"
                size="sm"
                onClick={() => setOpen({ kind: 'merge' })}
              >
                <Merge size={16} aria-hidden /> Merge with another id
              </Button>
            )}
            <Button size="sm" onClick={() => setOpen({ kind: 'bundle' })}>
              <Download size={16} aria-hidden /> Download
            </Button>
          </>
        }
      />
      <Ids file={file} onUnmerge={(merge) => setOpen({ kind: 'unmerge', merge })} />
      <Section
        title="Tests"
        hint="Outcomes as they are released. Days are of your time zone, as in the bundle."
      >
        <DonorTests tests={file.tests} />
      </Section>
      <DonorPools pools={file.pools} draws={file.draws} />
      {open !== null && (
        <Suspense fallback={null}>
          {open.kind === 'merge' && <MergeDialog file={file} onClose={close} />}
          {open.kind === 'bundle' && <BundleDialog file={file} onClose={close} />}
          {open.kind === 'unmerge' && (
            <UnmergeDialog file={file} merge={open.merge} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
