import { paths } from '../../config/paths.ts';

/** A path inside the portal that sign-in may lead back to; null for anything else, other hosts above all. */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, location.origin))
    return null;
  const url = new URL(value, location.origin);
  const inside = url.pathname === paths.dashboard || url.pathname.startsWith(`${paths.dashboard}/`);
  return url.origin === location.origin && inside ? `${url.pathname}${url.search}` : null;
}
