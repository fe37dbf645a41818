import { Button, Dialog, RadioGroup, TextField } from '@studio/ui';
import { type FormSelection, type SelectorItem, TwoStepSelector } from '@studio/widgets';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { formObject } from '../../formObject.ts';
import type { FormDraft, FormPart } from '../draft/FormDraft.ts';
import { toFormDraft } from '../draft/toFormDraft.ts';
import { explained, searchedForms } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import { CopyForm, CopyNames, RuleTexts } from './CopyDialog.styles.ts';
import {
  type CopiedInto,
  copiedParts,
  countedNames,
  describeLosses,
  type NameRule,
  nameBy,
  partsWithSections,
} from './model/newParts.ts';

/** What asks for the names of copies, before they are inserted. */
export interface CopyDialogProps {
  /** The parts that are duplicated; null for parts of another form, which is searched here. */
  readonly sources: readonly FormPart[] | null;
  /** The form that the copies are for, and its unique name. */
  readonly draft: Pick<FormDraft, 'parts' | 'rules'>;
  readonly formName: string;
  readonly locks: CopiedInto['locks'];
  readonly onInsert: (copies: readonly FormPart[]) => void;
  readonly onClose: () => void;
}

/** What was chosen of another form. */
interface Found {
  readonly formName: string;
  readonly parts: readonly FormPart[];
}

const mostShown = 100;

/** Shows which names the copies of fields get, by a rule that is chosen, and inserts them so. */
export function CopyDialog({ sources, draft, formName, locks, onInsert, onClose }: CopyDialogProps) {
  const formId = useId();
  const [found, setFound] = useState<Found | null>(null);
  const [rule, setRule] = useState<NameRule>(countedNames);
  const isInserted = useRef(false);
  const originals = sources ?? found?.parts;
  const from = sources === null ? found?.formName : formName;
  const copied = useMemo(
    () =>
      copiedParts(originals ?? [], {
        ...draft,
        nameRule: rule,
        forms: { from, to: formName },
        ...(locks && { locks }),
      }),
    [originals, from, draft, rule, formName, locks],
  );
  const { parts: copies } = copied;
  const losses = describeLosses(copied);
  const [first] = sources ?? [];
  const insert = (event: FormEvent) => {
    event.preventDefault();
    if (copies.length === 0) return;
    isInserted.current = true;
    onInsert(copies);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        sources === null
          ? builderText('copy.another')
          : builderText('copy.title', { name: first?.label || first?.variableName || '' })
      }
      closeLabel={commonText('close')}
      // What was inserted takes the focus.
      returnsFocus={() => !isInserted.current}
      footer={
        <>
          <Button onClick={onClose}>{commonText('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isDisabled={copies.length === 0}>
            {builderText('copy.insert')}
          </Button>
        </>
      }
    >
      <CopyForm id={formId} onSubmit={insert}>
        {sources === null && <OtherForm onFound={setFound} />}
        {originals !== undefined && (
          <>
            <RuleFields rule={rule} onRuleChange={setRule} />
            {losses !== '' && <p>{losses}</p>}
            <Names originals={originals} copies={copies} rule={rule} />
          </>
        )}
      </CopyForm>
    </Dialog>
  );
}

interface RuleFieldsProps {
  readonly rule: NameRule;
  readonly onRuleChange: (rule: NameRule) => void;
}

const kinds = ['count', 'front', 'behind', 'replace'] as const;

function RuleFields({ rule, onRuleChange }: RuleFieldsProps) {
  const field = (label: string, property: 'text' | 'found') => (
    <TextField
      label={label}
      value={rule[property]}
      maxLength={100}
      spellCheck={false}
      autoComplete="off"
      onValueChange={(text) => onRuleChange({ ...rule, [property]: text })}
    />
  );
  return (
    <>
      <RadioGroup
        label={builderText('copy.rule')}
        orientation="horizontal"
        options={kinds.map((kind) => ({ value: kind, label: builderText(`copy.rule.${kind}`) }))}
        value={rule.kind}
        onValueChange={(kind) => onRuleChange({ ...rule, kind })}
      />
      {rule.kind === 'replace' && (
        <RuleTexts>
          {field(builderText('copy.found'), 'found')}
          {field(builderText('copy.by'), 'text')}
        </RuleTexts>
      )}
      {(rule.kind === 'front' || rule.kind === 'behind') && field(builderText('copy.text'), 'text')}
    </>
  );
}

interface NamesProps {
  readonly originals: readonly FormPart[];
  readonly copies: readonly FormPart[];
  readonly rule: NameRule;
}

/** The variable names of originals and copies, side by side. */
function Names({ originals, copies, rule }: NamesProps) {
  // A field without a variable name has no copy.
  const before = originals.filter(({ isHead, variableName }) => !isHead && variableName !== '');
  const after = copies.filter(({ isHead }) => !isHead);
  const shown = after.slice(0, mostShown).flatMap((copy, index) => {
    const original = before[index]?.variableName;
    if (original === undefined) return [];
    const isCounted = rule.kind !== 'count' && nameBy(rule, original) !== copy.variableName;
    return [{ key: copy.key, original, name: copy.variableName, isCounted }];
  });
  return (
    <CopyNames tabIndex={0} role="region" aria-label={builderText('copy.names')}>
      <table>
        <caption>{builderText('copy.fields', { count: after.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{builderText('copy.before')}</th>
            <th scope="col">{builderText('copy.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, original, name, isCounted }) => (
            <tr key={key}>
              <td>{original}</td>
              <td>
                {name}
                {isCounted && <small>{builderText('copy.counted')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {after.length > mostShown && <p>{builderText('copy.more', { count: after.length - mostShown })}</p>}
    </CopyNames>
  );
}

interface OtherFormProps {
  readonly onFound: (found: Found | null) => void;
}

/** Another form, found by its name, and what is inserted of it: sections with their fields, or fields alone. */
function OtherForm({ onFound }: OtherFormProps) {
  const [chosen, setChosen] = useState<FormSelection | null>(null);
  const loaded = useRef(new Map<string, Found>());
  return (
    <TwoStepSelector
      mode="forms"
      selectionMode="multiple"
      label={builderText('copy.parts')}
      value={chosen}
      onValueChange={(selection) => {
        setChosen(selection);
        const form = selection === null ? undefined : loaded.current.get(selection.form.name);
        const keys = new Set(selection?.fields.map(({ name }) => name));
        onFound(form === undefined ? null : { ...form, parts: partsWithSections(form.parts, keys) });
      }}
      searchForms={(text, { signal }) =>
        explained(async () =>
          (await searchedForms(text, signal)).map(
            ({ id, uniqueName, displayName }): SelectorItem => ({
              name: id,
              label: `${displayName} (${uniqueName})`,
            }),
          ),
        )
      }
      loadFields={({ name: id }, { signal }) =>
        explained(async () => {
          const { doc } = await formObject.load(id, signal);
          const { parts } = toFormDraft(doc);
          loaded.current.set(id, { formName: doc.formTemplate.uniqueName, parts });
          return parts.map((part): SelectorItem => ({ name: part.key, label: partLabel(part) }));
        })
      }
    />
  );
}

function partLabel({ isHead, label, variableName }: FormPart): string {
  if (isHead)
    return label === '' ? builderText('copy.unnamedSection') : builderText('copy.section', { name: label });
  return label === '' || label === variableName ? variableName : `${label} (${variableName})`;
}
