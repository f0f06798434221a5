import { existsSync, mkdtempSync, readdirSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../lib/ports.mjs';
import { Failure, mustSucceed, run } from '../lib/run.mjs';
import { aptInstall } from './packages.mjs';

const debianHome = '/usr/lib/postgresql';

/** Directory of the newest installed server programs. */
async function findBinaries() {
  const places = (process.env['PATH'] ?? '').split(path.delimiter);
  const config = await run('pg_config', ['--bindir']);
  if (config.code === 0) places.push(config.output.trim());
  if (existsSync(debianHome)) {
    const versions = readdirSync(debianHome).toSorted((a, b) => Number(b) - Number(a));
    places.push(...versions.map((version) => path.join(debianHome, version, 'bin')));
  }
  return places.find(
    (place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'pg_ctl')),
  );
}

/** PostgreSQL refuses to run as root; Debian's package brings the user `postgres`. */
const asServerUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function runAsServerUser(program, args) {
  const [command = program, ...rest] = [...asServerUser, program, ...args];
  return run(command, rest, { cwd: tmpdir(), timeout: 120_000 });
}

/**
 * Runs a PostgreSQL server of its own for the tests: empty, in a temporary directory, on a free
 * port, without fsync.
 * @param {readonly string[]} [extra] Further server settings, as `name=value`.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(extra = []) {
  if ((await findBinaries()) === undefined) await aptInstall('postgresql');
  const bin = await findBinaries();
  if (bin === undefined)
    throw new Failure('No PostgreSQL server found. Install PostgreSQL 15 or newer.');

  const home = mkdtempSync(path.join(tmpdir(), 'assay-pg-'));
  chmodSync(home, 0o777);
  const data = path.join(home, 'data');
  const [port] = await freePorts(1);
  const settings = [
    `-p ${port}`,
    `-k ${home}`,
    '-c listen_addresses=127.0.0.1',
    '-c fsync=off',
    '-c synchronous_commit=off',
    '-c full_page_writes=off',
    '-c max_connections=200',
    ...extra.map((setting) => `-c ${setting}`),
  ];
  await mustSucceed(
    'Creating the PostgreSQL test server',
    runAsServerUser(path.join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
  );
  await mustSucceed(
    'Starting the PostgreSQL test server',
    runAsServerUser(path.join(bin, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-l',
      path.join(home, 'log'),
      '-o',
      settings.join(' '),
      'start',
    ]),
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await runAsServerUser(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
