import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AccessRule } from '../../config/access-rule.ts';
import { AccessDeniedError } from '../errors/page-errors.ts';
import { nextTask } from '../next-task.ts';
import { allows, loadViewer } from './viewer.ts';

/**
 * Loader of a screen that needs a permission: without it the 403 page is shown (P s2). The screen's own
 * data is asked for at the same time as the viewer, so the check costs no round trip.
 */
export const requirePermission =
  <T = null>(rule: AccessRule, load?: (args: LoaderFunctionArgs) => T | Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<Awaited<T> | null> => {
    // At the start of the portal, which asks who the viewer is, this would be one long task with it.
    await nextTask();
    // Settled together: a refusal of the data must not win over the 403 page.
    const [viewer, data] = await Promise.allSettled([loadViewer(), load?.(args) ?? null]);
    if (viewer.status === 'rejected') throw viewer.reason;
    if (!allows(viewer.value, rule)) throw new AccessDeniedError();
    if (data.status === 'rejected') throw data.reason;
    return data.value;
  };
