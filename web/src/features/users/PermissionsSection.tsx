import { Badge, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { Fold } from '../../components/page/Fold.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PartBody } from '../../domain/access/PartBody.tsx';
import { PartLine } from '../../domain/access/PartLine.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { personName } from '../../domain/person-name.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { ChangePermissionForm } from './ChangePermissionForm.tsx';
import { grouped, permissionText } from './permission-groups.ts';
import {
  ResetUserPermissionDocument,
  UserGrantsDocument,
  type GrantPartsFragment,
} from './user-access.generated.ts';
import type { UserPartsFragment } from './user.generated.ts';

const placeOf = ({ resourceType, resourceName, resourceId }: GrantPartsFragment): string =>
  resourceType === null
    ? "In the user's whole scope"
    : `Only ${resourceType === 'COMPANY' ? 'company' : 'location'} ${resourceName ?? `${resourceId} (deleted)`}`;

const factsOf = (grant: GrantPartsFragment): string =>
  [placeOf(grant), `${grant.by}, ${momentText(grant.at ?? '')}`, `Reason: ${grant.reason}`].join(
    ' · ',
  );

/** What a user may do: what was granted or taken beyond the role, and in words what the role gives (decision 31). */
export function PermissionsSection({ user }: { user: UserPartsFragment }) {
  const { id } = user;
  const part = usePart(UserGrantsDocument, { userId: id });
  const [form, setForm] = useState<{ granted: boolean; open: boolean }>({
    granted: true,
    open: false,
  });
  const { subject, ask, dialog } = useConfirmedAction<GrantPartsFragment>(async (grant) => {
    const { permission, resourceType, resourceId } = grant;
    const refusal = await refusalOf(
      async () =>
        (
          await sendMutation(ResetUserPermissionDocument, {
            id,
            permission,
            resourceType,
            resourceId,
          })
        ).resetUserPermission,
    );
    part.reread();
    if (refusal === null) toastSuccess('Permission returned to the role.');
    return refusal;
  });
  const close = (): void => setForm((last) => ({ ...last, open: false }));
  const role = user.roleAssignment?.name ?? 'No role';
  return (
    <Section
      title="Permissions"
      hint={`${role}, with what was granted to this user or taken away.`}
    >
      <PartBody part={part}>
        {({ userGrants }) => {
          const all = userGrants ?? [];
          const changes = all.filter(({ source }) => source !== 'ROLE');
          const ofRole = all.filter(({ source }) => source === 'ROLE');
          return (
            <Stack gap="3">
              {changes.length === 0 && 'Nothing beyond the role.'}
              <Box as="ul" role="list" listStyleType="none">
                {changes.map((grant) => (
                  <PartLine
                    key={`${grant.permission} ${grant.resourceType} ${grant.resourceId}`}
                    title={
                      <>
                        <Badge
                          marginEnd="2"
                          colorPalette={grant.source === 'GRANTED' ? 'green' : 'red'}
                        >
                          {grant.source === 'GRANTED' ? 'Granted' : 'Taken away'}
                        </Badge>
                        {permissionText(grant.permission)}
                      </>
                    }
                    facts={factsOf(grant)}
                    action={
                      !user.isSelf && (
                        <Button
                          size="xs"
                          variant="outline"
                          colorPalette="gray"
                          aria-label={`Return to the role: ${permissionText(grant.permission)}`}
                          onClick={() => ask(grant)}
                        >
                          Return to role
                        </Button>
                      )
                    }
                  />
                ))}
              </Box>
              {!user.isSelf && (
                <Flex gap="2" wrap="wrap">
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => setForm({ granted: true, open: true })}
                  >
                    <Plus size={16} aria-hidden /> Grant permission
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="red"
                    onClick={() => setForm({ granted: false, open: true })}
                  >
                    Take permission away
                  </Button>
                </Flex>
              )}
              <Fold title={`What the role gives: ${role}`} count={ofRole.length}>
                <Stack gap="3">
                  {grouped(ofRole).map(({ title, entries }) => (
                    <Box key={title}>
                      <Box as="h4" textStyle="sm" fontWeight="medium">
                        {title}
                      </Box>
                      <Box as="ul" paddingStart="5" textStyle="sm" color="fg.muted">
                        {entries.map(({ permission }) => (
                          <li key={permission}>{permissionText(permission)}</li>
                        ))}
                      </Box>
                    </Box>
                  ))}
                </Stack>
              </Fold>
              <FormDialog
                open={form.open}
                title={`${form.granted ? 'Grant to' : 'Take from'} ${personName(user)}`}
                onDismiss={close}
              >
                <ChangePermissionForm
                  user={user}
                  granted={form.granted}
                  grants={all}
                  onClose={close}
                  onDone={part.reread}
                />
              </FormDialog>
            </Stack>
          );
        }}
      </PartBody>
      <ConfirmDialog
        {...dialog}
        destructive={false}
        title="Return to role"
        question={
          subject
            ? `${permissionText(subject.permission)}: from now on the role alone decides${subject.resourceType === null ? ', on every record' : ' there'}. The history keeps what was said before.`
            : ''
        }
        action="Return to role"
      />
    </Section>
  );
}
