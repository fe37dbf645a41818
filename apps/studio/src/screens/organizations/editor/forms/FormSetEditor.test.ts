import type { FormSet } from '@studio/api';
import { expect, test, vi } from 'vitest';
import { FormSetEditor } from './FormSetEditor.ts';
import type { FormSetCalls, ValuesByForm } from './FormSetState.ts';
import { FormSetServer, opened, valuesOf } from './testing/FormSetServer.ts';

test('what is edited is kept on the server, found again, and applied', async () => {
  const server = new FormSetServer();
  const editor = opened(server);
  await editor.start();
  expect(editor.isChanged).toBe(false);
  editor.change('f', { city: 'Lincoln', fax: '1' });
  expect([editor.isChanged, editor.isBehind]).toEqual([true, true]);
  expect(await editor.flush()).toBe(true);
  expect(server.saved).toMatchObject({ city: 'Omaha' });

  const later = opened(server);
  expect(later.state.isEditing).toBe(true);
  expect(valuesOf(later)).toEqual({ city: 'Lincoln', fax: '1' });
  const seen: unknown[] = [];
  const onApplied = async () => {
    seen.push(server.changes, later.state.isEditing, later.state.pending);
  };
  expect(await later.apply({ onApplied })).toBe(true);
  // While the organization is loaded again, nothing is offered yet that its new version is needed for.
  expect(seen).toEqual([null, true, 'applying']);
  expect(server.saved).toEqual({ city: 'Lincoln', fax: '1' });
  expect([later.state.isEditing, later.isChanged]).toEqual([false, false]);
});

test('what follows from an edit is kept with it, and is taken in with edits of another tab', async () => {
  const server = new FormSetServer();
  // A fax number is lost where there is no city.
  const settle = (values: ValuesByForm) =>
    new Map([...values].map(([id, { fax, ...rest }]) => [id, rest['city'] ? { ...rest, fax } : rest]));
  const open = () =>
    new FormSetEditor(server.callsOf('ann'), server.view('ann'), { delayMs: 1_000_000, settle });
  const [one, other] = [open(), open()];
  await one.start();
  await other.start();
  one.change('f', { city: 'Lincoln', fax: '1' });
  await one.flush();
  await other.refresh();
  one.change('f', { city: '', fax: '1' });
  expect(valuesOf(one)).toEqual({ city: '' });
  await one.flush();
  other.change('f', { city: 'Lincoln', fax: '1', phone: '2' });
  expect(await other.flush()).toBe(true);
  expect(server.changes?.values).toEqual({ city: '', phone: '2' });
});

test('what is taken back before it was sent is not under way any more', async () => {
  const editor = opened(new FormSetServer());
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  expect(editor.state.isKeeping).toBe(true);
  editor.change('f', { city: 'Omaha', fax: '1' });
  expect([editor.state.isKeeping, editor.isBehind]).toEqual([false, false]);
});

test('edits of another tab are merged field by field', async () => {
  const server = new FormSetServer();
  const [one, other] = [opened(server), opened(server)];
  await one.start();
  await other.start();
  one.change('f', { city: 'Lincoln', fax: '1' });
  await one.flush();
  other.change('f', { city: 'Omaha', fax: '2' });
  expect(await other.flush()).toBe(true);
  expect(server.changes?.values).toEqual({ city: 'Lincoln', fax: '2' });
});

test('what was typed after the changes were applied elsewhere is a change of its own', async () => {
  const server = new FormSetServer();
  const [one, other] = [opened(server), opened(server)];
  await one.start();
  await other.start();
  one.change('f', { city: 'Lincoln', fax: '1' });
  await one.apply();
  other.change('f', { city: 'Omaha', fax: '2' });
  expect(await other.flush()).toBe(true);
  expect(server.changes?.values).toEqual({ city: 'Lincoln', fax: '2' });
});

test('another user takes changes over: edits that the server lacks stay, and can be put over what it has', async () => {
  const server = new FormSetServer();
  const [ann, bob] = [opened(server), opened(server, 'bob')];
  await ann.start();
  ann.change('f', { city: 'Lincoln', fax: '1' });
  await expect(bob.start()).rejects.toMatchObject({ status: 409 });
  await bob.start(true);
  bob.change('f', { city: 'Omaha', fax: '3' });
  await bob.flush();
  expect(await ann.flush()).toBe(false);
  expect(ann.state).toMatchObject({ isTakenOver: true, others: { name: 'bob' } });
  expect(valuesOf(ann)).toEqual({ city: 'Lincoln', fax: '1' });
  await ann.start(true);
  expect(await ann.flush()).toBe(true);
  expect(server.changes).toMatchObject({ user: 'ann', values: { city: 'Lincoln', fax: '3' } });
});

test('without an answer the edits stay, and are sent when they are tried again', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const save = vi.fn(calls.save).mockRejectedValueOnce(new Error('No network.'));
  const editor = opened(server, 'ann', { ...calls, save });
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  expect(await editor.apply()).toBe(false);
  expect([editor.state.isEditing, editor.isBehind]).toEqual([true, true]);
  expect(editor.state.failure).toBeInstanceOf(Error);
  expect(await editor.apply()).toBe(true);
  expect(server.saved).toMatchObject({ city: 'Lincoln' });
});

test('what was typed a moment ago keeps what has been edited elsewhere in the form since then', async () => {
  const server = new FormSetServer();
  const editor = opened(server);
  await editor.start();
  const before = valuesOf(editor);
  editor.edit('f', (values) => ({ ...values, fax: '2' }));
  editor.change('f', { city: 'Lincoln', fax: '1' }, before);
  expect(valuesOf(editor)).toEqual({ city: 'Lincoln', fax: '2' });
  editor.change('f', { city: 'Lincoln', fax: '' }, valuesOf(editor));
  expect(valuesOf(editor)).toEqual({ city: 'Lincoln', fax: '' });
});

test('discarded changes leave the organization as it is', async () => {
  const server = new FormSetServer();
  const editor = opened(server);
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  await editor.flush();
  await editor.discard();
  expect(valuesOf(editor)).toEqual({ city: 'Omaha', fax: '1' });
  expect(editor.state.isEditing).toBe(false);
});

test('a file becomes a value once it is stored; one that is not taken stays with the reason, and other edits are kept', async () => {
  const server = new FormSetServer();
  const editor = opened(server);
  await editor.start();
  const [taken, refusedFile] = [new File(['a'], 'a.pdf'), new File(['b'], 'b.exe')];
  const place = { formId: 'f', path: ['agreement'], mostFiles: 2 };
  const adding = editor.uploads.add([taken, refusedFile], place);
  editor.change('f', { city: 'Lincoln', fax: '1' });
  await adding;
  const stored = { digest: 'of a.pdf', fileName: 'a.pdf', mediaType: 'application/pdf', size: '1' };
  expect(valuesOf(editor)).toEqual({ city: 'Lincoln', fax: '1', agreement: [stored] });
  const [left] = editor.uploads.state.uploads;
  expect(left?.failure).toBe('File b.exe is not a supported file type for upload.');
  expect(editor.uploads.state.uploads).toHaveLength(1);
  editor.uploads.remove(left?.id ?? '');
  // The only file of a field is replaced.
  await editor.uploads.add([new File(['c'], 'c.pdf')], { ...place, mostFiles: 1 });
  expect(valuesOf(editor)?.['agreement']).toEqual([{ ...stored, digest: 'of c.pdf', fileName: 'c.pdf' }]);
  expect(editor.uploads.state.uploads).toEqual([]);
});

test('a file that is on its way follows its entry, and goes with it', async () => {
  const server = new FormSetServer();
  const uploads: PromiseWithResolvers<string>[] = [];
  const calls: FormSetCalls = {
    ...server.callsOf('ann'),
    upload: async ({ name }, { signal }) => {
      const sending = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => sending.reject(signal.reason));
      uploads.push(sending);
      return { digest: await sending.promise, fileName: name, mediaType: 'application/pdf', size: '1' };
    },
  };
  const editor = opened(server, 'ann', calls);
  await editor.start();
  const [first, second, third] = [{ office: 'A' }, { office: 'B' }, { office: 'C' }];
  editor.change('f', { offices: [first, second, third] });
  const attach = (index: number) =>
    editor.uploads.add([new File(['a'], `${index}.pdf`)], {
      ...{ formId: 'f', path: ['offices', index, 'licence'], mostFiles: 1 },
    });
  const adding = [attach(1), attach(2)];
  // What scripts compute makes new entries of the same values.
  editor.change('f', { offices: [{ office: 'B', code: '1' }, { ...third }] });
  expect(editor.uploads.state.uploads.map(({ path }) => path[1])).toEqual([0, 1]);
  editor.change('f', { offices: [{ office: 'C' }] });
  const [left, ...others] = editor.uploads.state.uploads;
  expect([left?.file.name, left?.path, others]).toEqual(['2.pdf', ['offices', 0, 'licence'], []]);
  for (const each of uploads) each.resolve('stored');
  await Promise.all(adding);
  const stored = { digest: 'stored', fileName: '2.pdf', mediaType: 'application/pdf', size: '1' };
  expect(valuesOf(editor)).toEqual({ offices: [{ office: 'C', licence: [stored] }] });
});

const announced = (server: FormSetServer, user: string) => {
  const changes = server.view(user).changes;
  return changes && { ...changes };
};

test('announced changes are found at once: who has started, what another tab has saved, and that they have ended', async () => {
  const server = new FormSetServer();
  const load = vi.fn(server.callsOf('ann').load);
  const [ann, tab, bob] = [
    opened(server, 'ann', { ...server.callsOf('ann'), load }),
    opened(server),
    opened(server, 'bob'),
  ];
  await tab.start();
  bob.follow(announced(server, 'bob'));
  ann.follow(announced(server, 'ann'));
  await vi.waitFor(() => expect(bob.state.others).toEqual({ name: 'ann', timeStarted: 1 }));
  await vi.waitFor(() => expect(ann.state.isEditing).toBe(true));
  tab.change('f', { city: 'Lincoln', fax: '1' });
  await tab.flush();
  ann.follow(announced(server, 'ann'));
  await vi.waitFor(() => expect(valuesOf(ann)).toEqual({ city: 'Lincoln', fax: '1' }));
  // The same once more, as when a connection is back, loads nothing.
  const loads = load.mock.calls.length;
  ann.follow(announced(server, 'ann'));
  expect(load).toHaveBeenCalledTimes(loads);
  await tab.discard();
  ann.follow(null);
  // The connection of the other one was lost meanwhile.
  bob.recheck();
  await vi.waitFor(() => expect([ann.state.isEditing, bob.state.others]).toEqual([false, null]));
});

test('an announcement takes nothing that was typed: edits stay over what the other tab has, also where that has ended the changes', async () => {
  const server = new FormSetServer();
  const [one, other] = [opened(server), opened(server)];
  await one.start();
  await other.start();
  other.change('f', { city: 'Omaha', fax: '2' });
  one.change('f', { city: 'Lincoln', fax: '1' });
  await one.flush();
  other.follow(announced(server, 'ann'));
  await vi.waitFor(() => expect(valuesOf(other)).toEqual({ city: 'Lincoln', fax: '2' }));
  await one.refresh();
  await one.apply();
  other.follow(null);
  await vi.waitFor(() => expect(server.changes?.values).toEqual({ city: 'Lincoln', fax: '2' }));
  expect(other.state).toMatchObject({ isEditing: true, isTakenOver: false });
  expect(server.saved).toEqual({ city: 'Lincoln', fax: '1' });
});

test('what is loaded while a write is pending does not replace its answer', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const { promise: old, resolve } = Promise.withResolvers<FormSet>();
  const load = vi.fn(calls.load).mockReturnValueOnce(old);
  const editor = opened(server, 'ann', { ...calls, load });
  await editor.start();
  const before = server.view('ann');
  const refreshed = editor.refresh();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  await editor.flush();
  resolve(before);
  await refreshed;
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(valuesOf(editor)).toEqual({ city: 'Lincoln', fax: '1' });
  expect(await editor.apply()).toBe(true);
  expect(server.saved).toMatchObject({ city: 'Lincoln' });
});
