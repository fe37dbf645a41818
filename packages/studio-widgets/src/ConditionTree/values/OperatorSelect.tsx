import { CompactText } from '../../shared/literal/Compact.styles.ts';
import type { BinaryNode } from '../model/nodes.ts';
import { useTreeView } from '../TreeView.ts';
import { QuickSelect } from './QuickSelect.tsx';

export interface OperatorSelectProps {
  readonly condition: BinaryNode;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** How a condition compares: what suits its left side, and what it has been given already. */
export function OperatorSelect({ condition, isInvalid, describedBy }: OperatorSelectProps) {
  const { labels, mode, actions, rules } = useTreeView();
  const { id, lhs, operatorName } = condition;
  const offered = rules.operatorsFor(lhs);
  const current = rules.operatorOf(lhs, operatorName);
  if (mode !== 'edit')
    return (
      <CompactText data-empty={operatorName === '' || undefined}>
        {(current?.label ?? operatorName) || labels.blank}
      </CompactText>
    );
  const options = (offered ?? []).map(({ name, label }) => ({ value: name, label }));
  if (operatorName !== '' && !options.some(({ value }) => value === operatorName))
    options.push({ value: operatorName, label: current?.label ?? operatorName });
  return (
    <QuickSelect
      label={labels.operator}
      placeholder={offered === undefined ? labels.loadingOperators : labels.chooseOperator}
      options={options}
      value={operatorName === '' ? null : operatorName}
      onValueChange={(next) => actions.setOperatorName(id, next)}
      isInvalid={isInvalid}
      describedBy={describedBy}
    />
  );
}
