/** The viewer may not open this page; the 403 page is shown. */
export class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedError';
}

/** There is no such page or record, or the viewer may not see it; the 404 page is shown. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
