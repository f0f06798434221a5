import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { EmailDetail } from '../../domain/contact/contact-details.tsx';
import { tenantLinks, tenantTabs, tenantSettingsRecord } from './tenant-record.ts';
import { tenantSettingLabels as labels, tenantSettingsSections } from './tenant-words.ts';

/** Settings of a TPA, read-only; there is nothing to delete (P s2). */
export function TenantSettingsView() {
  const { id, name, settings } = tenantSettingsRecord.useRecord();
  return (
    <>
      <RecordHead
        title="TPA Settings"
        name={name}
        facts={[`TPA ID ${id}`]}
        tabs={tenantTabs(id)}
        actions={<EditLink to={tenantLinks(id).editSettings} main />}
      />
      <DetailList>
        <Section {...tenantSettingsSections.email}>
          <EmailDetail label={labels.UPDATED_ADMIN_EMAIL} address={settings.UPDATED_ADMIN_EMAIL} />
          <EmailDetail
            label={labels.EMAIL_SEND_FROM_ADDRESS}
            address={settings.EMAIL_SEND_FROM_ADDRESS}
          />
        </Section>
        <Section {...tenantSettingsSections.mro}>
          <Detail label={labels.BASIC_AUTH_USER}>{settings.BASIC_AUTH_USER}</Detail>
          <Detail label={labels.BASIC_AUTH_PASS}>{settings.BASIC_AUTH_PASS}</Detail>
        </Section>
      </DetailList>
    </>
  );
}
