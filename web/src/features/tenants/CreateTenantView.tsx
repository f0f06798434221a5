import { CreateTenantInput, hostOfName } from '@assay/schema/tenants/tenant';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { tenantLinks, newTenantRecord } from './tenant-record.ts';
import { CreateTenantDocument } from './tenant.generated.ts';
import { longTenantLabels, tenantLabels } from './tenant-words.ts';
import { TenantForm } from './TenantForm.tsx';

/** A new TPA: nobody can sign in until it is enabled (P s3). */
export function CreateTenantView() {
  const { portalDomain } = newTenantRecord.useRecord();
  return (
    <RecordForm
      title="New Client TPA Profile"
      subtitle="A third-party administrator with a portal of its own."
      action="Create TPA"
      contract={CreateTenantInput}
      labels={tenantLabels}
      longLabels={longTenantLabels}
      send={async (input) => (await sendMutation(CreateTenantDocument, { input })).createTenant}
      done="TPA has been successfully created."
      next={({ tenant }) => tenant && tenantLinks(tenant.id).profile}
      cancel={tenantPaths.list}
    >
      {({ control }) => (
        <TenantForm
          control={control}
          hostOf={(name) => hostOfName(name, portalDomain)}
          isProtected={false}
        />
      )}
    </RecordForm>
  );
}
