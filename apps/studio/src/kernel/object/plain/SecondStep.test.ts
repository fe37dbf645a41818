import { ConnectionError, ProblemError } from '@studio/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { activity, clearActivity } from '../../../platform/feedback/activity.ts';
import { Editor } from '../../editor/Editor.ts';
import { type TinyDoc, TinyServer } from '../../editor/testing/TinyServer.ts';
import type { EditorDefinition, Loaded } from '../../editor/types.ts';
import { saveInTwoSteps } from './SecondStep.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;
/** What the server has of the second step, and the result of the next one. */
let attached: string[];
let next: (saved: Loaded<TinyDoc>) => Promise<Loaded<TinyDoc>>;
const keys = new Set<string>();

const refusal = new ProblemError(
  415,
  { type: 'about:blank', title: 'Refused', status: 415, detail: 'File a.exe is not supported.' },
  new Headers(),
);

/** An editor whose texts after a bar are sent in a second step. */
function definition(): EditorDefinition<TinyDoc, TinyDoc> {
  const plain = server.definition();
  const [before, after] = [
    ({ text }: TinyDoc) => text.split('|')[0] ?? '',
    ({ text }: TinyDoc) => text.split('|')[1] ?? '',
  ];
  return {
    ...plain,
    normalise: (draft, doc) => {
      const rest = attached.includes(after(draft)) ? '' : after(draft);
      return plain.normalise({ ...draft, text: rest === '' ? before(draft) : draft.text }, doc);
    },
    save: (id, draft, base, options) => {
      const isSaved = before(draft) === before(base.doc);
      const first = () => plain.save(id, { ...draft, text: before(draft) }, base, options);
      return saveInTwoSteps(
        {
          isNeeded: (each) => after(each) !== '' && !attached.includes(after(each)),
          without: (each) => ({ ...each, text: before(each) }),
          send: async (each, saved, { idempotencyKey }) => {
            const answer = await next(saved);
            keys.add(idempotencyKey);
            attached.push(after(each));
            return answer;
          },
        },
        { draft, base, options, first: isSaved ? null : first },
      );
    },
  };
}

beforeEach(() => {
  clearActivity();
  keys.clear();
  attached = [];
  next = async (saved) => ({ ...saved, doc: { ...saved.doc } });
  server = new TinyServer();
  editor = new Editor(definition(), 'one', server.current());
});

const write = (text: string) => editor.edit({ ...editor.state.draft, text });

test('both steps are one save', async () => {
  write('next|letter');
  expect(await editor.save()).toBe(true);
  expect(server.doc.text).toBe('next');
  expect(attached).toEqual(['letter']);
  expect([...keys].map((key) => key.endsWith('.2'))).toEqual([true]);
  expect(editor.isDirty).toBe(false);
});

test('when the second is refused the first is saved, the rest stays unsaved, and the next save sends only that', async () => {
  next = () => Promise.reject(refusal);
  write('next|letter');
  expect(await editor.save()).toBe(false);
  expect(server.doc.text).toBe('next');
  expect(editor.state.base.doc.text).toBe('next');
  expect(editor.state.draft.text).toBe('next|letter');
  expect(editor.isDirty).toBe(true);
  expect(editor.state.failure).toMatchObject({ error: refusal, isPartly: true });
  expect(activity.entries.map(({ reason }) => reason)).toEqual(['File a.exe is not supported.']);
  next = async (saved) => ({ ...saved, doc: { ...saved.doc } });
  expect(await editor.save()).toBe(true);
  expect(server.saves).toBe(1);
  expect(attached).toEqual(['letter']);
  expect(editor.isDirty).toBe(false);
});

test('when only the second step is left and is refused, nothing is reported as saved', async () => {
  next = () => Promise.reject(refusal);
  write('one|letter');
  const { base } = editor.state;
  editor.reset({ ...base, doc: { ...base.doc, text: 'one' } });
  write('one|letter');
  expect(await editor.save()).toBe(false);
  expect(editor.state.failure).toMatchObject({ error: refusal, isPartly: false });
});

test('when the second step has no answer the whole save is open, and repeated under the same keys', async () => {
  next = vi.fn(() => Promise.reject(new ConnectionError('network', undefined)));
  write('next|letter');
  expect(await editor.save()).toBe(false);
  expect(editor.state.isUncertain).toBe(true);
  next = async (saved) => ({ ...saved, doc: { ...saved.doc } });
  expect(await editor.save()).toBe(true);
  expect(server.doc.text).toBe('next');
  expect(attached).toEqual(['letter']);
  expect(editor.isDirty).toBe(false);
});
