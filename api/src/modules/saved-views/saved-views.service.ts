import type { z } from 'zod';
import type {
  CreateSavedViewInput,
  DefaultViewInput,
  SavedView,
  UpdateSavedViewInput,
} from '@assay/schema/saved-views/saved-view';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { chooseView, forgetView, leaveView } from './saved-view-defaults.repository.ts';
import { savedViews } from './saved-view.table.ts';
import { readSavedView } from './saved-views.read-model.ts';

const kind = recordKind({ entity: 'savedView', table: savedViews, read: readSavedView });

/** Saves a view for the caller. @throws Refusal of fields, NAME_ALREADY_EXISTS */
export const createSavedView = (
  context: Context,
  values: z.output<typeof CreateSavedViewInput>,
): Promise<SavedView> => {
  const { userId, homeTenantId, companyId } = context.viewer;
  return createRecord(context, kind, {
    values,
    columns: { user_id: userId, user_tenant_id: homeTenantId, company_id: companyId },
  });
};

/** What is shared is looked at by others, and changed by its owner alone. @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
async function requireOwn(context: Context, id: number): Promise<void> {
  const { isOwn } = await readSavedView(context, id);
  if (!isOwn) throw new Refusal('ACCESS_DENIED');
}

/** @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED, STALE_VERSION, NAME_ALREADY_EXISTS, or of fields */
export async function updateSavedView(
  context: Context,
  id: number,
  { version, ...values }: z.output<typeof UpdateSavedViewInput>,
): Promise<SavedView> {
  await requireOwn(context, id);
  return updateRecord(context, kind, { id, version }, () => ({ values }));
}

/** Deletes an own view; lists that others opened with it open as they are. @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
export async function deleteSavedView(context: Context, id: number): Promise<void> {
  await requireOwn(context, id);
  await forgetView(context.tx, id);
  await deleteRecord(context, kind, id, ({ name, list }) => ({ name, list }));
}

/** Lets the caller's list open with a view, or no longer. @throws Refusal RESOURCE_NOT_FOUND */
export async function chooseDefaultView(
  context: Context,
  id: number,
  { isDefault }: z.output<typeof DefaultViewInput>,
): Promise<SavedView> {
  const { tx, viewer, audit } = context;
  const view = await readSavedView(context, id);
  await (isDefault ? chooseView(tx, viewer, view) : leaveView(tx, viewer, view));
  audit({
    action: 'savedView.defaultChosen',
    entityId: id,
    companyId: viewer.companyId,
    changes: { isDefault: { before: view.isDefault, after: isDefault } },
  });
  return readSavedView(context, id);
}
