import { Badge, FormField, Popover, SearchField, VisuallyHidden } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  Entry,
  EntryNote,
  Group,
  GroupTitle,
  List,
  NoEntries,
  Trigger,
  TriggerText,
  TriggerValue,
} from './FunctionPicker.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import { bestEntry, groupFunctions, stepEntry } from './model/functionGroups.ts';
import type { ExpressionFunction, ExpressionKind } from './types.ts';

export interface FunctionPickerProps {
  readonly functions: readonly ExpressionFunction[];
  readonly kinds: readonly ExpressionKind[];
  readonly value: ExpressionFunction | null;
  readonly onValueChange: (entry: ExpressionFunction) => void;
  readonly labels: ExpressionModalLabels;
}

/** The function, operator or constant to add next, and what it does. */
export function FunctionPicker(props: FunctionPickerProps): ReactElement {
  const { functions, kinds, value, onValueChange, labels } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormField
      data-part="form-field function"
      label={labels.function}
      hint={value?.description}
      controlId={id}
    >
      {(control) => (
        <Popover
          label={labels.function}
          width={440}
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Trigger
              {...control}
              type="button"
              data-part="function-trigger"
              aria-labelledby={`${id}-label ${id}-value`}
            >
              <TriggerValue id={`${id}-value`}>
                <TriggerText data-blank={value === null || undefined}>
                  {value?.name ?? labels.chooseFunction}
                </TriggerText>{' '}
                {value && <Badge>{labels.operands(value.operandCount)}</Badge>}
              </TriggerValue>
              <ChevronDown size={16} aria-hidden="true" />
            </Trigger>
          }
        >
          <FunctionList
            {...{ functions, kinds }}
            chosen={value}
            labels={labels}
            onChoose={(entry) => {
              setOpen(false);
              onValueChange(entry);
            }}
          />
        </Popover>
      )}
    </FormField>
  );
}

interface FunctionListProps {
  readonly functions: readonly ExpressionFunction[];
  readonly chosen: ExpressionFunction | null;
  /** Those that functions are offered for, to name them. */
  readonly kinds: readonly ExpressionKind[];
  readonly labels: ExpressionModalLabels;
  readonly onChoose: (entry: ExpressionFunction) => void;
}

/** A box that narrows the entries down, and the entries under their groups. */
function FunctionList(props: FunctionListProps): ReactElement {
  const { functions, kinds, chosen, labels, onChoose } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<ExpressionFunction | null>(chosen);
  const groups = groupFunctions(functions, query);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry === wanted) ?? bestEntry(entries, query);
  const idOf = (entry: ExpressionFunction) => `${id}${functions.indexOf(entry)}`;
  const activeId = active && idOf(active);

  useLayoutEffect(() => {
    if (activeId) listRef.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = stepEntry(entries, active, event.key);
    if (next) setWanted(next);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchField
        label={labels.searchFunctions}
        placeholder={labels.searchFunctions}
        value={query}
        onValueChange={(text) => {
          setWanted(null);
          setQuery(text);
        }}
        onKeyDown={handleKeyDown}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
      />
      <List
        ref={listRef}
        id={`${id}list`}
        role="listbox"
        aria-label={labels.function}
        hidden={entries.length === 0}
        data-part="functions"
      >
        {groups.map((group) => (
          <Group key={group.name} role="group" aria-label={group.name}>
            <GroupTitle aria-hidden="true">{group.name}</GroupTitle>
            {group.entries.map((entry) => (
              <Entry
                key={entry.name}
                id={idOf(entry)}
                role="option"
                data-part="function-option"
                data-active={entry === active || undefined}
                aria-selected={entry === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setWanted(entry)}
                onClick={() => onChoose(entry)}
              >
                <code dir="ltr">{entry.name}</code>
                <Badge>{labels.operands(entry.operandCount)}</Badge>
                <EntryNote>
                  {entry.description}{' '}
                  {entry.applicableExpressions &&
                    labels.applicability(
                      entry.applicableExpressions.map(
                        (id) => kinds.find((kind) => kind.id === id)?.label ?? id,
                      ),
                    )}
                </EntryNote>
              </Entry>
            ))}
          </Group>
        ))}
      </List>
      {entries.length === 0 && <NoEntries aria-hidden="true">{labels.noFunctions}</NoEntries>}
      <VisuallyHidden role="status">
        {entries.length === 0 ? labels.noFunctions : query !== '' && labels.functionsFound(entries.length)}
      </VisuallyHidden>
    </>
  );
}
