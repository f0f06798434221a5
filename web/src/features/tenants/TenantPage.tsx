import { Button, Link, Text } from '@chakra-ui/react';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { addressLines } from '../../components/page/address-text.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { TenantPartsFragment } from './tenant-detail.generated.ts';
import { methodText, rateText, tenantLabels } from './tenant-labels.ts';
import { tenantLinks } from './tenant-links.ts';
import { tenantSections } from './tenant-sections.ts';
import { tenantTabs } from './tenant-tabs.ts';
import { PROTECTED_HINT } from './use-delete-tenant.ts';

interface TenantPageProps {
  tenant: TenantPartsFragment;
  onDelete: () => void;
}

const phone = (digits: string | null): string | null => digits && phoneText(digits);

function Actions({ tenant, onDelete }: TenantPageProps) {
  const { id, viewerCanDelete } = tenant;
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        color={viewerCanDelete ? 'fg.error' : undefined}
        disabled={!viewerCanDelete}
        title={viewerCanDelete ? undefined : PROTECTED_HINT}
        onClick={onDelete}
      >
        <Trash2 size={16} aria-hidden /> Delete
      </Button>
      <Button asChild>
        <RouterLink to={tenantLinks(id).editProfile}>
          <Pencil size={16} aria-hidden /> Edit
        </RouterLink>
      </Button>
    </>
  );
}

/** The TPA's portal, which has its own sign-in. */
const PortalLink = ({ url, host }: { url: string; host: string }) => (
  <Link
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    color="colorPalette.fg"
    display="inline"
  >
    {host} <ExternalLink size={12} aria-label="opens in a new tab" style={{ display: 'inline' }} />
  </Link>
);

/** Profile of a TPA, read-only. */
export function TenantPage({ tenant, onDelete }: TenantPageProps) {
  const lines = addressLines(tenant.address);
  return (
    <PageColumn>
      <PageHeader
        title="TPA Profile"
        subtitle={tenant.name}
        tabs={tenantTabs(tenant.id)}
        actions={<Actions tenant={tenant} onDelete={onDelete} />}
      />
      <DetailList>
        <Section {...tenantSections.general}>
          <Detail label={tenantLabels.name}>{tenant.name}</Detail>
          <Detail label="TPA ID">{tenant.id}</Detail>
          <Detail label={tenantLabels.clientSince}>
            {tenant.clientSince && formatUsDate(tenant.clientSince)}
          </Detail>
          <Detail label="Host">
            <PortalLink url={tenant.tenantUrl} host={tenant.host} />
          </Detail>
        </Section>
        <Section {...tenantSections.office}>
          <Detail label="Address">
            {lines.length > 0 && lines.map((line) => <Text key={line}>{line}</Text>)}
          </Detail>
          <Detail label={tenantLabels.mainEmail}>{tenant.mainEmail}</Detail>
          <Detail label={tenantLabels.phoneNumber}>{phone(tenant.phoneNumber)}</Detail>
          <Detail label={tenantLabels.mainFax}>{phone(tenant.mainFax)}</Detail>
        </Section>
        <Section {...tenantSections.contact}>
          <Detail label={tenantLabels.primaryContactFullName} wide>
            {tenant.primaryContactFullName}
          </Detail>
          <Detail label={tenantLabels.primaryContactPhone}>
            {phone(tenant.primaryContactPhone)}
          </Detail>
          <Detail label={tenantLabels.primaryContactEmail}>{tenant.primaryContactEmail}</Detail>
        </Section>
        <Section {...tenantSections.billing}>
          <Detail label={tenantLabels.method}>{methodText(tenant.method)}</Detail>
          <Detail label={tenantLabels.rate}>{rateText(tenant.rate)}</Detail>
          <Detail label={tenantLabels.enabled}>
            <StatusBadge tone={tenant.enabled ? 'positive' : 'neutral'}>
              {tenant.enabled ? 'Yes' : 'No'}
            </StatusBadge>
          </Detail>
        </Section>
      </DetailList>
    </PageColumn>
  );
}
