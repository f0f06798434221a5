import { Link, Stack } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { deleteAction } from '../../components/data-table/row-action.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { phoneText } from '../../lib/phone.ts';
import { yesNo } from '../../lib/value-text.ts';
import type { TenantPartsFragment } from './tenant-detail.generated.ts';
import { tenantLinks } from './tenant-links.ts';
import { methodText, rateText, tenantLabels as labels, tenantSections } from './tenant-words.ts';
import { tenantTabs } from './tenant-tabs.ts';
import { PROTECTED_HINT } from './use-delete-tenant.ts';

interface TenantPageProps {
  tenant: TenantPartsFragment;
  onDelete: () => void;
}

/** The TPA's portal, which has its own sign-in. */
const PortalLink = ({ url, host }: { url: string; host: string }) => (
  <Link href={url} target="_blank" rel="noopener noreferrer" color="brand.fg" display="inline">
    {host} <ExternalLink size={12} aria-label="opens in a new tab" style={{ display: 'inline' }} />
  </Link>
);

/** Profile of a TPA, read-only. */
export function TenantPage({ tenant, onDelete }: TenantPageProps) {
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
          <>
            <EditLink to={tenantLinks(tenant.id).editProfile} main />
            <OverflowMenu
              actions={[
                deleteAction(onDelete, tenant.viewerCanDelete ? undefined : PROTECTED_HINT),
              ]}
            />
          </>
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
            <Detail label={labels.rate}>{rateText(tenant.rate)}</Detail>
            <Detail label={labels.enabled}>{yesNo(tenant.enabled)}</Detail>
          </Section>
        </DetailList>
      </RecordBody>
    </>
  );
}
