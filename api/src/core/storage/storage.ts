import type { Readable } from 'node:stream';

/** A file that lies on the local disk, complete and checked, and is to be stored. */
export interface FileToStore {
  path: string;
  bytes: number;
  contentType: string;
}

/** Where the bytes of files lie: a directory or an S3 bucket. Keys are made by us, never by a user. */
export interface Storage {
  /** Stores a copy under a new key. Nothing is left under the key when it fails. */
  put(key: string, file: FileToStore): Promise<void>;
  /** The bytes, or null when nothing lies under the key. */
  read(key: string): Promise<Readable | null>;
  /** Removes what lies under the key; nothing there is no error. */
  remove(key: string): Promise<void>;
}
