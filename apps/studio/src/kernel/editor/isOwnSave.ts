import { session } from '../../platform/session/session.ts';
import type { Saver } from './types.ts';

/** Whether the signed-in user made this save: in another tab or browser, or here. */
export function isOwnSave({ authorId }: Pick<Saver, 'authorId'>): boolean {
  return authorId !== undefined && authorId === session.current?.user.id;
}
