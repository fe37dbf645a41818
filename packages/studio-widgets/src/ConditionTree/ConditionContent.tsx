import { CodeBlock } from '../shared/literal/Compact.styles.ts';
import { literalTypeOf } from '../shared/literal/literalType.ts';
import { payloadText } from '../shared/parameters/payloadText.ts';
import { SentenceEditor } from '../shared/parameters/SentenceEditor.tsx';
import { BinaryCondition } from './BinaryCondition.tsx';
import { Muted, Side } from './ConditionTreeRow.styles.ts';
import type { LeafNode } from './model/nodes.ts';
import type { ConditionProblem } from './model/validate.ts';
import { useTreeView } from './TreeView.ts';
import { RawEditor } from './values/RawEditor.tsx';

export interface ConditionContentProps {
  readonly leaf: LeafNode;
  readonly problems: readonly ConditionProblem[];
  /** The id of what says the problems. */
  readonly problemId: string;
}

/** What a condition says, by its kind. */
export function ConditionContent({ leaf, problems, problemId }: ConditionContentProps) {
  const { labels, mode, actions, getParameterOptions } = useTreeView();
  const isWrong = problems.length > 0;
  const describedBy = isWrong ? problemId : undefined;
  switch (leaf.kind) {
    case 'BinaryCondition':
      return <BinaryCondition condition={leaf} problems={problems} problemId={problemId} />;
    case 'RawCondition':
      return (
        <Side data-side="whole">
          <RawEditor condition={leaf} isInvalid={isWrong} describedBy={describedBy} />
        </Side>
      );
    case 'ParameterizedCondition':
      return (
        <SentenceEditor
          sentence={leaf.expression ?? ''}
          parameters={leaf.parameters}
          onParameterChange={(name, value) => actions.setParameter(leaf.id, name, value)}
          getOptions={getParameterOptions}
          getType={literalTypeOf}
          texts={{ ...labels, emptyBlank: labels.blank }}
          canEdit={mode === 'edit'}
          isMarked={isWrong}
          describedBy={describedBy}
        />
      );
    case 'OpaqueCondition':
      return (
        <Side data-side="whole">
          <Muted>{labels.unreadable}</Muted>
          <CodeBlock>{payloadText(leaf.payload)}</CodeBlock>
        </Side>
      );
  }
}
