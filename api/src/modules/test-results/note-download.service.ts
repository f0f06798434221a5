import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import { noteEvent } from './test-events.repository.ts';
import { viewerAsActor } from './viewer-as-actor.read-model.ts';

/** Notes that the caller took a test along as a file; of MRO staff only MRO staff know. */
export async function noteDownload(context: Context, testResultId: number): Promise<void> {
  const { tx, now, viewer, tenantId } = context;
  await noteEvent(tx, {
    testResultId,
    kind: 'DOWNLOADED',
    at: now,
    actor: await viewerAsActor(context),
    source: 'portal',
    isMroOnly: isMroStaff(viewer, tenantId),
  });
}
