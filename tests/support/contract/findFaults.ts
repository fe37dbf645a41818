import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractDocument, type DocumentedResponse, type Operation } from './contract.ts';
import type { HttpResponse } from './httpCall.ts';

const documentId = 'contract';
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
addFormats(ajv);
ajv.addVocabulary([...Object.keys(contractDocument), 'example']);
ajv.addSchema({ ...contractDocument, $id: documentId });
const validators = new Map<string, ValidateFunction>();

/** What the contract forbids of a response, as sentences; none when it honours the contract. */
export function findFaults(operation: Operation, response: HttpResponse): string[] {
  const documented = operation.responses.get(response.status);
  if (!documented) return [`the status ${response.status} is not documented`];
  return [...headerFaults(documented, response), ...bodyFaults(documented, response)];
}

/** The media type of a response, without parameters; empty when it has none. */
export function mediaTypeOf({ headers }: HttpResponse): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
}

function headerFaults({ headers }: DocumentedResponse, response: HttpResponse): string[] {
  return headers.flatMap(({ name, isRequired, schema }) => {
    const value = response.headers[name.toLowerCase()];
    if (value === undefined) return isRequired ? [`the header ${name} is missing`] : [];
    const text = Array.isArray(value) ? value.join(', ') : value;
    const isValid =
      schemaFaults(schema, text).length === 0 || schemaFaults(schema, Number(text)).length === 0;
    return isValid ? [] : [`the header ${name} is '${text}'`];
  });
}

function bodyFaults({ contents }: DocumentedResponse, response: HttpResponse): string[] {
  const { body, status } = response;
  const type = mediaTypeOf(response);
  if (contents.size === 0) {
    return body.length > 0 || type !== '' ? [`there is a body, '${type}' of ${body.length} bytes`] : [];
  }
  const schema = contents.get(type);
  if (schema === undefined) return [`the content type is '${type}'`];
  if (!/[/+]json$/.test(type)) return schemaFaults(schema, body.toString('utf8'));
  const value = parseJson(body);
  if (value === undefined) return ['the body is not JSON'];
  return [...schemaFaults(schema, value), ...problemFaults(type, value, status, response)];
}

function problemFaults(type: string, value: unknown, status: number, { headers }: HttpResponse): string[] {
  if (type !== 'application/problem+json') return [];
  const problem = value as { status: number; title: string; type: string; etag?: string };
  const faults: string[] = [];
  if (problem.status !== status) faults.push(`the problem says ${problem.status}`);
  if (problem.title === '' || problem.type === '') faults.push('the problem has no title or type');
  if ('etag' in problem && problem.etag !== headers.etag) faults.push('etag and the header ETag differ');
  return faults;
}

/** What the schema at a pointer into the contract forbids of a value, as sentences. */
export function schemaFaults(pointer: string, value: unknown): string[] {
  const validate = validatorOf(pointer);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  );
}

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `${documentId}#${encodeURI(pointer)}` });
  validators.set(pointer, validate);
  return validate;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
