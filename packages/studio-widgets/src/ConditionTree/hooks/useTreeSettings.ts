import { useLabels } from '@studio/ui/internal';
import { useMemo } from 'react';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { defaultLabels } from '../labels.ts';
import { rulesOf } from '../model/rules.ts';
import type { TreeView } from '../TreeView.ts';
import type { AddedKind, TreeActions, TreeMode } from '../types.ts';

/** Values of a list that the name of a row lists one by one. */
const mostNamedValues = 20;

function addedKindsFor(conditionTypes: readonly string[] | undefined): readonly AddedKind[] {
  const known = conditionTypes?.map((type) => type.toLowerCase());
  const has = (kind: string, other: string) =>
    known === undefined || known.some((type) => type.startsWith(kind) || type.startsWith(other));
  return [
    ...(has('regular', 'binary') ? (['regular'] as const) : []),
    ...(has('custom', 'raw') ? (['custom'] as const) : []),
    'group',
  ];
}

function modeOf({ isDisabled, isReadOnly, readOnlyReason }: ConditionTreeProps): TreeMode {
  if (isDisabled) return 'disabled';
  return isReadOnly || readOnlyReason ? 'read-only' : 'edit';
}

/** What rows have in common before they can do anything. */
export function useTreeSettings(props: ConditionTreeProps): Omit<TreeView, 'actions'> {
  const { operators, valueKinds, getParameterOptions, conditionTypes, labels: givenLabels } = props;
  const mode = modeOf(props);
  const labels = useLabels('ConditionTree', defaultLabels, givenLabels);

  return useMemo(() => {
    const rules = rulesOf({ operators, valueKinds });
    return {
      labels,
      mode,
      rules,
      describe: { labels, rules, mostValues: mostNamedValues },
      getParameterOptions,
      addedKinds: addedKindsFor(conditionTypes),
    };
  }, [operators, valueKinds, getParameterOptions, labels, conditionTypes, mode]);
}

/** The settings with everything that a row can do. */
export function useCompleteView(settings: Omit<TreeView, 'actions'>, actions: TreeActions): TreeView {
  return useMemo(() => ({ ...settings, actions }), [settings, actions]);
}
