import { generateKeyPairSync } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

test('an empty environment serves this machine alone, on 4000, from its data folder', () => {
  const config = readConfig({ PORT: '', HOST: ' ' });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    demo: true,
    sessionMinutes: 60,
  });
  expect(config).toMatchObject({ demoPassword: 'studio-demo', singleSignOn: null, passwordChange: true });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('reads what is set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://u:p@db.example.com:5433/studio',
    STUDIO_DEMO: 'off',
    STUDIO_SESSION_MINUTES: '15',
    STUDIO_SSO_ISSUER: 'https://id.example.com',
    STUDIO_SSO_AUDIENCE: 'studio',
    STUDIO_SSO_KEY: pem.replaceAll('\n', '\\n'),
  });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 0, demo: false, sessionMinutes: 15 });
  expect(config.databaseUrl).toBe('postgres://u:p@db.example.com:5433/studio');
  expect(config.singleSignOn).toMatchObject({ issuer: 'https://id.example.com', key: pem });
});

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://db/studio'],
  ['DATABASE_URL', 'studio'],
  ['STUDIO_DEMO', 'no'],
  ['STUDIO_SESSION_MINUTES', '0'],
  ['STUDIO_LOG_LEVEL', 'loud'],
  ['STUDIO_SSO_KEY', pem],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('a key that is none is refused, and everything wrong is reported at once', () => {
  const env = { STUDIO_SSO_ISSUER: 'i', STUDIO_SSO_AUDIENCE: 'a', STUDIO_SSO_KEY: 'secret', PORT: '-1' };
  expect(() => readConfig(env)).toThrow(/PORT[\s\S]*STUDIO_SSO_KEY/);
});
