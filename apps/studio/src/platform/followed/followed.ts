import { followBrandPictures } from '../brand/followBrandPictures.ts';
import { followPreferences } from '../preferences/followPreferences.ts';

/** What a page follows, in one piece: two files would be two requests. */
export const followed = [followPreferences, followBrandPictures] as const;
