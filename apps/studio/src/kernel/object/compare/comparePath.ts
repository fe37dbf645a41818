import type { ObjectPaths } from '../../area/objectPaths.ts';

/** The address of a comparison; its parameters are the ids of both sides. @param right empty for one that is still to be chosen */
export function comparePath({ newPath }: Pick<ObjectPaths, 'newPath'>, left: string, right = ''): string {
  return `${newPath}/compare?${new URLSearchParams({ left, ...(right !== '' && { right }) })}`;
}
