import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { alignmentOf, blockStyleOf } from './editor/commands.ts';
import { canonicalColor, canonicalFonts } from './model/styles.ts';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first font of a list, without quotes. */
function firstFont(value: unknown): string {
  return canonicalFonts(textOf(value)).split(',')[0]?.replaceAll("'", '') ?? '';
}

/** What the toolbar shows of the selection. */
export function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { color, fontFamily } = current.getAttributes('textStyle');
      return {
        style: blockStyleOf(current),
        isBold: current.isActive('bold'),
        isItalic: current.isActive('italic'),
        isUnderline: current.isActive('underline'),
        isBulletList: current.isActive('bulletList'),
        isOrderedList: current.isActive('orderedList'),
        isLink: current.isActive('link'),
        font: firstFont(fontFamily),
        color: canonicalColor(textOf(color)),
        alignment: alignmentOf(current),
        canUndo: current.can().undo(),
        canRedo: current.can().redo(),
      };
    },
  });
}
