import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connections } from './Connections.ts';
import { handleErrors } from './handleErrors.ts';
import type { Contract } from './loadContract.ts';
import type { Operations } from './Operation.ts';
import { registerOperations } from './registerOperations.ts';

const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });
const operation = (operationId: string, schema: object) => ({
  operationId,
  'x-permission': 'public',
  security: [],
  requestBody: body(schema),
  responses: { 204: { description: 'Done.' } },
});

/** Groups in groups, as the body of one call, and within that of others. */
const contract: Contract & { openapi: string; info: object } = {
  openapi: '3.1.0',
  info: { title: 'Groups', version: '1' },
  paths: {
    '/groups': { post: operation('createGroup', { $ref: '#/components/schemas/Group' }) },
    '/groups/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      post: operation('updateGroup', { $ref: '#/components/schemas/Group' }),
    },
    '/rules': { post: operation('createRule', { $ref: '#/components/schemas/Rule' }) },
  },
  components: {
    parameters: { Id: { ...{ name: 'id', in: 'path', required: true }, ...{ schema: { type: 'integer' } } } },
    securitySchemes: {},
    schemas: {
      Rule: {
        type: 'object',
        required: ['when'],
        unevaluatedProperties: false,
        allOf: [{ type: 'object', properties: { when: { $ref: '#/components/schemas/Node' } } }],
      },
      Node: { oneOf: [{ $ref: '#/components/schemas/Group' }, { $ref: '#/components/schemas/Condition' }] },
      Group: {
        type: 'object',
        required: ['of'],
        additionalProperties: false,
        properties: { of: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
      },
      Condition: {
        type: 'object',
        required: ['field'],
        additionalProperties: false,
        properties: { field: { type: 'string' } },
      },
    },
  },
};

const app: FastifyInstance = Fastify();

beforeAll(async () => {
  handleErrors(app, { present: async (_kind, { doc }) => doc, askDatabase: async () => undefined });
  await app.register(fastifyCookie);
  const handle = () => ({ status: 204 });
  const operations = { createGroup: { handle }, updateGroup: { handle }, createRule: { handle } };
  registerOperations(app, {
    contract,
    // The operations of a contract of its own.
    operations: operations as unknown as Partial<Operations>,
    authenticate: () => Promise.reject(new Error('Nobody signs in.')),
    connections: new Connections({ publicUrl: null, trustProxy: null }),
  });
});
afterAll(() => app.close());

function nested(depth: number, innermost: object): object {
  return depth === 0 ? innermost : { of: [{ field: 'a' }, nested(depth - 1, innermost)] };
}

const calls = [
  ['/groups', (group: object) => group, ''],
  ['/groups/7', (group: object) => group, ''],
  ['/rules', (group: object) => ({ when: group }), '/when'],
] as const;

test.each(calls)('%s checks what refers to itself at every depth', async (url, bodyOf, root) => {
  for (const depth of [1, 2, 3, 10, 30]) {
    const post = (innermost: object) =>
      app.inject({ method: 'POST', url, payload: bodyOf(nested(depth, innermost)) });
    expect((await post({ field: 'b' })).statusCode, `depth ${depth}`).toBe(204);
    const refused = await post({ field: 7 });
    expect(refused.statusCode, `depth ${depth}`).toBe(422);
    const pointers = refused.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer);
    expect(pointers).toContain(`${root}${'/of/1'.repeat(depth)}/field`);
  }
});

test('parameters are read as before', async () => {
  const answer = await app.inject({ method: 'POST', url: '/groups/seven', payload: { of: [] } });
  expect([answer.statusCode, answer.json<{ parameter: string }>().parameter]).toEqual([400, 'id']);
});
