/** `npm run docs:reliability`: writes the fault matrix, as the tests state it, into docs/reliability.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from '../../tests/faults/matrix/reliabilityTable.ts';
import { root } from '../bootstrap/paths.mjs';

const file = join(root, 'docs', 'reliability.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
