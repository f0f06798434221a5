/** Whether the browser hashes for this page: it does on HTTPS and localhost only. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of a text in UTF-8, as hexadecimal digits. Ask `canHash` first. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
