import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { rateText } from './rates.messages.ts';

/** The help of the rate status. */
export const lateRates: LateArea = {
  help: () => ({
    title: rateText('help'),
    href: '/help/rate-status.html',
    shortcuts: editorShortcuts(),
  }),
};
