// `npm run dev`: api and bff from their sources, restarted on each change, and web by Vite on port 5173.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';

const fromSource = ['watch', '--clear-screen=false', '--conditions=@assay/source'];
const programs = /** @type {const} */ ([
  ['tsx', [...fromSource, '--tsconfig', 'api/tsconfig.json', 'api/src/main.ts']],
  ['tsx', [...fromSource, '--tsconfig', 'bff/tsconfig.json', 'bff/src/main.ts']],
  ['vite', ['web', '--config', 'web/vite.config.ts']],
]);

await ensureInstalled();
const children = programs.map(([tool, args]) =>
  spawn(inRoot('node_modules', '.bin', tool), args, { cwd: root, stdio: 'inherit' }),
);

/** @param {number} code */
const stop = (code) => {
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const child of children) child.on('close', (code) => stop(code ?? 0));
