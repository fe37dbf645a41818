import { AlertDialog, TextField } from '@studio/ui';
import { useEffect, useRef, useState } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import type { FormDraft, RuleRow } from '../draft/FormDraft.ts';
import { longestDescription, longestRuleName, nameFault, withRule, withRuleName } from './model/ruleEdits.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** Name and description of a rule. */
export interface RuleNamesProps {
  readonly lockedBecause: string;
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft, intent?: EditIntent) => void;
  readonly onRenamed?: ((rule: RuleRow) => void) | undefined;
  readonly rule: RuleRow;
  readonly isMade: boolean;
}

/** A name counts once it is left; one that cannot be is taken back with the reason. */
export function RuleNames({
  rule,
  isMade,
  lockedBecause,
  getDraft,
  onDraftChange,
  onRenamed,
}: RuleNamesProps) {
  const shown = shownRuleName(rule.name);
  const [given, setGiven] = useState(shown);
  const [name, setName] = useState(shown);
  // Undo, or somebody else, has given it another one.
  if (given !== shown) {
    setGiven(shown);
    setName(shown);
  }
  const [fault, setFault] = useState<'blank' | 'taken' | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const isReadOnly = lockedBecause !== '';
  useEffect(() => {
    if (!isMade) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [isMade]);
  const commit = () => {
    const wanted = name.trim();
    if (fault !== null || wanted === shown) {
      setName(shown);
      return;
    }
    const found = nameFault(getDraft(), rule.key, wanted);
    setName(found === null ? wanted : shown);
    if (found !== null) {
      // The focus is back in the name before the dialog opens, which gives it back when it closes.
      requestAnimationFrame(() => {
        inputRef.current?.focus();
        setFault(found);
      });
      return;
    }
    const next = withRuleName(getDraft(), rule.key, wanted);
    onDraftChange(next);
    onRenamed?.({ ...rule, name: wanted });
  };
  return (
    <div data-part="fields">
      <TextField
        label={rulesTabText('name')}
        value={name}
        maxLength={longestRuleName}
        isReadOnly={isReadOnly}
        inputRef={inputRef}
        data-pending={name === shown ? undefined : ''}
        onValueChange={setName}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
          if (event.key === 'Escape' && name !== shown) setName(shown);
        }}
      />
      <TextField
        label={rulesTabText('description')}
        value={rule.description}
        maxLength={longestDescription}
        isReadOnly={isReadOnly}
        onValueChange={(description) =>
          onDraftChange(withRule(getDraft(), rule.key, { description }), {
            coalesceKey: `description ${rule.key}`,
          })
        }
      />
      <AlertDialog
        isOpen={fault !== null}
        title={rulesTabText('error')}
        message={fault === null ? '' : rulesTabText(`fault.${fault}`)}
        okLabel={rulesTabText('ok')}
        onOpenChange={(isOpen) => {
          if (!isOpen) setFault(null);
        }}
      />
    </div>
  );
}
