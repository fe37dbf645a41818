import type { SearchFieldProps } from '@studio/ui';
import { isComposing, useOwnedText } from '@studio/ui/internal';

/** What a search field is given of the text that it searches by. */
export type SearchFieldControl = Pick<
  SearchFieldProps,
  'value' | 'onValueChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onCompositionStart' | 'onCompositionEnd'
>;

/**
 * The text of a search box whose settled text lives elsewhere (the address): what is typed shows at once and is
 * committed when typing has paused, on Enter, when the box is emptied, or when it is left. While the box has focus it shows
 * what was typed, however late the settled text is drawn.
 * @param delay milliseconds of the pause
 */
export function useDebouncedSearch(settled: string, commit: (text: string) => void, delay = 300) {
  const { text, typed, setText, flush, replace, handlers } = useOwnedText(settled, commit, {
    delay,
    atEnd: 'cancel',
  });
  const field: SearchFieldControl = {
    ...handlers,
    value: text,
    onValueChange: (next) => {
      setText(next);
      if (next === '') flush();
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && !isComposing(event)) flush();
    },
  };
  return {
    /** Goes to the search field. */
    field,
    /** What has been typed and not yet committed; null for nothing. */
    typed,
    /** Forgets what has been typed; the settled text becomes empty elsewhere. */
    forget: () => replace(''),
  };
}
