import { expect, test, vi } from 'vitest';
import { Editor } from './Editor.ts';
import { pruneNews, type VersionNews } from './pruneNews.ts';
import { TinyServer } from './testing/TinyServer.ts';

function open() {
  const server = new TinyServer();
  const editor = new Editor(server.definition(), 'one', server.current());
  const newsOf = (etag: string): VersionNews => ({
    kind: 'saved',
    ...{ author: 'Priya Nair', time: 7, name: 'one', isOwn: false, etag },
  });
  const look = vi.fn(async () => {
    const { etag } = await server.definition().load('one');
    return newsOf(etag);
  });
  const change = (text: string) => {
    server.change({ text });
    return server.current();
  };
  return { server, editor, newsOf, look, change };
}

const from = { author: 'Priya Nair', time: 7 };
const deleted: VersionNews = {
  kind: 'deleted',
  ...{ author: 'Priya Nair', time: 7, name: 'one', etag: null, isOwn: false },
};

test('news of a later version stays after a rebase onto an earlier one that comes after it was received', async () => {
  const { editor, newsOf, look, change } = open();
  const own = change('mine');
  const news = newsOf(change('theirs').etag);
  editor.rebaseOnto({ ...from, current: own });
  expect(await pruneNews(editor, news, look)).toBe(news);
});

test('news of a version that the draft was rebased onto is over, without asking', async () => {
  const { editor, newsOf, look, change } = open();
  const theirs = change('theirs');
  editor.rebaseOnto({ ...from, current: theirs });
  expect(await pruneNews(editor, newsOf(theirs.etag), look)).toBeNull();
  expect(look).not.toHaveBeenCalled();
});

test('news is over after a rebase onto a later version, and replaced when there is one that was not', async () => {
  const { editor, newsOf, look, change } = open();
  const news = newsOf(change('theirs').etag);
  editor.rebaseOnto({ ...from, current: change('later') });
  expect(await pruneNews(editor, news, look)).toBeNull();
  const latest = change('latest');
  expect(await pruneNews(editor, news, look)).toMatchObject({ etag: latest.etag });
});

test('while the server cannot be asked the news stays', async () => {
  const { editor, newsOf, look, change } = open();
  const news = newsOf(change('theirs').etag);
  editor.rebaseOnto({ ...from, current: change('later') });
  look.mockRejectedValue(new Error('No connection'));
  expect(await pruneNews(editor, news, look)).toBe(news);
});

test('an object that is deleted stays so over a version from before, and not once it is there again', async () => {
  const { server, editor, look, change } = open();
  editor.rebaseOnto({ ...from, current: change('mine') });
  server.isGone = true;
  expect(await pruneNews(editor, deleted, look)).toBe(deleted);
  expect(await editor.recreate()).toBe(true);
  expect(await pruneNews(editor, deleted, look)).toBeNull();
});
