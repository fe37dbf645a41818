import type { UiFormTemplate } from '@studio/api';
import { Button, EmptyState, Tooltip } from '@studio/ui';
import { Plus } from 'lucide-react';
import { type MouseEvent, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { FaultMark } from '../../../../kernel/object/FaultMark.tsx';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { operatorsOf, ruleOperators } from '../../../../kernel/rules/ruleSchema.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import type { FormDraft, FormPart, RuleRow } from '../draft/FormDraft.ts';
import { placeId } from '../faultPlace.ts';
import type { FaultsByPlace, FormFault } from '../formFaults.ts';
import { formValueKinds } from './model/ownValues.ts';
import { targetFields, withNewRule, withoutRuleOf } from './model/ruleEdits.ts';
import { RuleBuilder, triggerName } from './RuleBuilder.tsx';
import type { FindWarnings } from './RuleReview.tsx';
import { Columns, Navigation, RuleList, Rules } from './RulesTab.styles.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** What a host can do with the rules of a form. */
export interface RulesTabActions {
  /**
   * Moves the focus to a rule in the list, or to a condition of it.
   * @param key null is that of the form
   * @param pointer a JSON pointer from the condition of the rule, which is selected already or comes to be
   */
  readonly focusRule: (key: string | null, pointer?: string) => boolean;
}

/** The rules of a form: all of them, and the one that is selected. */
export interface RulesTabProps {
  readonly draft: FormDraft;
  /** The version that the draft was made from. */
  readonly doc: UiFormTemplate;
  readonly faults: readonly FormFault[];
  /** Why no rule can be changed; empty when they can. */
  readonly lockedBecause: string;
  /** The draft as it is now: a text that was typed is entered a moment later. */
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft, intent?: EditIntent) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** The rule that is selected; null is that of the form, undefined none. */
  readonly selected: string | null | undefined;
  readonly hrefOf: (rule: RuleRow | null) => string;
  /** Another rule is to be shown: what was changed is saved before. */
  readonly onSelect: (rule: RuleRow | null) => void;
  /** The selected rule was made, renamed or deleted: this one is selected now. */
  readonly onReplace: (rule: RuleRow | null) => void;
  readonly findWarnings: FindWarnings;
  readonly actionsRef?: Ref<RulesTabActions> | undefined;
}

/** The rule that shows the form, those that show its fields, and the builder of the one that is selected. */
export function RulesTab(props: RulesTabProps) {
  const { draft, doc, faults, lockedBecause, getDraft, onDraftChange, selected, actionsRef } = props;
  const { onSelect, onReplace, onUndo, onRedo, hrefOf } = props;
  const operators = operatorsOf(useLookup(ruleOperators).data);
  const { uniqueName } = doc.formTemplate;
  const [valueKinds] = useState(() => formValueKinds(() => ({ uniqueName, parts: getDraft().parts })));
  const [made, setMade] = useState<string | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const [sought, setSought] = useState<{ readonly key: string | null; readonly pointer: string }>();
  useImperativeHandle(
    actionsRef,
    () => ({
      focusRule: (key, pointer) => {
        setSought(pointer === undefined ? undefined : { key, pointer });
        return focusLink(listRef.current, key);
      },
    }),
    [],
  );
  const soughtIn = (key: string | null) => ({
    sought: sought?.key === key ? sought.pointer : undefined,
    onFound: () => setSought(undefined),
  });
  const byPlace = Map.groupBy(faults, ({ place }) => placeId(place));
  const rule = draft.rules.find(({ key }) => key === selected);
  const hasTargets = targetFields(draft).length > 0;
  const create = () => {
    const [next, added] = withNewRule(getDraft(), (number) => rulesTabText('newName', { number }));
    onDraftChange(next);
    setMade(added.key);
    onReplace(added);
  };
  const remove = (key: string) => {
    const [next, neighbour] = withoutRuleOf(getDraft(), key);
    onDraftChange(next);
    onReplace(neighbour);
    // What had the focus is gone.
    requestAnimationFrame(() => {
      if (!focusLink(listRef.current, neighbour?.key ?? null)) listRef.current?.focus();
    });
  };
  const edited = { doc, operators, valueKinds, lockedBecause, getDraft, onDraftChange, onUndo, onRedo };
  const shared = { ...edited, findWarnings: props.findWarnings };
  return (
    <Rules>
      <Columns>
        <RuleNavigation
          {...{ draft, doc, byPlace, selected, hrefOf, onSelect, listRef }}
          mayCreate={lockedBecause === ''}
          onCreate={hasTargets ? create : null}
        />
        {rule !== undefined && (
          <RuleBuilder
            key={rule.key}
            {...{ ...shared, draft, rule, ...soughtIn(rule.key) }}
            faults={byPlace.get(rule.key)}
            isMade={rule.key === made}
            onDelete={() => remove(rule.key)}
            onRenamed={onReplace}
          />
        )}
        {rule === undefined && selected === null && (
          <RuleBuilder
            key="trigger"
            {...{ ...shared, draft, ...soughtIn(null) }}
            rule={null}
            faults={byPlace.get('trigger')}
          />
        )}
        {rule === undefined && selected === undefined && (
          <EmptyState
            title={rulesTabText(hasTargets ? 'none.rules' : 'none.conditional')}
            action={hasTargets && lockedBecause === '' && <CreateButton onCreate={create} />}
          />
        )}
      </Columns>
    </Rules>
  );
}

function CreateButton({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onCreate}>
      {rulesTabText('none.create')}
    </Button>
  );
}

interface RuleNavigationProps
  extends Pick<RulesTabProps, 'draft' | 'doc' | 'selected' | 'hrefOf' | 'onSelect'> {
  readonly byPlace: FaultsByPlace;
  readonly listRef: Ref<HTMLElement>;
  readonly mayCreate: boolean;
  /** Null while no field can be shown by a rule. */
  readonly onCreate: (() => void) | null;
}

function RuleNavigation(props: RuleNavigationProps) {
  const { draft, doc, selected, hrefOf, onSelect, byPlace, listRef, mayCreate, onCreate } = props;
  const headingId = useId();
  const shown = useMemo(
    () => Map.groupBy(targetFields(draft), ({ triggerRuleName }) => triggerRuleName),
    [draft],
  );
  const entry = (rule: RuleRow | null, name: string) => ({
    id: rule?.key ?? null,
    name,
    description: rule?.description ?? '',
    shows: rule === null ? '' : describeShown(shown.get(rule.name)),
    href: hrefOf(rule),
    isSelected: selected !== undefined && selected === (rule?.key ?? null),
    faultCount: byPlace.get(rule?.key ?? 'trigger')?.length ?? 0,
    onSelect: () => onSelect(rule),
  });
  return (
    <Navigation ref={listRef} tabIndex={-1} aria-label={rulesTabText('rules')} data-part="rules">
      {doc.triggerRule !== null && (
        <RuleList>
          <RuleLink {...entry(null, triggerName(doc.formTemplate.root))} />
        </RuleList>
      )}
      <header>
        <h2 id={headingId}>{rulesTabText('fieldRules')}</h2>
        {mayCreate && (
          <Button
            size="sm"
            startIcon={<Plus aria-hidden size={14} />}
            disabledReason={onCreate === null ? rulesTabText('none.conditional') : undefined}
            onClick={() => onCreate?.()}
          >
            {rulesTabText('new')}
          </Button>
        )}
      </header>
      {draft.rules.length > 0 && (
        <RuleList aria-labelledby={headingId}>
          {draft.rules.map((rule) => (
            <RuleLink key={rule.key} {...entry(rule, shownRuleName(rule.name))} />
          ))}
        </RuleList>
      )}
      {draft.rules.length === 0 && selected !== undefined && (
        <p>
          {rulesTabText(onCreate === null ? 'none.conditional' : 'none.rules')}{' '}
          {mayCreate && onCreate !== null && <CreateButton onCreate={onCreate} />}
        </p>
      )}
    </Navigation>
  );
}

/** Fields that are named beside a rule: it has two lines for them. */
const mostShown = 10;

/** The fields that a rule shows, in words. */
function describeShown(fields: readonly FormPart[] = []): string {
  if (fields.length === 0) return rulesTabText('shows.none');
  const names = fields.slice(0, mostShown).map(({ label, variableName }) => label || variableName);
  return rulesTabText('shows', { fields: names.join(', ') });
}

interface RuleLinkProps {
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  /** The fields that it shows, in words; empty for the rule that shows the form. */
  readonly shows: string;
  readonly href: string;
  readonly isSelected: boolean;
  readonly faultCount: number;
  readonly onSelect: () => void;
}

function RuleLink(props: RuleLinkProps) {
  const { id, name, description, shows, href, isSelected, faultCount, onSelect } = props;
  const detailsId = useId();
  const follow = (event: MouseEvent) => {
    // Another tab or window is the browser's.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isSelected) onSelect();
  };
  return (
    <li>
      <Tooltip content={description} isDisabled={description === ''}>
        <a
          href={href}
          data-rule={id ?? ''}
          aria-current={isSelected ? 'page' : undefined}
          aria-describedby={detailsId}
          onClick={follow}
        >
          <span>
            {name}
            {shows !== '' && <small aria-hidden="true">{shows}</small>}
          </span>
          {faultCount > 0 && <FaultMark count={faultCount} />}
        </a>
      </Tooltip>
      <span id={detailsId} hidden>
        {[description, shows].filter((text) => text !== '').join(' ')}
      </span>
    </li>
  );
}

function focusLink(root: HTMLElement | null, key: string | null): boolean {
  const link = root?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(key ?? '')}"]`);
  link?.scrollIntoView({ block: 'nearest' });
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}
