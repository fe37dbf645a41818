import { expect, test } from 'vitest';
import { usesCommandKey } from '../../../platform/keyboard/keys.ts';
import { undoShortcuts } from './undoShortcuts.ts';

test('a keyboard with the command key has other keys, in sight and for assistive technology', () => {
  expect(undoShortcuts(usesCommandKey('MacIntel'))).toEqual({
    undo: { shown: '⌘Z', aria: 'Meta+Z' },
    redo: { shown: '⇧⌘Z', aria: 'Meta+Shift+Z' },
  });
  expect(undoShortcuts(usesCommandKey('Win32'))).toEqual({
    undo: { shown: 'Ctrl+Z', aria: 'Control+Z' },
    redo: { shown: 'Ctrl+Shift+Z', aria: 'Control+Shift+Z Control+Y' },
  });
});
