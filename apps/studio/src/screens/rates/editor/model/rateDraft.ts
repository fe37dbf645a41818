import type { StateRate, StateRateWrite } from '@studio/api';
import type { RateDoc, RateDraft, RateRow } from './RateRow.ts';
import { readRateDay, writeRateDay } from './rateDays.ts';

/** Makes a draft of the rate status, in the server's order. */
export function toRateDraft({ items }: Pick<RateDoc, 'items'>): RateDraft {
  return { rates: items.map(toRow) };
}

function toRow(rate: StateRate): RateRow {
  const { id, country, objectUri, uri, state, productTemplateShortName, status } = rate;
  return {
    key: String(id),
    origin: { id, country, objectUri, uri },
    ...{ state, productTemplateShortName, status },
    effectiveDateRangeBegin: writeRateDay(rate.effectiveDateRangeBegin),
    effectiveDateRangeEnd: writeRateDay(rate.effectiveDateRangeEnd),
  };
}

/** Makes what is sent of a draft: every entry, with what it came with. */
export function toRateBody({ rates }: RateDraft): readonly StateRateWrite[] {
  return rates.map(({ origin, state, productTemplateShortName, status, ...days }) => ({
    ...origin,
    ...{ state, productTemplateShortName, status },
    effectiveDateRangeBegin: readRateDay(days.effectiveDateRangeBegin),
    effectiveDateRangeEnd: readRateDay(days.effectiveDateRangeEnd),
  }));
}
