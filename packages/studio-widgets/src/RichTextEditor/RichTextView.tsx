import { type ComponentPropsWithRef, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { EmptyText, View } from './RichTextEditor.styles.ts';
import { buildDom } from './sanitize/buildDom.ts';
import { sanitizeMarkup } from './sanitize/sanitizeHtml.ts';

export interface RichTextViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from anywhere. */
  value: string;
  /** Shown where there is nothing. */
  emptyText: string;
}

/** A sanitised document, to be read. Long ones scroll, also by the keyboard. */
export function RichTextView({ value, emptyText, ref: _, ...rest }: RichTextViewProps): ReactElement {
  const viewRef = useRef<HTMLDivElement>(null);
  const markup = useMemo(() => sanitizeMarkup(value), [value]);
  const isEmpty = markup.length === 0;
  useLayoutEffect(() => {
    if (!isEmpty) viewRef.current?.replaceChildren(buildDom(markup));
  }, [markup, isEmpty]);
  return isEmpty ? (
    <View role="group" data-part="view" {...rest}>
      <EmptyText>{emptyText}</EmptyText>
    </View>
  ) : (
    <View key="text" role="group" tabIndex={0} data-part="view" {...rest} ref={viewRef} />
  );
}
