import { useEffect, useRef, useState } from 'react';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import type { FieldSource } from './ExpressionModalProps.ts';

/** The fields of a form: null when there is no such form. */
export type KnownFields = readonly SelectorItem[] | null | 'failed';

/** The fields of the forms that a script names, each loaded once. */
export interface FieldDirectory {
  /** By the form's name; a form that is missing has not been requested, or is loading. */
  readonly known: ReadonlyMap<string, KnownFields>;
  /** The fields of a form, from the directory or loaded now. */
  readonly load: (form: string) => Promise<readonly SelectorItem[] | null>;
  /** Loads anew what could not be loaded. */
  readonly reload: (form: string) => void;
}

/** Looks fields up for as long as the component lives; without `loadFields` none are known, nor that they are missing. */
export function useFieldDirectory(loadFields: FieldSource['loadFields']): FieldDirectory {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownFields>>(new Map());
  const asked = useRef(new Map<string, Promise<readonly SelectorItem[] | null>>());
  const life = useRef<AbortController | null>(null);

  useEffect(() => {
    const questions = asked.current;
    const controller = new AbortController();
    life.current = controller;
    return () => {
      controller.abort();
      questions.clear();
    };
  }, []);

  const load = (form: string) => {
    const before = asked.current.get(form);
    if (before !== undefined) return before;
    const signal = life.current?.signal ?? AbortSignal.abort();
    if (loadFields === undefined) return Promise.resolve(null);
    const question = loadFields({ name: form }, { signal });
    const note = (fields: KnownFields) => {
      if (!signal.aborted) setKnown((all) => new Map(all).set(form, fields));
    };
    asked.current.set(form, question);
    question.then(note, () => note('failed'));
    return question;
  };

  const reload = (form: string) => {
    asked.current.delete(form);
    load(form).catch(() => undefined);
  };

  return { known, load, reload };
}
