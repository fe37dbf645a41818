/** What of a keyboard event says which key was pressed. */
export interface KeyPress {
  readonly key: string;
  /** The place of the key. Default: not known. */
  readonly code?: string;
}

/** Keys of signs by their place, as they are on a keyboard with Latin letters. */
const signs: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '/',
  Backslash: '\\',
  Period: '.',
  Comma: ',',
  Semicolon: ';',
  Quote: "'",
  Minus: '-',
  Equal: '=',
};

/**
 * The letter or sign by which a shortcut is known: what the layout has on the key where that is a Latin letter or a sign of ASCII, as
 * on QWERTY, AZERTY and Dvorak; the place of the key where the layout has another script (Cyrillic, Greek, Hebrew) or none. Small
 * letters, whatever Shift and caps lock say. The names of other keys ('Enter', 'F10') as they are.
 */
export function shortcutKey({ key, code = '' }: KeyPress): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  const isNamed = key.length > 1 && key !== 'Dead' && key !== 'Process' && key !== 'Unidentified';
  if (isNamed || key === ' ') return key;
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  return (place?.[1] ?? place?.[2] ?? signs[code] ?? key).toLowerCase();
}
