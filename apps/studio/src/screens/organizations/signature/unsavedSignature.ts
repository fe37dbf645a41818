import {
  forgetWork,
  keepWork,
  keptWork,
  useUnsavedWork,
  type WorkKey,
} from '../../../platform/navigationLock/unsavedWork.ts';
import { signatureText } from './signature.messages.ts';
import type { LoadedSignature } from './signatureCalls.ts';

/** Whose text it is, and of which organization. */
export interface SignatureOf {
  readonly userId: string;
  readonly id: string;
}

/** A text that was edited and not saved. */
export interface UnsavedSignature {
  /** What was edited: where it has been changed since, it is not overwritten. */
  readonly base: LoadedSignature;
  readonly text: string;
}

const keyOf = ({ userId, id }: SignatureOf): WorkKey => ['unsavedSignature', userId, id];

/** What was kept of an organization in this tab; null for nothing. */
export function keptSignature(of: SignatureOf): UnsavedSignature | null {
  return keptWork<UnsavedSignature>(keyOf(of));
}

/** Forgets it, once it was saved or given up. */
export function forgetSignature(of: SignatureOf): void {
  forgetWork(keyOf(of));
}

/** Keeps a text in this tab. */
export function keepSignature(of: SignatureOf, unsaved: UnsavedSignature): void {
  keepWork(keyOf(of), unsaved);
}

/** Holds the page while a signature is unsaved, and keeps it for when the page is left all the same. @param unsaved null for nothing */
export function useUnsavedSignature(of: SignatureOf, unsaved: UnsavedSignature | null): void {
  useUnsavedWork(keyOf(of), unsaved, signatureText('unsaved'));
}
