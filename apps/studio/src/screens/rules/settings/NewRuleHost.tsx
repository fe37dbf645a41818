import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useNavigationLock } from '../../../platform/navigationLock/useNavigationLock.ts';
import { takeInterrupted } from '../../../platform/session/endSession.ts';
import { rules } from '../early.ts';
import { settingsOfRule } from '../rules.api.ts';
import { RuleSettingsDialog } from './RuleSettingsDialog.tsx';

/** The modal that makes a new rule, and leads to it. What the end of a session interrupted opens again by itself. */
export function NewRuleHost({ isOpen, onOpenChange, onLoaded }: CreateHostProps) {
  const [run, setRun] = useState({ isOpen: false, count: 0 });
  if (run.isOpen !== isOpen) setRun({ isOpen, count: run.count + Number(isOpen) });
  const start = useEffectEvent(() => {
    onLoaded(true);
    if (takeInterrupted(settingsOfRule(''))) onOpenChange(true);
  });
  useEffect(() => start(), []);
  return run.count > 0 ? (
    <NewRule key={run.count} isOpen={isOpen} onClose={() => onOpenChange(false)} />
  ) : null;
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
        void navigate(rules.paths.pathOfId(doc.id));
      }}
    />
  );
}
