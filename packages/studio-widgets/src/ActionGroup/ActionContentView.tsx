import { Checkbox } from '@studio/ui';
import { BufferedArea } from '../shared/literal/BufferedArea.tsx';
import { CodeBlock } from '../shared/literal/Compact.styles.ts';
import { literalTypeOf } from '../shared/literal/literalType.ts';
import { payloadText } from '../shared/parameters/payloadText.ts';
import { SentenceEditor } from '../shared/parameters/SentenceEditor.tsx';
import { Quiet, RawContent, RawOption } from './ActionGroup.styles.ts';
import type { ActionGroupProps } from './ActionGroupProps.ts';
import type { ActionNode } from './model/actionNodes.ts';
import type { useActionGroup } from './useActionGroup.ts';

export interface ActionContentViewProps {
  readonly action: ActionNode;
  readonly group: ReturnType<typeof useActionGroup>;
  readonly getParameterOptions: ActionGroupProps['getParameterOptions'];
  /** Of what says the problem; `undefined` without one. */
  readonly problemId: string | undefined;
}

/** What an action says, by its kind. */
export function ActionContentView({ action, group, getParameterOptions, problemId }: ActionContentViewProps) {
  const { labels, canEdit } = group;
  const isWrong = problemId !== undefined;
  if (action.kind === 'OpaqueAction')
    return (
      <RawContent>
        <Quiet>{labels.unreadable}</Quiet>
        <CodeBlock>{payloadText(action.payload)}</CodeBlock>
      </RawContent>
    );
  if (action.kind === 'ParameterizedAction')
    return (
      <SentenceEditor
        sentence={action.expression ?? ''}
        parameters={action.parameters}
        onParameterChange={(name, value) => group.setParameter(action.id, name, value)}
        getOptions={getParameterOptions}
        getType={literalTypeOf}
        texts={labels}
        canEdit={canEdit}
        isMarked={isWrong}
        describedBy={problemId}
      />
    );
  return (
    <>
      <RawContent>
        {canEdit ? (
          <BufferedArea
            label={labels.expression}
            placeholder={labels.expression}
            value={action.rawExpression}
            onCommit={(text) => group.setExpression(action.id, text)}
            isInvalid={isWrong}
            describedBy={problemId}
          />
        ) : (
          <CodeBlock dir="auto">{action.rawExpression || labels.emptyExpression}</CodeBlock>
        )}
      </RawContent>
      <RawOption>
        <Checkbox
          label={labels.transformVariables}
          checked={action.transformVariables}
          isDisabled={!canEdit}
          onCheckedChange={(isChecked) => group.setTransform(action.id, isChecked)}
        />
      </RawOption>
    </>
  );
}
