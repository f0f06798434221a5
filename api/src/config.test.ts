import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      API_HOST: '127.0.0.1',
      API_PORT: 4001,
      SEED: 'demo',
      RATE_LIMIT: 'on',
    });
  });

  it.each(['loopback', 'loopback, uniquelocal', '10.0.0.0/8,::1', '203.0.113.7'])(
    'takes %s for peers that name the caller',
    (peers) => {
      expect(readConfig({ API_TRUST_PROXY: peers }).API_TRUST_PROXY).toBe(peers);
    },
  );

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
      API_PORT: 4001,
      SEED: 'demo',
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://localhost/assay' }, 'none'],
    [{ NODE_ENV: 'production' }, 'none'],
    [{ DATABASE_URL: 'postgres://localhost/assay', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('seeds %j with %s', (environment, seed) => {
    expect(readConfig(environment).SEED).toBe(seed);
  });

  it.each([
    [{ API_PORT: 'abc' }, 'API_PORT is not valid'],
    [{ API_PORT: '70000' }, 'API_PORT is not valid'],
    [{ API_TRUST_PROXY: '1' }, 'API_TRUST_PROXY is not valid: use loopback'],
    [{ API_TRUST_PROXY: 'loopback,true' }, 'API_TRUST_PROXY is not valid: use loopback'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not valid: use one of fatal'],
    [
      { DATABASE_URL: 'mysql://localhost' },
      'DATABASE_URL is not valid: must start with postgres://',
    ],
    [{ NODE_ENV: 'production', SEED: 'demo' }, 'SEED is not valid'],
    [{ PORTAL_DOMAIN: 'https://portal.example.com' }, 'PORTAL_DOMAIN is not valid: use names'],
    [{ SPECIAL_HOSTS: 'a.example.com, b.example.com:80' }, 'SPECIAL_HOSTS is not valid: use names'],
    [{ MAIL_FROM: 'the portal' }, 'MAIL_FROM is not valid: must be an e-mail address'],
    [{ ASSAY_SECRET: 'short' }, 'ASSAY_SECRET is not valid: use 32 characters or more'],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/assay' },
      'ASSAY_SECRET is not set',
    ],
    [{ S3_BUCKET: 'files' }, 'S3_REGION is not set'],
    [{ S3_BUCKET: 'files', S3_REGION: 'us-east-2', S3_ACCESS_KEY_ID: 'id' }, 'set both or neither'],
  ])('refuses %j in words', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });

  it.each([
    { NODE_ENV: 'production' },
    {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://localhost/assay',
      ASSAY_SECRET: 'x'.repeat(32),
    },
    { DATABASE_URL: 'postgres://localhost/assay' },
    { S3_BUCKET: 'files', S3_ENDPOINT: 'http://minio:9000' },
  ])('takes %j', (environment) => {
    expect(readConfig(environment)).toMatchObject(environment);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      /^((?!hunter2).)*$/,
    );
  });
});
