import { Button, Dialog, ErrorState, RadioGroup, Select, Spinner } from '@studio/ui';
import { useState } from 'react';
import type { CreateHostProps } from '../../../../kernel/list/ListAction.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { RuleSetHost } from '../../dialogs/RuleSetHost.tsx';
import { ruleSets } from '../../rules.api.ts';
import { casesOfSet } from './bench.api.ts';
import { Fields } from './bench.styles.ts';
import { exportCasesText } from './exportCases.messages.ts';
import { exportCases } from './exportCases.ts';

const formats = ['json', 'csv'] as const;

interface ExportCasesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The rule set that is chosen at first; null for the first one. */
  readonly ruleSetName: string | null;
}

/** Saves the kept cases of a rule set as a file. It starts afresh with another `key`. */
function ExportCasesDialog({ isOpen, onClose, ruleSetName }: ExportCasesDialogProps) {
  const sets = useLookup(isOpen ? ruleSets : null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [format, setFormat] = useState<(typeof formats)[number]>('json');
  const all = sets.data ?? [];
  const set = all.find(({ id }) => id === chosenId) ?? all.find(({ name }) => name === ruleSetName) ?? all[0];
  const kept = useLookup(isOpen && set !== undefined ? casesOfSet(set.id) : null);
  const cases = kept.data;
  const failed = sets.error ?? kept.error;
  const blocked = cases === undefined || cases.length === 0 ? exportCasesText('none') : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={exportCasesText('title')}
      description={exportCasesText('text')}
      footer={
        <>
          <Button onClick={onClose}>{commonText('cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={blocked}
            onClick={() => {
              if (set !== undefined && cases !== undefined)
                exportCases(cases, { ruleSetName: set.name, ruleId: null }, format);
              onClose();
            }}
          >
            {exportCasesText('confirm')}
          </Button>
        </>
      }
    >
      {failed !== null && (
        <ErrorState
          title={exportCasesText('failed')}
          reason={describeError(failed)}
          onRetry={sets.error === null ? kept.reload : sets.reload}
          retryLabel={commonText('retry')}
        />
      )}
      {sets.data === undefined && failed === null && <Spinner label={exportCasesText('loading')} />}
      {set !== undefined && (
        <Fields>
          <Select
            label={exportCasesText('set')}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={set.id}
            onValueChange={setChosenId}
            hint={cases === undefined ? undefined : countedText(exportCasesText, 'count', cases.length)}
          />
          <RadioGroup
            label={exportCasesText('format')}
            options={formats.map((value) => ({ value, label: exportCasesText(`format.${value}`) }))}
            value={format}
            onValueChange={setFormat}
          />
        </Fields>
      )}
    </Dialog>
  );
}

/** The modal over the list, where the filtered rule set is chosen. */
export function ExportCasesHost(props: CreateHostProps) {
  return <RuleSetHost {...props} Dialog={ExportCasesDialog} />;
}
