import { type FormSet, ProblemError } from '@studio/api';
import { FormSetEditor } from '../FormSetEditor.ts';
import type { FormSetCalls, Values } from '../FormSetState.ts';

/** A server with one form, which one user changes at a time. */
export class FormSetServer {
  saved: Values = { city: 'Omaha', fax: '1' };
  changes: { user: string; revision: number; values: Values } | null = null;

  view(user: string): FormSet {
    const forms = [{ id: 'f', values: this.saved }] as FormSet['forms'];
    const { changes } = this;
    const editor = { id: changes?.user ?? '', name: changes?.user ?? '' };
    return {
      ...{ id: 'o', organizationId: 'o', version: 1, forms },
      changes: changes && {
        ...{ startedBy: editor, timeStarted: 1, timeSaved: 2, revision: changes.revision },
        isOwn: changes.user === user,
        forms: [{ id: 'f', values: changes.values }] as FormSet['forms'],
      },
    };
  }

  callsOf(user: string): FormSetCalls {
    const own = () => {
      if (this.changes === null) throw refused('changes-not-started');
      if (this.changes.user !== user) throw refused('changes-under-way');
      return this.changes;
    };
    return {
      load: async () => this.view(user),
      start: async (takeOver) => {
        if (this.changes === null) this.changes = { user, revision: 1, values: this.saved };
        else if (this.changes.user !== user) {
          if (!takeOver) throw refused('changes-under-way');
          this.changes = { ...this.changes, user, revision: this.changes.revision + 1 };
        }
        return this.view(user);
      },
      save: async (revision, values) => {
        if (own().revision !== revision) throw refused('changes-saved-since');
        this.changes = { user, revision: revision + 1, values: values.get('f') ?? own().values };
        return this.view(user);
      },
      apply: async (revision) => {
        if (own().revision !== revision) throw refused('changes-saved-since');
        this.saved = own().values;
        this.changes = null;
        return this.view(user);
      },
      upload: async ({ name, size }) => {
        if (name.endsWith('.exe'))
          throw new ProblemError(415, { type: '', title: '', status: 415 }, new Headers());
        return { digest: `of ${name}`, fileName: name, mediaType: 'application/pdf', size: String(size) };
      },
      discard: async () => {
        own();
        this.changes = null;
        return this.view(user);
      },
    };
  }
}

function refused(type: string): ProblemError {
  return new ProblemError(409, { type: `/problems/${type}`, title: type, status: 409 }, new Headers());
}

/** An editor that sends when it is flushed. */
export const opened = (server: FormSetServer, user = 'ann', calls = server.callsOf(user)) =>
  new FormSetEditor(calls, server.view(user), { delayMs: 1_000_000 });

/** The values of its form. */
export const valuesOf = (editor: FormSetEditor) => editor.state.values.get('f');
