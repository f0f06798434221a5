import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../lib/root.mjs';
import { runTool } from '../lib/run.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output All that was printed, if something failed.
 * @property {readonly string[]} [failures] Each test that failed, with what it said first.
 */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ title: string, tests: { results: { errors: PlaywrightError[] }[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ expected: number, unexpected: number, flaky: number }} PlaywrightStats */
/** @typedef {{ stats: PlaywrightStats, errors: PlaywrightError[], suites: PlaywrightSuite[] }} PlaywrightReport */

/**
 * A check that is no test run counts as one test.
 * @param {{ code: number, output: string }} ended
 * @returns {Result}
 */
export const check = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };

/** As much of what a test said as a summary has room for. */
const MOST = 800;

/**
 * @param {string} name
 * @param {string | undefined} said
 */
const failureOf = (name, said) =>
  `${name}\n${stripVTControlCharacters(said ?? '')
    .slice(0, MOST)
    .trim()}`;

/**
 * @param {VitestFile} file
 * @returns {string[]}
 */
const failuresOfFile = ({ name, status, message, assertionResults }) =>
  status === 'failed' && assertionResults.length === 0
    ? [failureOf(name, message)]
    : assertionResults
        .filter((each) => each.status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages[0]));

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
const failuresOfSuite = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) =>
        errors.map(({ message }) => failureOf(`${title} › ${spec.title}`, message)),
      ),
    ),
  ),
  ...suites.flatMap(failuresOfSuite),
];

const reportDirectory = inRoot('test-results', 'reports');

/** @param {string} name */
function reportFile(name) {
  mkdirSync(reportDirectory, { recursive: true });
  const file = `${reportDirectory}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/**
 * The counts of a run, which has failed when the runner says so, when no report exists, or when
 * nothing ran.
 * @template Report
 * @param {{ code: number, output: string }} ended
 * @param {string} file
 * @param {(report: Report) => { passed: number, failed: number, failures: readonly string[] }} count
 * @returns {Result}
 */
function resultOf({ code, output }, file, count) {
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  const nothingRan = counted.passed + counted.failed === 0;
  const failed = counted.failed === 0 && (code !== 0 || nothingRan) ? 1 : counted.failed;
  return {
    passed: counted.passed,
    failed,
    output: failed === 0 ? '' : `${output}${nothingRan ? '\nNo test ran.\n' : ''}`,
    failures: counted.failures,
  };
}

/**
 * Runs the Vitest tests of a workspace.
 * @param {string} workspace Its directory.
 * @param {string} name Of the report.
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [args]
 */
export async function vitest(workspace, name, env = {}, args = []) {
  const file = reportFile(name);
  const ended = await runTool(
    'vitest',
    [
      'run',
      '--root',
      workspace,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env },
  );
  return resultOf(ended, file, (/** @type {VitestReport} */ report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      // A file that could not even be loaded has no test to fail.
      report.testResults.filter(
        (each) => each.status === 'failed' && each.assertionResults.length === 0,
      ).length,
    failures: report.testResults.flatMap(failuresOfFile),
  }));
}

/**
 * Runs the browser tests.
 * @param {Record<string, string>} env
 */
export async function playwright(env) {
  const file = reportFile('e2e');
  const ended = await runTool('playwright', ['test', '--config', 'tests', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return resultOf(ended, file, (/** @type {PlaywrightReport} */ { stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => failureOf('beside all tests', message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  }));
}
