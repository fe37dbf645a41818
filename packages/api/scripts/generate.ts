/**
 * Writes src/schema.gen.ts from openapi.yaml. With `--check` it writes nothing and fails when the file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../../../openapi.yaml', import.meta.url);
const target = new URL('../src/schema.gen.ts', import.meta.url);

const header = '// Generated from openapi.yaml by `npm run generate -w @studio/api`. Do not edit.\n';
const generated =
  header +
  astToString(
    await openapiTS(source, { alphabetize: false, rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== generated) {
    console.error(`${fileURLToPath(target)} is stale: run \`npm run generate -w @studio/api\`.`);
    process.exit(1);
  }
  console.log('Generated API types are fresh.');
} else {
  await writeFile(target, generated);
  console.log(`Wrote ${fileURLToPath(target)}.`);
}
