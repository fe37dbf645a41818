import type { BusinessCardLabels } from '@studio/widgets';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { cardText } from './cards.messages.ts';

const own = [
  'card',
  'loading',
  'failed',
  'online',
  'offline',
  'workPhone',
  'mobile',
  'fax',
  'email',
  'agency',
  'carrier',
  'code',
  'address',
  'phone',
  'parentName',
  'parentCode',
] as const;

let made: Partial<BusinessCardLabels> | undefined;

/** The texts of a business card, but for `missing`, which names who is missing. */
export function cardLabels(): Partial<BusinessCardLabels> {
  made ??= {
    ...Object.fromEntries(own.map((name) => [name, cardText(`${name}`)])),
    close: commonText('close'),
    retry: commonText('retry'),
  };
  return made;
}
