/**
 * Writes the modules `src/*.gen.ts` from openapi.yaml, and fails when an operation does not say who may
 * call it. With `--check` it writes nothing and fails when a file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { type LimitsContract, writeLimits } from './writeLimits.ts';
import { type PermissionsContract, writePermissions } from './writePermissions.ts';
import { writeWritingCalls } from './writeWritingCalls.ts';

const source = new URL('../../../openapi.yaml', import.meta.url);
const header = '// Generated from openapi.yaml by `npm run generate -w @studio/api`. Do not edit.\n';

const schema = await openapiTS(source, {
  alphabetize: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
const contract = parse(await readFile(source, 'utf8')) as PermissionsContract & LimitsContract;
const permissions = writePermissions(contract);
const generated: [name: string, text: string][] = [
  ['schema.gen.ts', astToString(schema)],
  ['limits.gen.ts', writeLimits(contract)],
  ['permissions.gen.ts', permissions.text],
  ['writingCalls.gen.ts', writeWritingCalls(contract)],
];

for (const fault of permissions.faults) fail(fault);
for (const [name, text] of generated) {
  const target = new URL(`../src/${name}`, import.meta.url);
  const path = fileURLToPath(target);
  if (process.argv.includes('--check')) {
    const committed = await readFile(target, 'utf8').catch(() => '');
    if (committed !== header + text) fail(`${path} is stale: run \`npm run generate -w @studio/api\`.`);
  } else {
    await writeFile(target, header + text);
    console.log(`Wrote ${path}.`);
  }
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
