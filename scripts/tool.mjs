// `npm run outbox`, `create-admin`, `audit:verify` and others: the api's tools, built first when stale.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';

const [tool, ...args] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
// Takes over the terminal: create-admin asks questions.
const child = spawn(process.execPath, [inRoot('api', 'dist', 'tools', `${tool}.js`), ...args], {
  cwd: root,
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
