import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import type { ReportedReferences, StoreFailure } from '../store/StoreError.ts';
import { ProblemError } from './ProblemError.ts';
import { busy, invalid, notFound } from './problems.ts';
import { withArticle } from './withArticle.ts';

/** Makes the contract's form of a document of that kind. */
export type Present = (kind: string, document: StoredDocument) => Promise<unknown>;

/** The problem that a refusal of the store is answered with. */
export async function storeProblem(failure: StoreFailure, present: Present): Promise<ProblemError> {
  switch (failure.reason) {
    case 'missing':
      return notFound(missingText(failure));
    case 'duplicate':
      return new ProblemError(409, 'duplicate', 'The name is taken', failure.message ?? takenText(failure));
    case 'required':
      return new ProblemError(
        409,
        'required',
        'The product needs it',
        `The ${failure.noun} '${failure.name}' is required: it can be neither renamed nor deleted.`,
      );
    case 'referenced':
      return new ProblemError(
        409,
        'referenced',
        'Still in use',
        `The ${failure.noun} '${failure.name}' ${referenceCount(failure.count)}.`,
        referencesOf(failure),
      );
    case 'partsReferenced':
      return new ProblemError(
        409,
        'referenced',
        'Still in use',
        `Of the ${failure.noun} '${failure.name}' ${lostParts(failure.parts)}.`,
        referencesOf(failure),
      );
    case 'notAllowed':
      return new ProblemError(409, 'not-allowed-now', 'Not possible now', failure.message);
    case 'keyReused':
      return new ProblemError(
        422,
        'idempotency-key-reused',
        'The key belongs to another request',
        'The Idempotency-Key was sent with another request before. Choose a new one for each write.',
        { members: { parameter: 'Idempotency-Key' } },
      );
    case 'busy':
      return busy();
    case 'unknownKind':
      return new ProblemError(
        409,
        'unknown-kind',
        'A newer server is needed',
        `Objects of the kind '${failure.kind}' refer to it, and this server is too old to change them.`,
      );
    case 'stale':
      return stale(failure, present);
    case 'invalid':
      return invalid(failure.violations);
  }
}

function takenText({ noun, name, alike }: { noun: string; name: string; alike?: string }): string {
  const taken = `There already is ${withArticle(noun)} '${name}'`;
  return alike === undefined ? `${taken}.` : `${taken}, which looks the same: ${alike}.`;
}

/** The text for something that is missing or gone. Ids are left out: they mean nothing to a person. */
export function missingText({ noun, name }: { readonly noun: string; readonly name: string | null }): string {
  return name === null ? `There is no such ${noun}, or it is gone.` : `There is no ${noun} '${name}'.`;
}

function referencesOf({ reported }: { reported?: ReportedReferences }) {
  return reported ? { members: { references: reported.references, expectedReferences: reported.tag } } : {};
}

function lostParts(parts: ReadonlyMap<string, number>): string {
  const shown = [...parts].slice(0, 10).map(([part, count]) => `'${part}' ${referenceCount(count)}`);
  const rest = parts.size - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more have references` : shown.join(', ');
}

function referenceCount(count: number): string {
  return count === 1 ? 'has 1 reference' : `has ${count} references`;
}

async function stale(
  { kind, noun, current, isSingleton }: Extract<StoreFailure, { reason: 'stale' }>,
  present: Present,
): Promise<ProblemError> {
  const etag = etagOf(current);
  const time = new Date(current.time).toISOString();
  const what = isSingleton ? noun : `${noun} '${current.name}'`;
  return new ProblemError(
    412,
    'stale-version',
    'It has changed meanwhile',
    `${current.authorName} changed the ${what} at ${time}.`,
    {
      headers: { etag },
      members: {
        ...{ current: await present(kind, current), etag },
        // What is a list does not say it itself.
        ...(isSingleton && {
          lastModifiedBy: { id: current.authorId, name: current.authorName },
          timeLastModified: current.time,
        }),
      },
    },
  );
}
