import { Button } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Link, useRevalidator } from 'react-router-dom';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { programs } from '@assay/schema/common/programs';
import { RecordBody, SideFacts, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import { OutcomeBadge } from '../../domain/test-results/OutcomeBadge.tsx';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { momentText } from '../../lib/moment-text.ts';
import { ClockGrid } from './ClockGrid.tsx';
import { ContactLog } from './ContactLog.tsx';
import { DeterminationForm } from './DeterminationForm.tsx';
import { Determinations } from './Determinations.tsx';
import { Findings } from './Findings.tsx';
import { mroRecord } from './mro-record.ts';

/** One test under review: clocks, findings, contact log, and the determination at the side. */
export function MroReviewView() {
  const test = mroRecord.useRecord();
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  const { donor, testCase, labOrder, findings, determinations } = test;
  const { derInfo } = testCase.location;
  return (
    <>
      <RecordHead
        title="MRO Review"
        name={donor.fullName}
        status={findings && <OutcomeBadge result={findings.result} />}
        facts={[
          `Test Case ID ${testCase.id}`,
          testCase.company.name,
          [
            donor.reasonForTest && reasonsForTest[donor.reasonForTest],
            programs[test.program],
            labOrder?.testingAgency,
          ]
            .filter(Boolean)
            .join(', '),
          specimenText(test.specimenTypeId),
          test.collectedAt && `collected ${momentText(test.collectedAt)}`,
        ]}
        actions={
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={linksOf({ detail: testResultPaths.detail }, { id: test.id }).detail}>
              <FileText size={16} aria-hidden /> Test result
            </Link>
          </Button>
        }
      />
      <RecordBody
        side={
          <>
            {test.verdicts.length > 0 && (
              <SideSection title="Determination">
                <DeterminationForm test={test} onDone={reread} onStale={reread} />
              </SideSection>
            )}
            {determinations.length > 0 && (
              <SideSection title="Determinations">
                <Determinations determinations={determinations} />
              </SideSection>
            )}
            <SideSection title="Who to call">
              <SideFacts
                facts={[
                  ['Donor', donor.phone && <PhoneLink digits={donor.phone} />],
                  ['DER', derInfo?.fullName],
                  ['Phone of the DER', derInfo && <PhoneLink digits={derInfo.phoneNumber} />],
                  ['Specimen ID', test.specimenId],
                  ['MRO', labOrder?.mro?.fullName],
                ]}
              />
            </SideSection>
          </>
        }
      >
        {test.clocks.length > 0 && <ClockGrid clocks={test.clocks} />}
        <Findings findings={findings} />
        <ContactLog test={test} onChanged={reread} />
      </RecordBody>
    </>
  );
}
