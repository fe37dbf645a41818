import { useState } from 'react';
import { DataItemsEditor } from '../DataItemsEditor.tsx';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';
import type { DataItemsDraft } from '../types.ts';

/** The smallest host: it keeps the draft and reports each change. `value` is where it starts. */
export function EditorHost({ value, onChange, ...props }: DataItemsEditorProps) {
  const [draft, setDraft] = useState<DataItemsDraft>(value);
  return (
    <DataItemsEditor
      {...props}
      value={draft}
      onChange={(next, change) => {
        setDraft(next);
        onChange(next, change);
      }}
    />
  );
}
