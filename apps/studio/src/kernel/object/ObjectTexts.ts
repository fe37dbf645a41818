import { safetyText } from '../editor/safety.messages.ts';
import type { EditorTexts } from '../editor/types.ts';
import { objectText } from './object.messages.ts';

/** What one kind of object is called within a sentence, such as 'data set' and 'data sets'. */
export interface ObjectNouns {
  readonly noun: string;
  readonly nouns: string;
}

/** The texts of one kind's editor. */
export interface ObjectTexts {
  readonly back: string;
  readonly loading: string;
  readonly saving: string;
  readonly saved: string;
  /** Leaving was refused, because the draft is invalid. */
  readonly invalidOnLeave: string;
  /** Asks in place of that whether an invalid draft is to be discarded. Default: leaving is refused. */
  readonly invalidQuestion?: string;
  /** What is not there again after an object that was deleted is created again. Default: all of it is. */
  readonly recreateNote?: string;
  /** What Save is called while the object is new. Default: as always. */
  readonly createLabel?: string;
  /** Asked before the user saves; leaving saves without it. Default: nothing is asked. */
  readonly saveQuestion?: string;
  /** Asked before a copy is made. Default: nothing is asked. */
  readonly copyQuestion?: string;
  readonly discardTitle: string;
  readonly discarded: string;
  deleteTitle(name: string): string;
  readonly deleteQuestion: string;
  readonly deleting: string;
  readonly deleted: string;
  readonly copying: string;
  copied(name: string): string;
  /** Somebody has saved a version that was not seen yet, so that nothing was deleted. */
  deleteStale(values: { readonly author: string; readonly time: string }): string;
  /** Something else refers to it than what was shown, so that nothing was deleted. */
  readonly deleteReferenced: string;
  /** Asked when something refers to what is changed. */
  readonly modifyQuestion: string;
  referencesTitle(name: string): string;
  referencesFound(count: number, name: string): string;
  referencesNone(name: string): string;
  readonly notFoundTitle: string;
  /** One object whose name is not known, within a sentence. */
  readonly unnamed: string;
  /** Of an object that is found by its name. */
  notFoundText(name: string): string;
  /** Of an object whose id means nothing to people: by its last name, which is empty where unknown. */
  goneText(name: string): string;
  readonly renamedTitle: string;
}

/** Makes the texts of a kind's editor of what it is called; `own` overrides them. */
export function makeObjectTexts(nouns: ObjectNouns, own: Partial<ObjectTexts> = {}): ObjectTexts {
  const textOf = (key: Parameters<typeof objectText>[0], values = {}) =>
    objectText(key, { ...nouns, ...values });
  return {
    back: textOf('back'),
    loading: textOf('loading'),
    saving: textOf('save.loading'),
    saved: textOf('save.success'),
    invalidOnLeave: textOf('save.invalidOnLeave'),
    discardTitle: safetyText('discard.title'),
    discarded: safetyText('discard.done'),
    deleteTitle: (name) => textOf('delete.title', { name }),
    deleteQuestion: textOf('delete.question'),
    deleting: textOf('delete.loading'),
    deleted: textOf('delete.success'),
    copying: textOf('copy.loading'),
    copied: (name) => textOf('copy.success', { name }),
    deleteStale: (values) => textOf('delete.stale', values),
    deleteReferenced: textOf('delete.referenced'),
    modifyQuestion: textOf('modify'),
    referencesTitle: (name) => textOf('references.title', { name }),
    referencesFound: (count, name) => textOf('references.found', { count, name }),
    referencesNone: (name) => textOf('references.none', { name }),
    notFoundTitle: textOf('notFound.title'),
    notFoundText: (name) => textOf('notFound.text', { name }),
    unnamed: textOf('unnamed'),
    goneText: (name) => (name === '' ? textOf('notFound.unnamed') : textOf('notFound.known', { name })),
    renamedTitle: textOf('renamed.title'),
    ...own,
  };
}

/** What of the texts the editor itself says, read when it says it. */
export function toEditorTexts(texts: () => ObjectTexts): EditorTexts {
  return {
    get saving() {
      return texts().saving;
    },
    get saved() {
      return texts().saved;
    },
    get invalidOnLeave() {
      return texts().invalidOnLeave;
    },
    get invalidQuestion() {
      return texts().invalidQuestion;
    },
    get recreateNote() {
      return texts().recreateNote;
    },
  };
}
