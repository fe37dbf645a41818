import type { MenuEntry } from '@studio/ui';
import type { Editor } from '@tiptap/core';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import type { CSSProperties } from 'react';
import {
  type BlockStyle,
  blockStyles,
  changeIndent,
  setAlignment,
  setBlockStyle,
  setTextStyle,
} from './editor/commands.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { fonts, palette } from './model/palette.ts';
import { shortcut } from './model/shortcut.ts';
import { canonicalFonts } from './model/styles.ts';
import { Swatch } from './toolbar.styles.ts';
import type { useToolbarState } from './useToolbarState.ts';

interface Choice {
  editor: Editor;
  labels: RichTextEditorLabels;
  state: ReturnType<typeof useToolbarState>;
}

/** How a style of paragraphs is called. */
export function styleName(style: BlockStyle, labels: RichTextEditorLabels): string {
  if (style === 'paragraph' || style === 'blockquote' || style === 'codeBlock') return labels.styles[style];
  return labels.heading(Number(style.slice(1)));
}

/** The styles of paragraphs. */
export function styleItems({ editor, labels, state }: Choice): MenuEntry[] {
  const options = blockStyles.map((value) => ({ value, label: styleName(value, labels) }));
  return [
    {
      kind: 'radio',
      id: 'style',
      label: labels.style,
      value: state.style,
      options,
      onValueChange: (value) => setBlockStyle(editor, value),
    },
  ];
}

/** The fonts, after the one that the text has by itself. */
export function fontItems({ editor, labels, state }: Choice): MenuEntry[] {
  const options = fonts.map((value) => ({ value, label: value }));
  return [
    {
      kind: 'radio',
      id: 'font',
      label: labels.font,
      value: state.font,
      options: [{ value: '', label: labels.defaultFont }, ...options],
      onValueChange: (value) =>
        setTextStyle(editor, 'fontFamily', value === '' ? null : canonicalFonts(value)),
    },
  ];
}

function swatch(color: string) {
  const style: CSSProperties & Record<'--swatch', string> = { '--swatch': color };
  return <Swatch style={style} />;
}

/** The palette, after the colour that the text has by itself. */
export function colorItems({ editor, labels, state }: Choice): MenuEntry[] {
  const options = palette.map((value) => ({
    value,
    label: labels.colors[value] ?? value,
    icon: swatch(value),
  }));
  return [
    {
      kind: 'radio',
      id: 'color',
      label: labels.color,
      value: state.color,
      options: [{ value: '', label: labels.defaultColor, icon: <Swatch /> }, ...options],
      onValueChange: (value) => setTextStyle(editor, 'color', value || null),
    },
  ];
}

/** Alignment and indent. */
export function paragraphItems({ editor, labels, state }: Choice): MenuEntry[] {
  const { left, center, right, justify } = labels.alignments;
  const options = Object.entries({ left, center, right, justify }).map(([value, label]) => ({
    value,
    label,
  }));
  const keys = (text: string) => shortcut(text, navigator.platform);
  return [
    {
      kind: 'radio',
      id: 'alignment',
      label: labels.alignment,
      value: state.alignment,
      options,
      onValueChange: (value) => setAlignment(editor, value),
    },
    { kind: 'separator', id: 'line' },
    {
      id: 'indent',
      label: labels.indent,
      icon: <IndentIncrease size={16} />,
      shortcut: keys('Mod+]'),
      onSelect: () => changeIndent(editor, 1),
    },
    {
      id: 'outdent',
      label: labels.outdent,
      icon: <IndentDecrease size={16} />,
      shortcut: keys('Mod+['),
      onSelect: () => changeIndent(editor, -1),
    },
  ];
}
