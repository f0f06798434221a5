import path from 'node:path';

/** Settings of the simulator; `npm start` sets them. */
export interface Config {
  port: number;
  apiUrl: string;
  /** File that keeps the orders over a restart. */
  file: string;
  /** Pause between two steps of an order, ms. */
  paceMs: number;
}

const number = (name: string, value: string | undefined, otherwise: number): number => {
  const given = value === undefined || value === '' ? otherwise : Number(value);
  if (!Number.isInteger(given) || given < 1) throw new Error(`${name} must be a whole number.`);
  return given;
};

/** @throws Error that names a wrong setting */
export const readConfig = (): Config => ({
  port: number('SIMULATOR_PORT', process.env['SIMULATOR_PORT'], 4_002),
  apiUrl: process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? '4001'}`,
  file: path.join(path.resolve(process.env['ASSAY_DATA'] ?? 'data'), 'laboratory-simulator.json'),
  paceMs: number('SIMULATOR_PACE_MS', process.env['SIMULATOR_PACE_MS'], 12_000),
});
