import type { Reference } from './Kind.ts';

/** What a reference leads to. */
export type ReferenceTarget = Pick<Reference, 'toKind' | 'toName' | 'toPart'>;

/** Tells targets apart. */
export function targetKey({ toKind, toName, toPart }: ReferenceTarget): string {
  return JSON.stringify([toKind, toName, toPart]);
}
