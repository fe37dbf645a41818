import { isProblem } from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import { notify } from '../../platform/feedback/notices.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { retryWhileBusy } from '../../platform/preferences/retryWhileBusy.ts';
import { saveFile } from '../../platform/transfer/download.ts';
import type { Editor } from '../editor/Editor.ts';
import { mayHaveBeenSaved } from '../editor/IdempotentSaver.ts';
import { randomId } from '../editor/randomId.ts';
import type { Loaded } from '../editor/types.ts';
import {
  type ActionTarget,
  type ChangeAction,
  type DownloadAction,
  unsavedTreatment,
} from './ObjectAction.ts';
import { objectText } from './object.messages.ts';

/** One run of an action, from its first try on. */
interface Attempt<Doc> {
  readonly base: Loaded<Doc>;
  readonly idempotencyKey: string;
  readonly isOptionOn: boolean;
}

/** The result of an action: it was done, it could not be (why, in words), or what shows that is shown elsewhere. */
export type ActionOutcome =
  | { readonly is: 'done' | 'elsewhere' }
  | { readonly is: 'failed'; readonly reason: string };

const done: ActionOutcome = { is: 'done' };
const elsewhere: ActionOutcome = { is: 'elsewhere' };

/**
 * Runs the actions of one object. One whose answer was lost is the same to the server when it is run again. Its result is merged with unsaved edits.
 */
export class ActionRunner<Doc, Draft extends object> {
  readonly #editor: Editor<Doc, Draft>;
  readonly #stopping = new AbortController();
  /** By the names of the actions. */
  readonly #unconfirmed = new Map<string, Attempt<Doc>>();

  constructor(editor: Editor<Doc, Draft>) {
    this.#editor = editor;
  }

  /** Runs an action under the loading bar; edits are saved first where it says so. Never throws. @param isOptionOn whether the option of its question was chosen */
  async run(
    name: string,
    action: ChangeAction<Doc, Draft> | DownloadAction<Doc, Draft>,
    isOptionOn = false,
  ): Promise<ActionOutcome> {
    const editor = this.#editor;
    const isSaving =
      action.does === 'change' &&
      unsavedTreatment(action, editor.state.base.doc) === 'saved' &&
      editor.isDirty;
    // Why they could not be saved is shown by the editor.
    if (isSaving && !(await editor.save())) return elsewhere;
    try {
      if (action.does === 'download') await this.#download(action);
      else await this.#change(name, action, isOptionOn);
      return done;
    } catch (error) {
      return this.#explain(error);
    }
  }

  /** Waits no longer for a server that is busy. */
  stop(): void {
    this.#stopping.abort();
  }

  async #download(action: DownloadAction<Doc, Draft>): Promise<void> {
    const target = this.#target(this.#editor.state.base, randomId());
    const file = await withProgress(action.texts(), (report) => action.run(target, report));
    saveFile(file, action.fileName(target.doc));
  }

  async #change(name: string, action: ChangeAction<Doc, Draft>, isOptionOn: boolean): Promise<void> {
    const editor = this.#editor;
    const { base } = editor.state;
    const lost = this.#unconfirmed.get(name);
    const isSame = lost?.base === base && lost.isOptionOn === isOptionOn;
    const attempt = isSame ? lost : { base, idempotencyKey: randomId(), isOptionOn };
    this.#unconfirmed.delete(name);
    try {
      const target = this.#target(base, attempt.idempotencyKey);
      const made = await withProgress(action.texts(), () =>
        retryWhileBusy(() => action.run(target, isOptionOn), {
          signal: this.#stopping.signal,
          onWait: () => undefined,
        }),
      );
      const current = made ?? (await this.#load());
      // Whatever the editor has gone on to meanwhile holds what was done, too.
      if (current !== null && editor.state.base === base) editor.takeOver(current);
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#unconfirmed.set(name, attempt);
      throw error;
    }
  }

  /** The version after an action whose answer holds none; null when it cannot be loaded, which is reported. */
  async #load(): Promise<Loaded<Doc> | null> {
    const { definition, id } = this.#editor;
    try {
      return await definition.load(id);
    } catch (error) {
      notify({ message: objectText('action.reload', { reason: describeError(error) }), tone: 'warning' });
      return null;
    }
  }

  #target({ doc, etag }: Loaded<Doc>, idempotencyKey: string): ActionTarget<Doc, Draft> {
    const { id, tag, state } = this.#editor;
    return { id, doc, etag, draft: state.draft, options: { idempotencyKey, clientTag: tag } };
  }

  #explain(error: unknown): ActionOutcome {
    const editor = this.#editor;
    if (isProblem(error, 404)) {
      editor.noteGone(error);
      return elsewhere;
    }
    const conflict = editor.definition.toConflict(error);
    if (conflict === null) return { is: 'failed', reason: describeReason(error) };
    const { author, time } = conflict;
    // The conflicting version is merged before the action is run again.
    if (!editor.rebaseOnto(conflict)) return elsewhere;
    return { is: 'failed', reason: objectText('action.stale', { author, time: formatDateTime(time) }) };
  }
}

/** Why the server refused, and what it found wrong with the object. */
function describeReason(error: unknown): string {
  const found = isProblem(error, 422) ? (error.problem.errors ?? []).map(({ message }) => message) : [];
  return [describeError(error), ...found].join(' ');
}
