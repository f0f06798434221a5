import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { tenantSettingLabels as labels } from './tenant-labels.ts';
import { tenantLinks } from './tenant-links.ts';
import { tenantSettingsSections } from './tenant-sections.ts';
import { tenantTabs } from './tenant-tabs.ts';
import { useTenantSettings } from './use-tenant.ts';

/** Settings of a TPA, read-only; there is nothing to delete (P s2). */
export function TenantSettingsView() {
  const { id, name, settings } = useTenantSettings();
  return (
    <PageColumn>
      <PageHeader
        title="TPA Settings"
        subtitle={name}
        tabs={tenantTabs(id)}
        actions={
          <Button asChild>
            <Link to={tenantLinks(id).editSettings}>
              <Pencil size={16} aria-hidden /> Edit
            </Link>
          </Button>
        }
      />
      <DetailList>
        <Section {...tenantSettingsSections.email}>
          <Detail label={labels.UPDATED_ADMIN_EMAIL}>{settings.UPDATED_ADMIN_EMAIL}</Detail>
          <Detail label={labels.EMAIL_SEND_FROM_ADDRESS}>{settings.EMAIL_SEND_FROM_ADDRESS}</Detail>
        </Section>
        <Section {...tenantSettingsSections.mro}>
          <Detail label={labels.BASIC_AUTH_USER}>{settings.BASIC_AUTH_USER}</Detail>
          <Detail label={labels.BASIC_AUTH_PASS}>{settings.BASIC_AUTH_PASS}</Detail>
        </Section>
      </DetailList>
    </PageColumn>
  );
}
