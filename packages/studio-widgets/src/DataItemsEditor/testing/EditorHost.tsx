import { DataItemsEditor } from '../DataItemsEditor.tsx';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';

/** The smallest host: it lets the editor keep the draft, and is notified of each change. `value` is where it starts. */
export function EditorHost({ value, ...props }: DataItemsEditorProps) {
  return <DataItemsEditor {...props} defaultValue={value} />;
}
