import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { createMemberInputFor } from '@assay/schema/test-pools/member-input';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import type { newMemberLoader } from './member-form-loader.ts';
import {
  newMemberValues,
  sentMember,
  type MemberFormValues,
  type NewMember,
} from './member-form-values.ts';
import { memberLinks } from './member-links.ts';
import { useCreatePoolMemberMutation } from './member-mutations.generated.ts';
import { memberTexts } from './member-texts.ts';
import { MemberForm } from './MemberForm.tsx';

/** A new member of a pool. */
export function CreateMemberView() {
  const { pool, locations } = useLoaderData<typeof newMemberLoader>();
  const navigate = useNavigate();
  const [createMember] = useCreatePoolMemberMutation(toldByForm);
  const [contract] = useState(() => createMemberInputFor(pool));
  const form = useForm<MemberFormValues, unknown, NewMember>({
    mode: 'onTouched',
    resolver: contractResolver<MemberFormValues, NewMember>(contract),
    defaultValues: newMemberValues(),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const { list } = memberLinks(pool.id);

  const save = async (input: NewMember): Promise<void> => {
    const variables = { poolId: pool.id, input: sentMember(input) };
    const send = async () => (await createMember({ variables })).data?.createTestPoolMember;
    if (!(await saveForm(form, send, { failed: memberTexts.createFailed }))) return;
    unsaved.clear();
    toastSuccess(memberTexts.created);
    await navigate(list, { replace: true });
  };

  return (
    <>
      <PageHeader narrow title="Create Member" subtitle={pool.name} />
      <Form form={form} contract={contract} label="Create Member" onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Create Member"
              needsChange={false}
              onCancel={() => void navigate(list)}
            />
          }
        >
          <MemberForm control={form.control} pool={pool} locations={locations} />
        </FormCard>
      </Form>
    </>
  );
}
