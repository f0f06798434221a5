import { labProviderNames } from '@assay/schema/common/lab-providers';
import { codesText, orderedCodesText } from '@assay/schema/test-results/ordered-codes';
import { labOrderTypes, labTestTypes } from '@assay/schema/test-results/test-words';
import { countText } from '../../components/list/count-text.ts';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { addressLines } from '../../domain/contact/address-text.ts';
import { PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { momentText } from '../../lib/moment-text.ts';
import { phoneText } from '../../lib/phone.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

type Order = NonNullable<Test['labOrder']>;

/** How often it was tried; a refusal is one answer and no attempt that failed. */
const attemptsText = (attempts: number): string | null =>
  attempts === 0 ? null : `(${countText(attempts, 'attempt', 'attempts')})`;

/** Where the specimen is collected: at a site, by a third party, or at the location. */
function CollectionPlace({
  siteData,
  thirdPartyCollected,
  thirdPartySiteAddressName,
  thirdPartySiteAddress,
  collectedOnSite,
}: Order) {
  const ofThirdParty = [thirdPartySiteAddressName, ...addressLines(thirdPartySiteAddress)];
  const place =
    siteData?.siteName ??
    (thirdPartyCollected ? ofThirdParty.filter(Boolean).join(', ') : null) ??
    (collectedOnSite ? 'Collected on Site' : null);
  return (
    place && (
      <Detail label={thirdPartyCollected ? 'Third-party Collection Site' : 'Collection Site'} wide>
        {place}
      </Detail>
    )
  );
}

/** What was ordered where. */
export const LabSection = ({ labOrder, provider }: Test) =>
  labOrder && (
    <Section title="Lab Information">
      <Detail label="Laboratory">{provider && labProviderNames[provider]}</Detail>
      <Detail label="Order Number">{labOrder.orderNumber}</Detail>
      <Detail label="Lab Test ID">{labOrder.labTestId}</Detail>
      <Detail label="Order Type">{labOrderTypes[labOrder.labOrderType]}</Detail>
      <Detail label="Ordered">{momentText(labOrder.orderedAt)}</Detail>
      <Detail label="Order Exp. Date">
        {labOrder.expireDate && momentText(labOrder.expireDate)}
      </Detail>
      <Detail label="Lab Account">{labOrder.masterAccountId}</Detail>
      <Detail label="Sub Account">{labOrder.subAccountId}</Detail>
      <Detail label="Test Type">{labTestTypes[labOrder.testType]}</Detail>
      {labOrder.testingAgency && <Detail label="Testing Agency">{labOrder.testingAgency}</Detail>}
      <Detail label="Test Codes" wide>
        {orderedCodesText(labOrder)}
      </Detail>
      {labOrder.isComboOrder && (
        <Detail label="Breath Alcohol" wide>
          {codesText(labOrder.comboBreathTestCodes)}
        </Detail>
      )}
      <CollectionPlace {...labOrder} />
      {labOrder.employeeFullName && <Detail label="DER">{labOrder.employeeFullName}</Detail>}
      {labOrder.employeeFullName && (
        <PhoneDetail label="DER Phone" digits={labOrder.employeePhone} />
      )}
      {labOrder.directedBy && (
        <Detail label="Directed By" wide>
          {`${labOrder.directedBy.fullName}, ${labOrder.directedBy.title}, ${phoneText(labOrder.directedBy.phone)}, ${momentText(labOrder.directedBy.at)}`}
        </Detail>
      )}
      {labOrder.lastError && (
        <Detail label="Why it could not be sent" wide>
          {[labOrder.lastError, attemptsText(labOrder.attempts)].filter(Boolean).join(' ')}
        </Detail>
      )}
      {labOrder.cancelReason && (
        <Detail label="Why it was canceled" wide>
          {labOrder.cancelReason}
        </Detail>
      )}
      {labOrder.donorInstructions && (
        <Detail label="Donor Instructions" wide>
          {labOrder.donorInstructions}
        </Detail>
      )}
      <Detail label="Note for Collector" wide>
        {labOrder.comment}
      </Detail>
    </Section>
  );
