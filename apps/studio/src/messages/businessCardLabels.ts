import type { BusinessCardLabels } from '@studio/widgets';
import { t } from './messages.ts';

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
    ...Object.fromEntries(own.map((name) => [name, t(`cards.${name}`)])),
    close: t('common.close'),
    retry: t('common.retry'),
  };
  return made;
}
