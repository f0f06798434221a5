import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { FileToStore, Storage } from './storage.ts';

/** Storage behind any driver of flydrive. */
export class DriveStorage implements Storage {
  readonly #disk: Disk;

  constructor(driver: DriverContract) {
    this.#disk = new Disk(driver);
  }

  async put(key: string, { path, bytes, contentType }: FileToStore): Promise<void> {
    const source = (await open(path)).createReadStream();
    try {
      await this.#disk.putStream(key, source, { contentLength: bytes, contentType });
    } catch (error) {
      /* The driver for directories leaves what it wrote so far; the first failure is the one to report. */
      await this.remove(key).catch(() => undefined);
      throw error;
    } finally {
      source.destroy();
    }
  }

  async read(key: string): Promise<Readable | null> {
    return (await this.#disk.exists(key)) ? this.#disk.getStream(key) : null;
  }

  async remove(key: string): Promise<void> {
    await this.#disk.delete(key);
  }
}
