import type { Editor } from '@tiptap/core';
import AlignLeft from 'lucide-react/icons/align-left';
import Baseline from 'lucide-react/icons/baseline';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { clearTextStyles } from './editor/commands.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { shortcut } from './model/shortcut.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { ToolbarChoice } from './ToolbarChoice.tsx';
import { ToolbarToggle } from './ToolbarToggle.tsx';
import { Bar, BarGroup, BarSpace } from './toolbar.styles.ts';
import { colorItems, fontItems, paragraphItems, styleItems, styleName } from './toolbarItems.tsx';
import { useToolbarState } from './useToolbarState.ts';

interface RichTextToolbarProps extends Pick<RichTextEditorProps, 'history'> {
  editor: Editor;
  labels: RichTextEditorLabels;
  /** The button for attachments. */
  attachment: ReactNode;
  onLink: () => void;
  onShowSource: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Everything that can be done to the text, with one tab stop. Where it has no room in one row, whole groups go to the next. Escape goes back to the text. */
export function RichTextToolbar(props: RichTextToolbarProps): ReactElement {
  const { editor, labels, attachment, onLink, onShowSource, ref } = props;
  const state = useToolbarState(editor);
  const history = props.history ?? ownHistory(editor, state);
  const keys = (text: string) => shortcut(text, navigator.platform);
  const focusText = () => void editor.commands.focus();
  const choice = { editor, labels, state };

  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    focusText();
  };

  return (
    <Bar ref={ref} label={labels.toolbar} onKeyDown={leave}>
      <BarGroup>
        <ToolbarChoice
          label={labels.style}
          text={styleName(state.style, labels)}
          items={styleItems(choice)}
          onChosen={focusText}
        />
        <ToolbarToggle
          label={labels.bold}
          icon={<Bold size={16} />}
          shortcut={keys('Mod+B')}
          isPressed={state.isBold}
          onPress={() => editor.commands.toggleBold()}
        />
        <ToolbarToggle
          label={labels.underline}
          icon={<Underline size={16} />}
          shortcut={keys('Mod+U')}
          isPressed={state.isUnderline}
          onPress={() => editor.commands.toggleUnderline()}
        />
        <ToolbarToggle
          label={labels.italic}
          icon={<Italic size={16} />}
          shortcut={keys('Mod+I')}
          isPressed={state.isItalic}
          onPress={() => editor.commands.toggleItalic()}
        />
        <ToolbarToggle
          label={labels.clear}
          icon={<RemoveFormatting size={16} />}
          onPress={() => clearTextStyles(editor)}
        />
      </BarGroup>
      <BarGroup>
        <ToolbarChoice
          label={labels.font}
          text={state.font || labels.defaultFont}
          items={fontItems(choice)}
          onChosen={focusText}
        />
        <ToolbarChoice
          label={labels.color}
          icon={<Baseline size={16} />}
          items={colorItems(choice)}
          onChosen={focusText}
        />
      </BarGroup>
      <BarGroup>
        <ToolbarToggle
          label={labels.bulletList}
          icon={<List size={16} />}
          shortcut={keys('Mod+Shift+8')}
          isPressed={state.isBulletList}
          onPress={() => editor.commands.toggleBulletList()}
        />
        <ToolbarToggle
          label={labels.orderedList}
          icon={<ListOrdered size={16} />}
          shortcut={keys('Mod+Shift+7')}
          isPressed={state.isOrderedList}
          onPress={() => editor.commands.toggleOrderedList()}
        />
        <ToolbarChoice
          label={labels.paragraph}
          icon={<AlignLeft size={16} />}
          items={paragraphItems(choice)}
          onChosen={focusText}
        />
      </BarGroup>
      <BarGroup>
        <ToolbarToggle
          label={labels.link}
          icon={<LinkIcon size={16} />}
          shortcut={keys('Mod+K')}
          isPressed={state.isLink}
          onPress={onLink}
        />
        {attachment}
      </BarGroup>
      <BarGroup>
        <ToolbarToggle
          label={labels.undo}
          icon={<Undo2 size={16} />}
          shortcut={keys('Mod+Z')}
          aria-disabled={!history.hasUndo}
          onPress={history.onUndo}
        />
        <ToolbarToggle
          label={labels.redo}
          icon={<Redo2 size={16} />}
          shortcut={keys('Mod+Shift+Z')}
          aria-disabled={!history.hasRedo}
          onPress={history.onRedo}
        />
      </BarGroup>
      <BarSpace />
      <ToolbarToggle
        label={labels.source}
        icon={<Code size={16} />}
        isPressed={false}
        onPress={onShowSource}
      />
    </Bar>
  );
}

function ownHistory(editor: Editor, { canUndo, canRedo }: ReturnType<typeof useToolbarState>) {
  return {
    ...{ hasUndo: canUndo, hasRedo: canRedo },
    onUndo: () => void editor.commands.undo(),
    onRedo: () => void editor.commands.redo(),
  };
}
