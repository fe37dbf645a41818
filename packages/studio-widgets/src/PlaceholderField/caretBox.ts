/** What decides where a letter is in a field. */
const copied = [
  ...[
    'box-sizing',
    'width',
    'border-top-width',
    'border-right-width',
    'border-bottom-width',
    'border-left-width',
  ],
  ...[
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'font-family',
    'font-size',
    'font-style',
  ],
  ...[
    'font-weight',
    'font-stretch',
    'font-variant',
    'letter-spacing',
    'line-height',
    'text-align',
    'text-indent',
  ],
  ...['text-transform', 'word-spacing', 'tab-size', 'direction'],
];

/** Where a letter of a field is in the window, in pixels. @param index characters before it */
export function caretBox(
  field: HTMLInputElement | HTMLTextAreaElement,
  index: number,
): Pick<DOMRect, 'left' | 'top' | 'bottom'> {
  const isOfLines = field instanceof HTMLTextAreaElement;
  const { ownerDocument } = field;
  const style = getComputedStyle(field);
  const mirror = ownerDocument.createElement('div');
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(mirror.style, {
    ...{ position: 'fixed', left: '0', top: '0', visibility: 'hidden', height: 'auto' },
    ...{ borderStyle: 'solid', whiteSpace: isOfLines ? 'pre-wrap' : 'pre', overflowWrap: 'break-word' },
  });
  const mark = ownerDocument.createElement('span');
  mark.textContent = field.value.slice(index, index + 1) || '.';
  mirror.append(field.value.slice(0, index), mark);
  (field.parentElement ?? ownerDocument.body).append(mirror);
  const [box, letter, base] = [field, mark, mirror].map((element) => element.getBoundingClientRect());
  mirror.remove();
  if (!box || !letter || !base) return field.getBoundingClientRect();
  const left = box.left + letter.left - base.left - field.scrollLeft;
  const top = isOfLines ? box.top + letter.top - base.top - field.scrollTop : box.top;
  return {
    left: Math.max(box.left, Math.min(left, box.right)),
    top: Math.max(box.top, Math.min(top, box.bottom)),
    bottom: isOfLines ? Math.max(box.top, Math.min(top + letter.height, box.bottom)) : box.bottom,
  };
}
