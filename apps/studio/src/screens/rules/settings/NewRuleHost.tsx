import { useNavigate } from 'react-router';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { useNavigationLock } from '../../../platform/navigationLock/useNavigationLock.ts';
import { rulePath } from '../early.ts';
import { settingsOfRule } from '../rules.api.ts';
import { RuleSettingsDialog } from './RuleSettingsDialog.tsx';

/** The modal that makes a new rule, and leads to it. What the end of a session interrupted opens again by itself. */
export function NewRuleHost(props: CreateHostProps) {
  const { isOpen, onOpenChange } = props;
  const run = useDialogRun(props, { interruptedAt: settingsOfRule('') });
  return run > 0 ? <NewRule key={run} isOpen={isOpen} onClose={() => onOpenChange(false)} /> : null;
}

function NewRule({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate();
  useNavigationLock();
  return (
    <RuleSettingsDialog
      isOpen={isOpen}
      loaded={null}
      onClose={onClose}
      onSaved={({ saved: { doc } }) => {
        onClose();
        void navigate(rulePath(doc));
      }}
    />
  );
}
