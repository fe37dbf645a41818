import { Button, IconButton, Select, TextField } from '@studio/ui';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlacedField } from '../../../../kernel/formView/ViewedForm.ts';
import type { ConditionNames } from '../../conditions/ConditionNames.ts';
import type { CaseRow, FormPart } from '../draft/FormDraft.ts';
import {
  type CaseExpectation,
  expectationId,
  expectationsOf,
  furtherExpectations,
  withExpectation,
  withoutExpectation,
} from './model/caseExpectations.ts';
import type { CaseDifference, CaseRun } from './model/caseRuns.ts';
import { writeCaseValue } from './model/formCases.ts';
import { Expected, Lines, Mark } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

export interface KeptCaseProps {
  readonly run: CaseRun;
  /** Whether another case has a name. */
  readonly isTaken: (name: string) => boolean;
  readonly uniqueName: string;
  readonly fields: readonly PlacedField<FormPart>[];
  readonly names: ConditionNames;
  /** Why no case can be kept or changed; empty when they can. */
  readonly lockedBecause: string;
  /** Fills in the form with a case. */
  readonly onShow: (row: CaseRow) => void;
  /** What becomes of a case now is what is expected of it from now on. */
  readonly onAccept: (row: CaseRow) => void;
  /** What is filled in is what the case fills in from now on; what is expected of it stays. */
  readonly onTake: (row: CaseRow) => void;
  readonly onChange: (key: string, change: (row: CaseRow) => CaseRow) => void;
  readonly onRemove: (row: CaseRow) => void;
}

/** Characters of the name of a case. */
export const longestName = 255;

/** A kept case: what became of it, what can be done with it, and what is expected of it. */
export function KeptCase(props: KeptCaseProps) {
  const { run, uniqueName, names, lockedBecause, onShow, onAccept, onTake, onRemove } = props;
  const { row, differences, isChanged } = run;
  const [isEdited, setEdited] = useState(false);
  const editorId = useId();
  const isDifferent = differences.length > 0;
  const Icon = isDifferent ? TriangleAlert : CircleCheck;
  return (
    <li>
      <details>
        <summary>
          <Mark data-tone={isDifferent ? 'warning' : 'good'}>
            <Icon aria-hidden size={16} />
          </Mark>
          <strong>{row.name}</strong> {trialText(isDifferent ? 'case.differs' : 'case.passes')}
          {isChanged && <em> · {trialText('case.changed')}</em>}
        </summary>
        <Lines>
          {differences.map((difference) => (
            <li key={`${difference.of} ${difference.field}`}>
              {describeDifference(difference, names.field(uniqueName, difference.field))}
            </li>
          ))}
        </Lines>
        <div data-part="tools">
          <Button size="sm" onClick={() => onShow(row)}>
            {trialText('case.show')}
          </Button>
          {lockedBecause === '' && (
            <>
              <Button size="sm" onClick={() => onTake(row)}>
                {trialText('case.take')}
              </Button>
              {isDifferent && (
                <Button size="sm" onClick={() => onAccept(row)}>
                  {trialText('case.accept')}
                </Button>
              )}
              <Button
                size="sm"
                aria-expanded={isEdited}
                aria-controls={editorId}
                onClick={() => setEdited(!isEdited)}
              >
                {trialText('case.edit')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onRemove(row)}>
                {trialText('case.remove')}
              </Button>
            </>
          )}
        </div>
        <div id={editorId} hidden={!isEdited}>
          {isEdited && <CaseEditor {...props} />}
        </div>
      </details>
    </li>
  );
}

/** The name of a case, and what is expected of it, field by field. */
function CaseEditor({ run: { row }, uniqueName, fields, names, isTaken, onChange }: KeptCaseProps) {
  const change = (next: (row: CaseRow) => CaseRow) => onChange(row.key, next);
  const further = furtherExpectations(row, uniqueName, fields);
  const nameOf = ({ field }: CaseExpectation) => names.field(uniqueName, field);
  return (
    <Expected>
      <HeldText
        label={trialText('case.ownName')}
        value={row.name}
        maxLength={longestName}
        faultOf={(text) => {
          if (text === '') return trialText('case.noName');
          return isTaken(text) ? trialText('case.taken') : undefined;
        }}
        onCommit={(name) => change((before) => ({ ...before, name }))}
      />
      {expectationsOf(row, uniqueName).map((each) => (
        <div key={expectationId(each)} data-part="expected">
          <ExpectedField
            expectation={each}
            name={nameOf(each)}
            onEdit={(next) => change((before) => withExpectation(before, uniqueName, next))}
          />
          <IconButton
            label={trialText('case.unexpect', { field: nameOf(each) })}
            icon={<X aria-hidden size={16} />}
            onClick={() => change((before) => withoutExpectation(before, uniqueName, each))}
          />
        </div>
      ))}
      {further.length > 0 && (
        <Select
          label={trialText('case.expect')}
          placeholder={trialText('case.expect.none')}
          options={further.map((each) => ({
            value: expectationId(each),
            label: trialText(`case.expect.${each.of}`, { field: nameOf(each) }),
          }))}
          value={null}
          onValueChange={(id) => {
            const chosen = further.find((each) => expectationId(each) === id);
            if (chosen !== undefined) change((before) => withExpectation(before, uniqueName, chosen));
          }}
        />
      )}
    </Expected>
  );
}

interface ExpectedFieldProps {
  readonly expectation: CaseExpectation;
  /** Of the field. */
  readonly name: string;
  readonly onEdit: (expectation: CaseExpectation) => void;
}

function ExpectedField({ expectation, name, onEdit }: ExpectedFieldProps) {
  if (expectation.of === 'value') {
    return (
      <HeldText
        label={trialText('case.expect.value', { field: name })}
        value={expectation.text}
        onCommit={(text) => onEdit({ ...expectation, text })}
      />
    );
  }
  return (
    <Select
      label={trialText('case.expect.shown', { field: name })}
      options={[
        { value: 'shown', label: trialText('case.shown') },
        { value: 'hidden', label: trialText('case.hidden') },
      ]}
      value={expectation.isShown ? 'shown' : 'hidden'}
      onValueChange={(next) => onEdit({ ...expectation, isShown: next === 'shown' })}
    />
  );
}

interface HeldTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  /** Why a text is not taken; undefined where it is. Default: every text is. */
  readonly faultOf?: (text: string) => string | undefined;
  readonly onCommit: (text: string) => void;
}

/** A text that counts once it is left, or on Enter. One that is not taken is as it was then. */
function HeldText({ label, value, maxLength, faultOf, onCommit }: HeldTextProps) {
  const [given, setGiven] = useState(value);
  const [text, setText] = useState(value);
  // Undo, or somebody else, has given it another one.
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  const wanted = text.trim();
  const fault = wanted === value ? undefined : faultOf?.(wanted);
  const commit = () => {
    if (fault !== undefined || wanted === value) setText(value);
    else onCommit(wanted);
  };
  return (
    <TextField
      label={label}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      error={fault}
      data-pending={wanted === value ? undefined : ''}
      onValueChange={setText}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
        if (event.key !== 'Escape' || wanted === value) return;
        // Else the drawer goes.
        event.preventDefault();
        setText(value);
      }}
    />
  );
}

function describeDifference({ of, expected, actual }: CaseDifference, field: string): string {
  if (of === 'shown') return trialText(expected === true ? 'case.notShown' : 'case.isShown', { field });
  const format = (value: CaseDifference['actual']) => writeCaseValue(value) || trialText('computed.empty');
  return trialText('case.otherValue', { field, expected: format(expected), actual: format(actual) });
}
