import { request } from '../graphql/request.ts';
import { applyStyle } from './branding.ts';
import { TenantStyleDocument } from './tenant-style.generated.ts';

/** Asks for the style of this host and shows it. Without an answer the last one, or the default, stays. */
export async function refreshStyle(): Promise<void> {
  try {
    const { tenantStyle } = await request(TenantStyleDocument, {});
    applyStyle(tenantStyle);
  } catch {
    // The portal is usable without its colors; the next call tells if the server is gone.
  }
}
