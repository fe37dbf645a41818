import type { Editor } from './Editor.ts';
import type { Saver } from './types.ts';

/** What somebody has done to the object since it was loaded here. */
export interface News extends Saver {
  readonly kind: 'saved' | 'deleted';
  /** The signed-in user did it, in another tab or browser. */
  readonly isOwn: boolean;
}

/** News of one version. */
export interface VersionNews extends News {
  /** The name that the object has now. */
  readonly name: string;
  /** The version that it is about; null for none, as after it was deleted. */
  readonly etag: string | null;
}

/**
 * Drops what the editor's current version contains from news that came before it: null when that is the reported version, or a
 * later one. Of two versions only the server knows which is the later one; as long as it cannot be asked, the news stays.
 * @param look returns the latest version
 */
export async function pruneNews<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  news: VersionNews,
  look: () => Promise<VersionNews>,
): Promise<VersionNews | null> {
  if (await editor.knows(news.etag)) return null;
  const latest = await look().catch(() => news);
  if (latest.etag === news.etag) return news;
  return (await editor.knows(latest.etag)) ? null : latest;
}
