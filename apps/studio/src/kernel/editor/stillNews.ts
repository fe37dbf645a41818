import type { Editor } from './Editor.ts';
import type { ToldNews } from './useRemoteChanges.ts';

/**
 * What is left of news once the editor has gone on to another version: null when that is the one that was told of, or a
 * later one. Of two versions only the server knows which is the later one; as long as it cannot be asked, the news stays.
 * @param look tells of the latest version
 */
export async function stillNews<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  news: ToldNews,
  look: () => Promise<ToldNews>,
): Promise<ToldNews | null> {
  if (await editor.knows(news.etag)) return null;
  const latest = await look().catch(() => news);
  if (latest.etag === news.etag) return news;
  return (await editor.knows(latest.etag)) ? null : latest;
}
