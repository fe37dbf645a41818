import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { failurePlaces } from '../../../kernel/editor/failurePlaces.ts';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { explainUpload, type PendingDocument } from './explainUpload.ts';

const quote: PendingDocument = { part: 'quote', key: 'q', name: 'Quote.pdf' };
const binder: PendingDocument = { part: 'binder', key: 'b', name: 'Binder.pdf' };

function problem(status: number, detail: string, headers = {}) {
  return new ProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, detail },
    new Headers(headers),
  );
}

/** The message by document. */
const explained = (error: unknown, chosen: readonly PendingDocument[]) =>
  Object.fromEntries(
    (failurePlaces(explainUpload(error, chosen))?.errors ?? []).map(({ pointer, message }) => [
      pointer,
      message,
    ]),
  );

test('a connection that breaks is reported at each document that was being uploaded, and leaves open whether it arrived', () => {
  const lost = new ConnectionError('network', undefined);
  expect(mayHaveBeenSaved(explainUpload(lost, [quote]))).toBe(true);
  expect(explained(lost, [quote, binder])).toEqual({
    '/quoteFileTemplateId':
      'The connection broke while “Quote.pdf” was uploaded. The file stays chosen: Save sends it again.',
    '/binderFileTemplateId':
      'The connection broke while “Binder.pdf” was uploaded. The file stays chosen: Save sends it again.',
  });
});

test('a disk that is full is reported at the document, which stays chosen; a retry knows when', () => {
  const full = problem(503, 'The server has no room for the file at the moment. Nothing was stored.', {
    'Retry-After': '2',
  });
  expect(explainUpload(full, [quote])).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  expect(explained(full, [quote])['/quoteFileTemplateId']).toMatch(/no room .* “Quote\.pdf” stays chosen/);
});

test('a refusal is reported at the document that it names', () => {
  const detail = 'File Binder.pdf is not a supported document type for upload.';
  expect(explained(problem(415, detail), [quote, binder])).toEqual({ '/binderFileTemplateId': detail });
  expect(explained(new ExplainedError('Choose it again.'), [quote])).toEqual({
    '/quoteFileTemplateId': 'Choose it again.',
  });
});

test('what names none of several documents, or is about none, stays as it is', () => {
  const large = problem(413, 'The file is larger than 50 MiB.');
  expect(explainUpload(large, [quote, binder])).toBe(large);
  expect(explained(large, [quote])).toEqual({ '/quoteFileTemplateId': 'The file is larger than 50 MiB.' });
  for (const error of [problem(412, 'It has changed meanwhile.'), problem(401, 'Signed out.')])
    expect(explainUpload(error, [quote])).toBe(error);
});
