import { onKindChange } from '../changes/kindChanges.ts';
import { watchKind } from '../events/watchObject.ts';
import { askBrandPictures } from './askBrandPictures.ts';

/**
 * Asks now, and whenever somebody changes a file: a new picture shows at once.
 * @returns stops that
 */
export function followBrandPictures(): () => void {
  askBrandPictures();
  const stops = [watchKind('/ConfiguredFile'), onKindChange('/ConfiguredFile', askBrandPictures)];
  return () => {
    for (const stop of stops) stop();
  };
}
