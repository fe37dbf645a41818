import type { LetterImportProgress } from '@studio/api';

type Progress = NonNullable<LetterImportProgress['progress']>;

interface ImportKey {
  userId: string;
  /** Of the caller's choice; undefined for an import that is not asked about. */
  importId: string | undefined;
}

/** An import that is under way. */
export interface RunningImport {
  /** To be called often. @throws ProblemError when the caller has gone, who cancels the import so */
  checkpoint: (progress: Progress) => void;
  /** To be called once, whatever became of it. */
  end: () => void;
}

/** How far the imports are that are under way in this process. */
export class RunningImports {
  readonly #running = new Map<string, Progress>();

  /** @param refuse throws when the import is not to go on */
  begin(key: ImportKey, refuse: () => void): RunningImport {
    const id = idOf(key);
    return {
      checkpoint: (progress) => {
        refuse();
        if (key.importId !== undefined) this.#running.set(id, progress);
      },
      end: () => this.#running.delete(id),
    };
  }

  /** Null when it is over, or was begun by another user or in another process. */
  find(key: ImportKey): Progress | null {
    return this.#running.get(idOf(key)) ?? null;
  }
}

function idOf({ userId, importId = '' }: ImportKey): string {
  return JSON.stringify([userId, importId]);
}
