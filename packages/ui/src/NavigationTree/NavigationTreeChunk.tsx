import { memo } from 'react';
import { NavigationTreeRow } from './NavigationTreeRow.tsx';
import type { TreeRow } from './treeNavigation.ts';
import type { RenderTreeLink } from './types.ts';

interface NavigationTreeChunkProps {
  rows: readonly TreeRow[];
  /** Ids that mark one of these rows; undefined where the row is in another chunk. */
  currentId: string | undefined;
  leadingId: string | undefined;
  stopId: string | undefined;
  renderLink: RenderTreeLink;
}

const chunkSize = 100;

/** Rows in stretches that are drawn again one by one: a step of the focus concerns one or two of fifty. */
export function chunksOf(rows: readonly TreeRow[]): TreeRow[][] {
  const chunks: TreeRow[][] = [];
  for (let from = 0; from < rows.length; from += chunkSize) chunks.push(rows.slice(from, from + chunkSize));
  return chunks;
}

/** One stretch of rows. */
export const NavigationTreeChunk = memo(function NavigationTreeChunk(props: NavigationTreeChunkProps) {
  const { rows, currentId, leadingId, stopId, renderLink } = props;
  return rows.map(({ parentId, ...row }) => (
    <NavigationTreeRow
      key={row.item.id}
      {...row}
      isCurrent={row.item.id === currentId}
      isLeadingToCurrent={row.item.id === leadingId}
      isTabStop={row.item.id === stopId}
      renderLink={renderLink}
    />
  ));
});
