import {
  afterPaint,
  type DeferredPart,
  insertText,
  RestingTagField,
  type RestingTagFieldProps,
  useDeferredPart,
} from '@studio/ui/internal';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What every editor has that is drawn late. */
export interface LateListPartProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

export interface LateListProps<Own extends object>
  extends Pick<RestingTagFieldProps, 'label' | 'placeholder' | 'tags' | 'isInvalid' | 'describedBy'> {
  /** The editor: one `TagField` whose input is `inputRef`. */
  readonly part: DeferredPart<Own & LateListPartProps>;
  readonly partProps: Own;
}

/** What was done before the editor was there. */
interface Begun {
  /** Where the focus is: in the input, or on the button of the tag at a place. */
  focused: 'input' | number | null;
  text: string;
  pasted: string[];
  removed: { readonly index: number; readonly isByPointer: boolean } | null;
}

/**
 * A list that looks like its editor, whose code is loaded when the browser has nothing else to do, and which takes its place
 * when the list is first used. The focus, and what was typed, pasted or pressed until then, go on in the editor.
 */
export function LateList<Own extends object>(props: LateListProps<Own>) {
  const { part, partProps, ...resting } = props;
  const [isUsed, setUsed] = useState(false);
  const loaded = useDeferredPart(part, isUsed);
  const Part = isUsed ? loaded : null;
  const inputRef = useRef<HTMLInputElement>(null);
  const begun = useRef<Begun>({ focused: null, text: '', pasted: [], removed: null });
  const isPressed = useRef(false);
  const release = () => {
    isPressed.current = false;
  };
  const isThere = Part !== null;

  useEffect(() => afterPaint(() => void part.preload().catch(() => undefined)), [part]);
  useLayoutEffect(() => {
    if (isThere && inputRef.current !== null) goOn(inputRef.current, begun.current);
  }, [isThere]);

  if (Part !== null) return <Part {...partProps} inputRef={inputRef} />;
  return (
    <RestingTagField
      {...resting}
      onPointerDown={({ target }) => {
        isPressed.current = target instanceof HTMLButtonElement || target instanceof SVGElement;
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={({ target, currentTarget }) => {
        const index = [...currentTarget.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
        begun.current.focused = index < 0 ? 'input' : index;
        // The press of a button that has the focus by it comes to the button: it must still be there.
        if (index < 0 || !isPressed.current) setUsed(true);
      }}
      onBlur={() => {
        begun.current.focused = null;
      }}
      onText={(text) => {
        begun.current.text = text;
      }}
      onPaste={(event) => {
        event.preventDefault();
        begun.current.pasted.push(event.clipboardData.getData('text'));
      }}
      onRemove={(index, isByPointer) => {
        begun.current.removed ??= { index, isByPointer };
        setUsed(true);
      }}
    />
  );
}

/** Gives the focus to the editor, which does what was begun before it was there. */
function goOn(input: HTMLInputElement, { focused, text, pasted, removed }: Begun): void {
  const frame = input.closest('[data-part="control"]');
  const buttons = frame?.querySelectorAll<HTMLButtonElement>('[data-part="remove"]');
  const { activeElement } = document;
  const isTyped = text !== '' || pasted.length > 0;
  if (isTyped || focused === 'input') input.focus();
  else if (focused !== null) (buttons?.[focused] ?? input).focus();
  if (!isTyped && removed === null) return;
  // The editor takes events when it has been drawn.
  queueMicrotask(() => {
    if (text !== '') insertText(input, text);
    for (const each of pasted) paste(input, each);
    // What was typed before the focus went elsewhere becomes a value, as in the editor.
    if (isTyped && focused === null && activeElement instanceof HTMLElement) activeElement.focus();
    if (removed === null) return;
    // A press by a key has no clicks to count, and leaves the focus among the values.
    const detail = removed.isByPointer ? 1 : 0;
    buttons?.[removed.index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });
}

function paste(input: HTMLInputElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (input.dispatchEvent(event)) insertText(input, text);
}
