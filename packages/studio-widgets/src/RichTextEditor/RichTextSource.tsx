import type { FormFieldControl } from '@studio/ui';
import Code from 'lucide-react/icons/code';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import type { RichTextEditorLabels } from './labels.ts';
import { type LostMarkup, lostMarkup } from './model/lostMarkup.ts';
import { withLayout, withoutLayout } from './model/sourceLayout.ts';
import { writeMarkup } from './model/writeMarkup.ts';
import { Note, Source } from './RichTextEditor.styles.ts';
import { readHtml } from './sanitize/readHtml.ts';
import { sanitizeMarkup } from './sanitize/sanitizeHtml.ts';
import { ToolbarToggle } from './ToolbarToggle.tsx';
import { Bar, BarSpace, BarTitle } from './toolbar.styles.ts';

interface RichTextSourceProps {
  control: FormFieldControl;
  loaded: string;
  labels: RichTextEditorLabels;
  onEdit: (html: string) => void;
  onShowText: () => void;
}

/** The HTML as text, laid out by its blocks, which changes nothing that is stored. Every change is sanitised before it reaches the host, and what was taken out is named. */
export function RichTextSource({
  control,
  loaded,
  labels,
  onEdit,
  onShowText,
}: RichTextSourceProps): ReactElement {
  const [draft, setDraft] = useState(() => withLayout(loaded));
  const [takenOut, setTakenOut] = useState<readonly LostMarkup[]>([]);

  const edit = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setDraft(target.value);
    const html = withoutLayout(target.value);
    const kept = sanitizeMarkup(html);
    const isAsLoaded = html === withoutLayout(loaded);
    setTakenOut(isAsLoaded ? [] : lostMarkup(readHtml(html), kept));
    onEdit(isAsLoaded ? loaded : writeMarkup(kept));
  };

  return (
    <>
      <Bar label={labels.toolbar}>
        <BarTitle aria-hidden="true">{labels.sourceField}</BarTitle>
        <BarSpace />
        <ToolbarToggle label={labels.source} icon={<Code size={16} />} isPressed onPress={onShowText} />
      </Bar>
      <Source
        {...control}
        data-part="source"
        aria-label={labels.sourceField}
        autoFocus
        spellCheck={false}
        dir="ltr"
        value={draft}
        onChange={edit}
      />
      <Note role="status" data-part="status">
        {takenOut.length > 0 && labels.takenOut(takenOut.map(labels.lost).join(labels.separator))}
      </Note>
    </>
  );
}
