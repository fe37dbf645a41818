import { followBrandPictures } from '../brand/followBrandPictures.ts';
import { followRights } from '../rights/followRights.ts';
import { followPreferences } from './followPreferences.ts';

/** What a page follows, in one piece: two files would be two requests. */
export const followed = [followPreferences, followBrandPictures, followRights] as const;
