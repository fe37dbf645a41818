import { result } from '@studio/api';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { showDay } from '../../kernel/object/plain/days.ts';
import { api } from '../../platform/http/api.ts';
import { pathOfRate, rates } from './early.ts';
import { writeRateDay } from './editor/model/rateDays.ts';
import { rateText } from './rates.messages.ts';

/** Finds single entries by location, product and status; and the help of the rate status. */
export const lateRates: LateArea = {
  search: {
    label: rateText('heading'),
    find: async (text, limit, signal) => {
      const query = { text: text.trim(), numberOfRows: Math.min(limit, mostAtOnce) };
      const { data } = await result(api.GET('/rest/StateRate/search', { params: { query }, signal }));
      const objects = data.records.map(({ id, location, product, status, ...days }) => ({
        id: String(id),
        label: rateText('entry.name', { location, product }),
        hint: `${status} · ${rateText('days', {
          begin: showDay(writeRateDay(days.effectiveDateRangeBegin)),
          end: showDay(writeRateDay(days.effectiveDateRangeEnd)),
        })}`,
        path: pathOfRate(id),
      }));
      return { objects, total: data.totalRecords };
    },
    all: (text, total) => ({
      label: rateText('found.all', { total, text }),
      path: `${rates.path}?${new URLSearchParams({ q: text })}`,
    }),
  },
  help: () => ({
    title: rateText('help'),
    href: '/help/rate-status.html',
    shortcuts: [
      ...editorShortcuts(),
      { keys: [['↑'], ['↓']], label: rateText('keys.move') },
      { keys: [['Enter']], label: rateText('keys.edit') },
      { keys: [['Esc']], label: rateText('keys.end') },
      { keys: [['Space']], label: rateText('keys.select') },
      { keys: [['Mod', 'C']], label: rateText('keys.copy') },
      { keys: [['Mod', 'V']], label: rateText('keys.paste') },
    ],
  }),
};

/** The contract's limit. */
const mostAtOnce = 50;
