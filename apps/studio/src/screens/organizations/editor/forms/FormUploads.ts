import { isAbort, isProblem } from '@studio/api';
import { type AttachedFile, entriesIn, type FilledValues } from '@studio/rules';
import { randomId } from '../../../../kernel/editor/randomId.ts';
import { changeValueAt, filesOf } from '../../../../kernel/formView/formValues.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { assign, shallowProxy } from '../../../../platform/state/shallowProxy.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { matchEntries } from './matchEntries.ts';

/** Names of what repeats and numbers of entries, before the name of the field. */
type FieldPath = readonly (string | number)[];

/** A file on its way to a form, or one that has not arrived. */
export interface FormUpload {
  readonly id: string;
  readonly formId: string;
  readonly path: FieldPath;
  readonly file: File;
  /** Bytes that were sent. */
  readonly sent: number;
  /** Why it has not arrived; empty while it is on its way. */
  readonly failure: string;
}

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** What uploads need of a form set. */
export interface UploadHost {
  /** Stores a file. @throws ProblemError 413 or 415 for one that is not taken */
  send(file: File, options: SendOptions): Promise<AttachedFile>;
  /** Edits what the values of a form are by then. @returns false when they are not being changed any more */
  edit(formId: string, edit: (values: FilledValues) => FilledValues): boolean;
}

/** Where files are attached. */
export interface UploadPlace {
  readonly formId: string;
  readonly path: FieldPath;
  /** Files that the field holds at most; a single one is replaced. */
  readonly mostFiles: number;
}

/**
 * Files that are attached to forms. Each is stored by itself; once it is, the value of its field names it. One that fails stays, with the reason,
 * until it is sent again or taken out.
 */
export class FormUploads {
  readonly state = shallowProxy<{ readonly uploads: readonly FormUpload[] }>({ uploads: [] });
  readonly #host: UploadHost;
  readonly #running = new Map<string, AbortController>();

  constructor(host: UploadHost) {
    this.#host = host;
  }

  /** Sends files, one after another. */
  async add(files: readonly File[], place: UploadPlace): Promise<void> {
    const { formId, path } = place;
    const added = files.map((file) => ({ id: randomId(), formId, path, file, sent: 0, failure: '' }));
    assign(this.state, { uploads: [...this.state.uploads, ...added] });
    for (const { id } of added) await this.#send(id, place.mostFiles);
  }

  /** Sends a file again that has not arrived. */
  async retry(id: string, { mostFiles }: UploadPlace): Promise<void> {
    this.#change(id, { sent: 0, failure: '' });
    await this.#send(id, mostFiles);
  }

  /** Takes a file out that is on its way, or has not arrived. */
  remove(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    assign(this.state, { uploads: this.state.uploads.filter((upload) => upload.id !== id) });
  }

  /** The values of forms were changed: a file follows the entry that it is for, and goes with it. */
  follow(before: ReadonlyMap<string, FilledValues>, after: ReadonlyMap<string, FilledValues>): void {
    for (const { id, formId, path } of this.state.uploads) {
      const [was, is] = [before.get(formId), after.get(formId)];
      if (was === undefined || is === undefined || was === is) continue;
      const moved = movedPath(was, is, path);
      if (moved === null) this.remove(id);
      else if (moved !== path) this.#change(id, { path: moved });
    }
  }

  /** Takes all of them out. */
  clear(): void {
    for (const { id } of this.state.uploads) this.remove(id);
  }

  #find(id: string): FormUpload | undefined {
    return this.state.uploads.find((each) => each.id === id);
  }

  async #send(id: string, mostFiles: number): Promise<void> {
    const upload = this.#find(id);
    if (upload === undefined) return;
    const aborting = new AbortController();
    this.#running.set(id, aborting);
    const { signal } = aborting;
    try {
      const onProgress = (sent: number) => this.#change(id, { sent });
      const stored = await this.#host.send(upload.file, { signal, onProgress });
      // Its entry may have moved.
      const place = this.#find(id);
      if (signal.aborted || place === undefined) return;
      const { formId, path } = place;
      const { name } = upload.file;
      if (this.#host.edit(formId, (values) => attach(values, path, stored, mostFiles))) this.remove(id);
      else this.#change(id, { failure: organizationFormText('files.late', { name }) });
    } catch (error) {
      if (!isAbort(error)) this.#change(id, { failure: reasonOf(error, upload.file) });
    } finally {
      this.#running.delete(id);
    }
  }

  #change(id: string, change: Partial<FormUpload>): void {
    const { uploads } = this.state;
    assign(this.state, { uploads: uploads.map((each) => (each.id === id ? { ...each, ...change } : each)) });
  }
}

function attach(
  values: FilledValues,
  path: readonly (string | number)[],
  stored: AttachedFile,
  mostFiles: number,
): FilledValues {
  return changeValueAt(values, path, (value) => {
    const others = filesOf(value).filter(
      ({ digest, fileName }) => digest !== stored.digest || fileName !== stored.fileName,
    );
    const kept = mostFiles === 1 ? [] : others;
    // The entries of a value are values of their own.
    return [...kept, stored] as unknown as readonly FilledValues[];
  });
}

/** The path of the same field in other values; null when its entry is gone. */
function movedPath(before: FilledValues, after: FilledValues, path: FieldPath): FieldPath | null {
  const [name, index, ...within] = path;
  if (typeof name !== 'string' || typeof index !== 'number') return path;
  const [was, is] = [entriesIn(before, name), entriesIn(after, name)];
  const moved = is.length === was.length ? index : (matchEntries(was, is)[index] ?? null);
  if (moved === null) return null;
  const [entry, next] = [was[index], is[moved]];
  const rest = entry && next ? movedPath(entry, next, within) : within;
  if (rest === null) return null;
  return moved === index && rest === within ? path : [name, moved, ...rest];
}

/** Why a file has not arrived, as sentences about it. */
function reasonOf(error: unknown, { name }: File): string {
  if (isProblem(error, 415)) return error.problem.detail ?? organizationFormText('files.type', { name });
  return organizationFormText('files.failed', { name, reason: describeError(error) });
}
