import { BufferedArea } from '../../shared/literal/BufferedArea.tsx';
import { CodeBlock } from '../../shared/literal/Compact.styles.ts';
import type { RawNode } from '../model/nodes.ts';
import { useTreeView } from '../TreeView.ts';

export interface RawEditorProps {
  readonly condition: RawNode;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** The text of a custom condition; grows with it. */
export function RawEditor({ condition, ...marks }: RawEditorProps) {
  const { labels, mode, actions } = useTreeView();
  const { id, rawExpression } = condition;
  if (mode !== 'edit') return <CodeBlock dir="auto">{rawExpression || labels.emptyExpression}</CodeBlock>;
  return (
    <BufferedArea
      {...marks}
      label={labels.rawExpression}
      placeholder={labels.rawExpression}
      value={rawExpression}
      onCommit={(text) => actions.setExpression(id, text)}
    />
  );
}
