import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { updateMemberInputFor } from '@assay/schema/test-pools/member-input';
import { StaleVersionDialog } from '../../components/dialogs/StaleVersionDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { memberFieldText } from './member-choices.ts';
import { rereadMember, type editedMemberLoader } from './member-form-loader.ts';
import {
  memberValues,
  sentMember,
  type ChangedMember,
  type MemberFormValues,
} from './member-form-values.ts';
import { memberLabels } from './member-labels.ts';
import { memberLinks } from './member-links.ts';
import { useUpdatePoolMemberMutation } from './member-mutations.generated.ts';
import { memberTexts } from './member-texts.ts';
import { MemberForm } from './MemberForm.tsx';
import { memberName } from './use-member-status.ts';

/** Edits a member; the one place that shows the whole SSN. */
export function EditMemberView() {
  const { pool, locations, member } = useLoaderData<typeof editedMemberLoader>();
  const navigate = useNavigate();
  const [updateMember] = useUpdatePoolMemberMutation(toldByForm);
  const [contract] = useState(() => updateMemberInputFor(pool));
  const form = useForm<MemberFormValues, unknown, ChangedMember>({
    mode: 'onTouched',
    resolver: contractResolver<MemberFormValues, ChangedMember>(contract),
    defaultValues: memberValues(member),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const { list } = memberLinks(pool.id);
  const { id } = member;
  const stale = useStaleVersion({
    form,
    labels: memberLabels,
    show: memberFieldText({ pool, locations }),
    reload: async () => {
      const now = await rereadMember(pool.id, id);
      return now && memberValues(now);
    },
  });

  const save = async (input: ChangedMember): Promise<void> => {
    const variables = { id, input: sentMember(input) };
    const send = async () => (await updateMember({ variables })).data?.updateTestPoolMember;
    const saved = await saveForm(form, send, {
      onStale: stale.meet,
      failed: memberTexts.updateFailed,
    });
    if (!saved) return;
    unsaved.clear();
    toastSuccess(memberTexts.updated);
    await navigate(list);
  };

  const title = `Edit ${memberName(member)}`;
  return (
    <>
      <PageHeader narrow title={title} subtitle={pool.name} />
      <Form form={form} contract={contract} label={title} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar control={form.control} action="Save" onCancel={() => void navigate(list)} />
          }
        >
          <MemberForm control={form.control} pool={pool} locations={locations} />
        </FormCard>
      </Form>
      <StaleVersionDialog {...stale.dialog} />
    </>
  );
}
