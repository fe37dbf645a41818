/**
 * A program that opens the embedded database of a directory and runs statements, each an argument of its own, saying
 * what became of each. An argument that begins with `{` is a fault: the disk has it from then on.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { openPglite } from '../../../apps/server/src/store/embedded/openPglite.ts';

const [dataDir = '', ...statements] = process.argv.slice(2);
const faultFile = process.env['DISK_FAULT'] ?? '';
const database = await openPglite(dataDir);
for (const statement of statements) {
  if (statement.startsWith('{')) {
    writeFileSync(faultFile, statement);
    continue;
  }
  await database.queries.execute(statement).then(
    () => process.stdout.write(`done: ${statement}\n`),
    (error: Error) => process.stdout.write(`failed: ${statement} (${(error.cause as Error).message})\n`),
  );
}
await database.close();
rmSync(faultFile, { force: true });
