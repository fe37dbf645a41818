import { writingCalls } from '@studio/api';
import { expect, test } from 'vitest';
import { busyOperations, contract, type Node, nodeAt, type Operation } from '../support/contract/contract.ts';
import { schemaFaults } from '../support/contract/findFaults.ts';

/** A reader of the contract sees what each call takes and answers, refusals included, in examples that are true. */
const operations = [...contract.values()];
const problemType = 'application/problem+json';

const asTheyAre =
  'Several form templates have no version in common: without If-Match they are taken as they are.';

/** Calls that never answer what others of their form do, and why. */
const exceptions = new Map([
  ['endOrganizationVisit 404', 'A visit of an organization that is gone is closed, too.'],
  ['publishFormTemplates 428', asTheyAre],
  ['tryDataSetItems 404', 'The name in its path says only which set is being tried.'],
]);

/** What the contract's rules ask each call to document. */
function expectedRefusals({ permission, path, bodyTypes, parameters }: Operation): number[] {
  const takesBody = bodyTypes.length > 0;
  const isConditional = parameters.some(({ name }) => name === 'If-Match');
  return [
    ...(permission === 'public' ? [] : [401]),
    ...(permission === 'public' || permission === 'session' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(isConditional ? [412, 428] : []),
    400,
  ];
}

test.each(operations)('$id documents how it refuses', (operation) => {
  const missing = expectedRefusals(operation).filter(
    (status) => !operation.responses.has(status) && !exceptions.has(`${operation.id} ${status}`),
  );
  expect(missing).toEqual([]);
});

test('every call that is one write, whatever becomes of its answer, documents that it may be refused as busy', () => {
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(keyed).not.toEqual([]);
  const called = ({ method, path }: Operation) => `${method} ${path}`;
  expect(keyed.map(called).filter((call) => !writingCalls.has(call))).toEqual([]);
  expect([...writingCalls].toSorted()).toEqual(busyOperations.map(called).toSorted());
});

test('there is no exception that nothing needs', () => {
  const needed = operations.flatMap((operation) =>
    expectedRefusals(operation)
      .filter((status) => !operation.responses.has(status))
      .map((status) => `${operation.id} ${status}`),
  );
  expect(needed).toEqual([...exceptions.keys()]);
});

function escapeToken(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The examples of a media type, whose schema the pointer leads to. */
function examplesAt(schema: string): unknown[] {
  const { example, examples = {} } = nodeAt(schema.replace(/\/schema$/, '')) as {
    example?: unknown;
    examples?: Node;
  };
  const named = Object.values(examples).map((named) => {
    const { $ref, value } = named as { $ref?: string; value?: unknown };
    return $ref === undefined ? value : nodeAt($ref.slice(1))['value'];
  });
  return example === undefined ? named : [example, ...named];
}

/** Pointers to the schemas of all JSON that goes in and out, with what the status of an answer is. */
const documents = operations.flatMap(({ id, method, path, bodyTypes, responses }) => {
  const json = 'application~1json';
  const body = `/paths/${escapeToken(path)}/${method.toLowerCase()}/requestBody/content/${json}/schema`;
  const bodies = bodyTypes.includes('application/json') ? [{ name: `the body of ${id}`, schema: body }] : [];
  const answers = [...responses].flatMap(([status, { contents }]) =>
    [...contents]
      .filter(([type]) => type.endsWith('json'))
      .map(([, schema]) => ({ name: `${id} ${status}`, schema, status })),
  );
  return [...bodies, ...answers];
});

test.each(documents)('$name has examples that are valid', ({ schema }) => {
  const examples = examplesAt(schema);
  expect(examples).not.toEqual([]);
  for (const example of examples) expect(schemaFaults(schema, example)).toEqual([]);
});

test.each(operations)(
  'every refusal of $id is a problem, and its example says the same status',
  (operation) => {
    for (const [status, { contents }] of operation.responses) {
      if (status < 400) continue;
      expect([...contents.keys()], `${status}`).toEqual([problemType]);
      for (const schema of contents.values()) {
        expect(examplesAt(schema).map((example) => (example as Node)['status'])).toEqual([status]);
      }
    }
  },
);
