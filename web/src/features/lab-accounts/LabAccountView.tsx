import { labProviderNames } from '@assay/schema/common/lab-providers';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { countText } from '../../components/list/count-text.ts';
import { AccountMros } from './AccountMros.tsx';
import { AccountTestCodes } from './AccountTestCodes.tsx';
import {
  accountTabs,
  labAccountDeletion,
  labAccountLinks,
  labAccountRecord,
  oneAccountLinks,
} from './lab-account-record.ts';
import { generalSection, labAccountLabels as labels } from './lab-account-words.ts';

/** Profile of a lab account (C s2): what it is, what it may order, and its MROs. */
export function LabAccountView() {
  const account = labAccountRecord.useRecord();
  const { provider, masterAccountId, numberOfLocations, comment } = account;
  const canUpdate = account.viewerCanUpdate === true;
  return (
    <>
      <RecordHead
        title="Lab Account"
        name={masterAccountId}
        facts={[labProviderNames[provider], countText(numberOfLocations, 'location', 'locations')]}
        tabs={accountTabs(account)}
        actions={
          canUpdate && (
            <RecordActions
              record={account}
              edit={oneAccountLinks(account).edit}
              deletion={labAccountDeletion}
              canDelete={account.viewerCanDelete === true}
              list={labAccountLinks(provider).list}
            />
          )
        }
      />
      <DetailList>
        <Section {...generalSection}>
          <Detail label={labels.provider}>{labProviderNames[provider]}</Detail>
          <Detail label={labels.masterAccountId}>{masterAccountId}</Detail>
          <Detail label={labels.comment}>{comment}</Detail>
        </Section>
      </DetailList>
      <AccountTestCodes account={account} canUpdate={canUpdate} />
      <AccountMros account={account} canUpdate={canUpdate} />
    </>
  );
}
