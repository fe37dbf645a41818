/** One entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  /** The place in the sidebar: "Components/Button/Features". */
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** A story as it looks. */
export interface Shot {
  entry: IndexEntry;
  /** A PNG; missing when the story could not be drawn. */
  png?: Buffer;
  /** Why it could not be drawn, or what failed in its play function. */
  problem?: string;
}

/** The sheet that a story belongs to: its component's or screen's, whatever file it is from. */
export function sheetOf({ title }: IndexEntry): string {
  const [kind = title, ...rest] = title.split('/');
  const parts = kind === 'Screens' ? rest.slice(0, 2) : rest.slice(0, 1);
  return [kind, ...parts].join('/');
}
