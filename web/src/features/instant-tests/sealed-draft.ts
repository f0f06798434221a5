import { canHash } from '../../lib/graphql/web-crypto.ts';
import { DRAFT_PREFIX, readToken } from '../../lib/session/session-store.ts';

/**
 * What was typed into a form, kept on this device until it is sent: sealed with a key that is made of the token of the
 * session, so that nobody reads it in another one, and taken away when the session ends (ADR 107).
 */
export interface Draft<T> {
  savedAt: string;
  values: T;
}

/** Files that a draft refers to are kept for a day (contract §6). */
const KEPT_MS = 24 * 3_600_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function deriveKey(token: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('assay draft') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

let known: { token: string; key: Promise<CryptoKey> } | undefined;

/** The key of a session, made once: a page that is left has no time to make it. */
const keyOf = (token: string): Promise<CryptoKey> => {
  if (known?.token !== token) known = { token, key: deriveKey(token) };
  return known.key;
};

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

const place = (name: string): string => `${DRAFT_PREFIX}${name}`;

/** Takes a draft away. */
export const dropDraft = (name: string): void => localStorage.removeItem(place(name));

/**
 * Keeps a draft that was typed in the session of `token`. Answers when it was kept; null where the browser cannot seal
 * it or has no room, and when that session is over: whoever has the next one must not read it.
 */
export async function keepDraft(
  name: string,
  values: object,
  token: string | null,
): Promise<string | null> {
  if (token === null || token !== readToken() || !canHash()) return null;
  const savedAt = new Date().toISOString();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  try {
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyOf(token),
      bytesOf(JSON.stringify({ savedAt, values })),
    );
    // The session may have ended meanwhile, and with it whoever could read this.
    if (readToken() !== token) return null;
    localStorage.setItem(place(name), `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
    return savedAt;
  } catch {
    return null;
  }
}

/** The draft of this session; null where there is none, it is older than a day, or was another session's. */
export async function readDraft<T>(name: string): Promise<Draft<T> | null> {
  const token = readToken();
  const [iv, sealed] = localStorage.getItem(place(name))?.split('.') ?? [];
  if (token === null || !canHash() || iv === undefined || sealed === undefined) return null;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      await keyOf(token),
      toBytes(sealed),
    );
    const draft: Draft<T> = JSON.parse(new TextDecoder().decode(opened));
    if (Date.now() - Date.parse(draft.savedAt) < KEPT_MS) return draft;
  } catch {
    /* Sealed by another session: nobody can read it any more. */
  }
  dropDraft(name);
  return null;
}
