import { UpdateTenantInput } from '@assay/schema/tenants/tenant';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { TenantDetailDocument, UpdateTenantDocument } from './tenant.generated.ts';
import { tenantLinks, tenantRecord } from './tenant-record.ts';
import { moneyText } from '../../lib/value-text.ts';
import { longTenantLabels, methodText, tenantLabels } from './tenant-words.ts';
import { TenantForm } from './TenantForm.tsx';

/** Edits the profile of a TPA. */
export function EditTenantView() {
  const tenant = tenantRecord.useRecord();
  const { id } = tenant;
  return (
    <RecordForm
      title="Edit TPA Profile"
      subtitle={tenant.name}
      contract={UpdateTenantInput}
      labels={tenantLabels}
      longLabels={longTenantLabels}
      texts={{ method: methodText, rate: moneyText }}
      record={tenant}
      reread={async () => (await readAgain(TenantDetailDocument, { id })).tenant}
      send={async (input) => (await sendMutation(UpdateTenantDocument, { id, input })).updateTenant}
      done="TPA Profile has been successfully updated"
      next={tenantLinks(id).profile}
    >
      {({ control }) => (
        <TenantForm
          control={control}
          hostOf={() => tenant.host}
          // Whose deletion is refused, is not disabled either (P s4).
          isProtected={!tenant.viewerCanDelete}
        />
      )}
    </RecordForm>
  );
}
