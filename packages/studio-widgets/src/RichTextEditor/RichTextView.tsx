import { type ComponentPropsWithRef, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { isElement, type Markup } from './model/Markup.ts';
import { type PicturePolicy, withBlockedPictures } from './model/picturePolicy.ts';
import { replaceInText } from './model/replaceInText.ts';
import { EmptyText, View } from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { buildDom } from './sanitize/buildDom.ts';
import { sanitizeMarkup } from './sanitize/sanitizeHtml.ts';

export interface RichTextViewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<RichTextEditorProps, 'findMarks' | 'hasInertLinks'> {
  /** HTML from anywhere. */
  value: string;
  pictures: PicturePolicy;
  /** Shown where there is nothing. */
  emptyText: string;
}

/** A sanitised document, to be read. Long ones scroll, also by the keyboard. */
export function RichTextView({
  value,
  emptyText,
  findMarks,
  pictures,
  hasInertLinks = false,
  ref: _,
  ...rest
}: RichTextViewProps): ReactElement {
  const viewRef = useRef<HTMLDivElement>(null);
  const markup = useMemo(() => {
    const allowed = sanitizeMarkup(value);
    const marked = findMarks ? withMarks(allowed, findMarks) : allowed;
    const shown = withBlockedPictures(marked, pictures);
    return hasInertLinks ? withInertLinks(shown) : shown;
  }, [value, findMarks, pictures, hasInertLinks]);
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

function withMarks(
  content: readonly Markup[],
  findMarks: NonNullable<RichTextEditorProps['findMarks']>,
): readonly Markup[] {
  return replaceInText(content, (text) =>
    findMarks(text).map(({ from, to, note }) => ({
      ...{ from, to },
      replace: (part) => [
        { tag: 'span', attributes: { 'data-part': 'mark', title: note }, children: [part] },
      ],
    })),
  );
}

/** Links look like links and show their addresses, but are inert. */
function withInertLinks(content: readonly Markup[]): readonly Markup[] {
  return content.map((node) => {
    if (typeof node === 'string' || !isElement(node)) return node;
    const { href, target: _target, rel: _rel, ...attributes } = node.attributes;
    const children = withInertLinks(node.children);
    if (node.tag !== 'a' || href === undefined) return { ...node, children };
    return {
      tag: 'a',
      attributes: { ...attributes, role: 'link', 'aria-disabled': 'true', title: href },
      children,
    };
  });
}
