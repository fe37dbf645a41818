import type { Action } from '@studio/api';
import { type Answer, toLoaded } from '../editor/rest/toLoaded.ts';
import type { Loaded } from '../editor/types.ts';
import { callEarly, type EarlyCall } from '../resource/callEarly.ts';
import { loadActions } from '../resource/loadActions.ts';

/** What a screen asks of the server first, by the object's id. */
export interface EarlyObject<Doc> {
  readonly doc: EarlyCall<string, Loaded<Doc>>;
  readonly actions: EarlyCall<string, readonly Action[]>;
  /** Requests the object and its actions. The id of a new object is empty: it has actions only. */
  ask(id: string): void;
}

/** The first calls of an editor's screen, made early. @param get the call that reads an object */
export function earlyObject<Doc>(
  kind: string,
  get: (id: string, signal: AbortSignal | null) => Answer<Doc>,
): EarlyObject<Doc> {
  return earlyLoaded(kind, (id, signal) => toLoaded(get(id, signal)));
}

/** The same of what is loaded in a way of its own. */
export function earlyLoaded<Doc>(
  kind: string,
  load: (id: string, signal: AbortSignal) => Promise<Loaded<Doc>>,
): EarlyObject<Doc> {
  const doc = callEarly(load);
  const actions = callEarly((id: string, signal) => loadActions(kind, id === '' ? '-1' : id, signal));
  return {
    doc,
    actions,
    ask: (id) => {
      if (id !== '') doc.ask(id);
      actions.ask(id);
    },
  };
}
