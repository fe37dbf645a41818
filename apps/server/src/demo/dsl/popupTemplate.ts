import type { DemoPopupTemplateSeed } from '../types.ts';
import { paragraphs } from './paragraphs.ts';

interface PopupOptions {
  /** The one console that shows it. Default: both. */
  only?: 'Underwriter' | 'Producer';
  /** Default true. */
  enabled?: boolean;
  /** Default true. */
  deletable?: boolean;
}

/**
 * A template of a message that pops up in a console.
 * @param text Paragraphs parted by blank lines; a blank line separates them in the message as well.
 */
export function popupTemplate(
  name: string,
  title: string,
  { only, enabled = true, deletable = true }: PopupOptions,
  text: string,
): DemoPopupTemplateSeed {
  return {
    name,
    enabled,
    title,
    body: paragraphs(text).join('\n\n'),
    excludeConsole: otherThan(only),
    deletable,
  };
}

function otherThan(only: PopupOptions['only']): DemoPopupTemplateSeed['excludeConsole'] {
  if (only === undefined) return null;
  return only === 'Underwriter' ? 'Producer' : 'Underwriter';
}
