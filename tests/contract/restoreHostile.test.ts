import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { type HostileFile, harmlessFile, hostileFiles } from '../support/contract/hostileFiles.ts';

const server = useServer();
const largest = 52_428_800;

function restore(content: Buffer, mode: string, operation = 'REFRESH') {
  const query = { operation, mode };
  return callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('backup.dbinit', content) });
}

/** All that the store holds, as one value. */
async function storeState() {
  const documents = await server.query(
    'select kind, name, version, revision, author_id, time, md5(doc::text) as doc from document order by id',
  );
  const references = await server.query('select count(*) as count from reference');
  const history = await server.query('select count(*) as count from history');
  const revisions = await server.query('select * from kind_revision order by kind');
  const sets = await server.query('select * from form_template_set order by id');
  const items = await server.query('select count(*) as count from form_template_set_item');
  return { documents, references, history, revisions, sets, items };
}

test.each(hostileFiles)(
  '$name is refused, and nothing changes',
  async ({ content, message, line }: HostileFile) => {
    const before = await storeState();
    const plan = (await restore(content, 'plan')).body(200);
    const matching = plan.refusals.filter((refusal) => message.test(refusal.message));
    expect(matching[0]?.message, JSON.stringify(plan.refusals)).toMatch(/[.]$/);
    expect(matching[0]?.line, JSON.stringify(plan.refusals)).toBe(line);
    expect(plan).toMatchObject({ isDone: false, refusalCount: plan.refusals.length });
    for (const operation of ['REFRESH', 'CLEAN_INSERT']) {
      const { report } = (await restore(content, 'unmarshal', operation)).body(422);
      expect(report.refusals.some((refusal) => message.test(refusal.message))).toBe(true);
      expect(report).toMatchObject({ operation, isDone: false });
    }
    expect(await storeState()).toEqual(before);
  },
);

/** A harmless file of that many bytes. */
function padded(size: number): Buffer {
  const rest = Buffer.alloc(size - Buffer.byteLength(harmlessFile), '\n');
  return Buffer.concat([Buffer.from(harmlessFile), rest]);
}

test('a file of 50 MiB is read, one of a byte more or of 51 MiB is too large', async () => {
  const before = await storeState();
  expect((await restore(padded(largest), 'plan')).body(200).refusals).toEqual([]);
  for (const size of [largest + 1, 51 * 1024 * 1024]) {
    expect((await restore(padded(size), 'unmarshal')).problem(413).detail).toContain('50 MiB');
  }
  expect(await storeState()).toEqual(before);
});
