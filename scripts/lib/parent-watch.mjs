// Loaded before api and bff when `npm start` runs them. When the starter is gone (even by kill -9)
// the channel to it closes; without this they would live on and hold the ports and the database.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Nobody reads what is printed any more, and the log would try to write its last lines for ever. */
function printNothing() {
  const { write, writeSync } = fs;
  /** @param {unknown} fd */
  const isPrinted = (fd) => fd === 1 || fd === 2;
  /** @type {(...args: any[]) => any} */
  const quietWrite = (fd, data, ...rest) =>
    isPrinted(fd)
      ? rest.at(-1)(null, Buffer.byteLength(data), data)
      : Reflect.apply(write, fs, [fd, data, ...rest]);
  /** @type {(...args: any[]) => any} */
  const quietWriteSync = (fd, data, ...rest) =>
    isPrinted(fd) ? Buffer.byteLength(data) : Reflect.apply(writeSync, fs, [fd, data, ...rest]);
  Object.assign(fs, { write: quietWrite, writeSync: quietWriteSync });
  syncBuiltinESMExports();
}

process.on('disconnect', () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  printNothing();
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3_000).unref();
});
process.channel?.unref();
