import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { tarEntries } from '../backup/tar.ts';

async function writePieces(file: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const opened = openSync(file, 'w', 0o600);
  try {
    for await (const piece of pieces)
      for (let at = 0; at < piece.length;) at += writeSync(opened, piece, at);
  } finally {
    closeSync(opened);
  }
}

/**
 * Unpacks a tar file that `pack` made (POSIX ustar: files and directories, with Brotli) below a directory. In a stream,
 * because the database's own loader holds the whole archive thrice, 100 MB that this process never
 * gives back. The archive is one that a build of this product made.
 * @throws Error when the archive is damaged or ends too early.
 */
export async function unpack(archive: string, directory: string): Promise<void> {
  const source = createReadStream(archive);
  const unzipped = createBrotliDecompress({ chunkSize: 256 * 1024 });
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const { name, content } of tarEntries(source.pipe(unzipped))) {
      const at = path.join(directory, name);
      if (content === null) mkdirSync(at, { recursive: true, mode: 0o700 });
      else await writePieces(at, content);
    }
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
