import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Engine } from '../../../apps/server/src/store/openDatabase.ts';
import { dropDatabase } from '../postgres.ts';

/** A database of one suite alone, with the demo content. */
export interface OwnDatabase {
  /** As the server's options name it. */
  options: { databaseUrl: string | null; dataDir: string; engine: Engine };
  remove: () => Promise<void>;
}

/** Copies the template of the database system that the suite runs on. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const templateUrl = inject('templateUrl');
  if (templateUrl !== undefined) return copyDatabase(templateUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-contract-'));
  cpSync(inject('templateDir') ?? '', dataDir, { recursive: true });
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { options: { databaseUrl: null, dataDir, engine: 'pglite' }, remove };
}

async function copyDatabase(templateUrl: string): Promise<OwnDatabase> {
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  return { options: { databaseUrl, dataDir: '', engine: 'auto' }, remove: () => dropDatabase(databaseUrl) };
}
