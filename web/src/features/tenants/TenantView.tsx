import { Link, Stack } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { phoneText } from '../../lib/phone.ts';
import { yesNo } from '../../lib/value-text.ts';
import {
  PROTECTED_HINT,
  tenantDeletion,
  tenantLinks,
  tenantRecord,
  tenantTabs,
} from './tenant-record.ts';
import { moneyText } from '../../lib/value-text.ts';
import { methodText, tenantLabels as labels, tenantSections } from './tenant-words.ts';

/** The TPA's portal, which has its own sign-in. */
const PortalLink = ({ url, host }: { url: string; host: string }) => (
  <Link href={url} target="_blank" rel="noopener noreferrer" color="brand.fg" display="inline">
    {host} <ExternalLink size={12} aria-label="opens in a new tab" style={{ display: 'inline' }} />
  </Link>
);

/** Profile of a TPA, read-only. */
export function TenantView() {
  const tenant = tenantRecord.useRecord();
  const since = tenant.clientSince && formatUsDate(tenant.clientSince);
  return (
    <>
      <RecordHead
        title="TPA Profile"
        name={tenant.name}
        status={
          <StatusBadge tone={tenant.enabled ? 'positive' : 'neutral'}>
            {tenant.enabled ? 'Enabled' : 'Disabled'}
          </StatusBadge>
        }
        facts={[
          `TPA ID ${tenant.id}`,
          since && `Client since ${since}`,
          tenant.primaryContactFullName,
          tenant.primaryContactPhone && <PhoneLink digits={tenant.primaryContactPhone} />,
        ]}
        tabs={tenantTabs(tenant.id)}
        actions={
          <RecordActions
            record={tenant}
            edit={tenantLinks(tenant.id).editProfile}
            deletion={tenantDeletion}
            canDelete
            hint={tenant.viewerCanDelete ? undefined : PROTECTED_HINT}
            list={tenantPaths.list}
          />
        }
      />
      <RecordBody
        side={
          <SideSection title={tenantSections.contact.title}>
            <Stack gap="3">
              <Detail label={labels.primaryContactFullName}>{tenant.primaryContactFullName}</Detail>
              <PhoneDetail label={labels.primaryContactPhone} digits={tenant.primaryContactPhone} />
              <EmailDetail
                label={labels.primaryContactEmail}
                address={tenant.primaryContactEmail}
              />
            </Stack>
          </SideSection>
        }
      >
        <DetailList>
          <Section {...tenantSections.general}>
            <Detail label={labels.name}>{tenant.name}</Detail>
            <Detail label="TPA ID">{tenant.id}</Detail>
            <Detail label={labels.clientSince}>{since}</Detail>
            <Detail label="Host">
              <PortalLink url={tenant.tenantUrl} host={tenant.host} />
            </Detail>
          </Section>
          <Section {...tenantSections.office}>
            <AddressDetail address={tenant.address} />
            <EmailDetail label={labels.mainEmail} address={tenant.mainEmail} />
            <PhoneDetail label={labels.phoneNumber} digits={tenant.phoneNumber} />
            <Detail label={labels.mainFax}>{tenant.mainFax && phoneText(tenant.mainFax)}</Detail>
          </Section>
          <Section {...tenantSections.billing}>
            <Detail label={labels.method}>{methodText(tenant.method)}</Detail>
            <Detail label={labels.rate}>{moneyText(tenant.rate)}</Detail>
            <Detail label={labels.enabled}>{yesNo(tenant.enabled)}</Detail>
          </Section>
        </DetailList>
      </RecordBody>
    </>
  );
}
