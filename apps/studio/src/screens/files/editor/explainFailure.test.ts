import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { failurePlaces } from '../../../kernel/editor/failurePlaces.ts';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { explainFailure } from './explainFailure.ts';

const placeOf = (field: string) => `/customFiles/2/${field}`;
const upload = { name: 'Guide ', sent: 'guide.pdf', placeOf };
const rename = { name: '', sent: null, placeOf };

function problem(status: number, about: Partial<ProblemError['problem']> = {}, headers = {}) {
  return new ProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, ...about },
    new Headers(headers),
  );
}

test('a connection that breaks during an upload is reported at its row: the file stays chosen, and the outcome is unknown', () => {
  const explained = explainFailure(new ConnectionError('network', undefined), upload);
  expect(mayHaveBeenSaved(explained)).toBe(true);
  expect(failurePlaces(explained)).toMatchObject({
    detail: '“Guide” could not be saved. The server cannot be reached. Check the connection and try again.',
    errors: [
      {
        pointer: '/customFiles/2/file',
        message:
          'The connection broke while “guide.pdf” was uploaded. The file stays chosen: Save sends it again.',
      },
    ],
  });
});

test('an answer that is late, and one without a file being uploaded, are reported as what they are', () => {
  const late = explainFailure(new ConnectionError('timeout', undefined), upload);
  const message =
    'The server did not answer in time. Try again. The file “guide.pdf” stays chosen: Save sends it again.';
  expect(failurePlaces(late)?.errors).toEqual([{ pointer: '/customFiles/2/file', message }]);
  const bare = failurePlaces(explainFailure(new ConnectionError('network', undefined), rename));
  expect(bare?.detail).toMatch(/^“A new file” could not be saved\./);
  expect(bare?.errors[0]?.message).toMatch(/try again\. Save sends it again\.$/);
});

test('a server that fails is reported at the row, and a retry still knows when', () => {
  const detail = 'The server has no room for the file at the moment. Nothing was stored.';
  const explained = explainFailure(problem(503, { detail }, { 'Retry-After': '2' }), upload);
  expect(explained).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  expect(mayHaveBeenSaved(explained)).toBe(true);
  expect(failurePlaces(explained)?.errors).toEqual([
    {
      pointer: '/customFiles/2/file',
      message: `${detail} The file “guide.pdf” stays chosen: Save sends it again.`,
    },
  ]);
});

test('a refusal is reported at its fields', () => {
  const errors = [
    { pointer: '/description', message: 'Too long.' },
    { pointer: '/data', message: 'No PDF.' },
  ];
  expect(failurePlaces(explainFailure(problem(422, { errors }), upload))).toEqual({
    detail: '“Guide” could not be saved. Too long. No PDF.',
    errors: [
      { pointer: '/customFiles/2/description', message: 'Too long.' },
      { pointer: '/customFiles/2/file', message: 'No PDF.' },
    ],
  });
  const taken = explainFailure(problem(409, { detail: 'The name is taken.' }), upload);
  expect(failurePlaces(taken)?.errors).toEqual([
    { pointer: '/customFiles/2/name', message: 'The name is taken.' },
  ]);
  const lost = explainFailure(new ExplainedError('Choose it again.'), upload);
  expect(failurePlaces(lost)?.errors).toEqual([
    { pointer: '/customFiles/2/file', message: 'Choose it again.' },
  ]);
});

test('what is not about the row stays as it is', () => {
  const busy = problem(503, { type: '/problems/busy' }, { 'Retry-After': '2' });
  const others = [busy, problem(401), problem(403), problem(429), new DOMException('', 'AbortError')];
  for (const error of others) expect(explainFailure(error, upload)).toBe(error);
});
