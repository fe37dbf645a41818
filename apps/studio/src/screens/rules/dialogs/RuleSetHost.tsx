import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';

/** What a modal over the list gets. */
interface RuleSetDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The rule set that the list is filtered by; null for none. */
  readonly ruleSetName: string | null;
}

interface RuleSetHostProps extends CreateHostProps {
  readonly Dialog: ComponentType<RuleSetDialogProps>;
}

/** A modal over the list, where the filtered rule set is chosen. It starts afresh each time. */
export function RuleSetHost({ Dialog, onOpenChange, ...host }: RuleSetHostProps) {
  const run = useDialogRun(host);
  const { search } = useLocation();
  return (
    <Dialog
      key={run}
      isOpen={host.isOpen}
      onClose={() => onOpenChange(false)}
      ruleSetName={new URLSearchParams(search).get('ruleSetName')}
    />
  );
}
