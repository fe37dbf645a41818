import type { Preference } from '@studio/api';
import {
  Combobox,
  EmptyState,
  IconButton,
  MultiSelect,
  SearchField,
  Switch,
  TextField,
  Tooltip,
} from '@studio/ui';
import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { useDebouncedSearch } from '../../../kernel/list/useDebouncedSearch.ts';
import { ChoicesOf } from '../../../kernel/object/plain/ChoicesOf.tsx';
import { findControl } from '../../../kernel/object/plain/findControl.ts';
import type { RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { ListGroup, ListGroups } from '../../../kernel/object/plain/PlainForm.styles.ts';
import { useSought } from '../../../kernel/object/plain/useSought.ts';
import { useLookups } from '../../../kernel/resource/useLookups.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { preferenceParameter } from '../early.ts';
import { preferenceText } from '../preferences.messages.ts';
import { groupPreferences } from './groupPreferences.ts';
import { SearchLine } from './PreferenceGroups.styles.ts';
import { Line } from './PreferenceLine.styles.ts';
import { joinValues, labelOf, type PreferenceRow, splitValue } from './preferenceDraft.ts';
import { formatValue, wordsOfSet } from './preferenceWords.ts';

export interface PreferenceGroupsProps {
  readonly preferences: readonly Preference[];
  readonly rows: readonly PreferenceRow[];
  readonly rowFaults: RowFaults;
  readonly isReadOnly: boolean;
  readonly onRowsChange: (rows: readonly PreferenceRow[], intent?: EditIntent) => void;
}

/** The preferences by category, and a search over all that they say. The address has what is searched for, or names the one to lead to. */
export function PreferenceGroups(props: PreferenceGroupsProps) {
  const { preferences, rows, rowFaults, isReadOnly, onRowsChange } = props;
  const [params, setParams] = useSearchParams();
  const ref = useRef<HTMLDivElement>(null);
  // One that the address names is shown, whatever is searched for.
  const search = params.has(preferenceParameter) ? '' : (params.get('q') ?? '');
  const setSearch = (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true });
  const typing = useDebouncedSearch(search, setSearch, usePreference('lists.slowSearchDelayMilliseconds'));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const shownValue = ({ name, value }: Preference) => byName.get(name)?.value ?? value;
  const groups = groupPreferences(
    preferences,
    search,
    (each) => [formatValue(each, each.value), formatValue(each, shownValue(each))],
    ({ name }) => rowFaults.has(name),
  );
  const shown = groups.reduce((sum, group) => sum + group.preferences.length, 0);
  const count = preferenceText('count', { shown, total: preferences.length });
  const change = (name: string, value: string, intent?: EditIntent) =>
    onRowsChange(
      rows.map((row) => (row.name === name ? { ...row, value } : row)),
      intent,
    );
  useSought(preferenceParameter, (name) => {
    const row = ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(name)}"]`) ?? null;
    if (row === null) {
      notify({ message: preferenceText('sought.gone', { name }), tone: 'bad' });
      return;
    }
    findControl(row.querySelector<HTMLElement>('[data-part="editor"]') ?? row)?.focus();
    row.scrollIntoView({ block: 'center' });
  });
  return (
    <div ref={ref}>
      <SearchLine>
        <SearchField
          label={preferenceText('search')}
          placeholder={preferenceText('search')}
          {...typing.field}
        />
        <span role="status">{count}</span>
      </SearchLine>
      {groups.length === 0 ? (
        <EmptyState title={preferenceText('none')} />
      ) : (
        <ListGroups>
          {groups.map(({ category, preferences: each }) => (
            <CategorySection key={category} category={category}>
              {each.map((preference) => (
                <PreferenceLine
                  key={preference.name}
                  {...{ preference, isReadOnly }}
                  value={shownValue(preference)}
                  error={rowFaults.get(preference.name)?.['value']}
                  onValueChange={change}
                />
              ))}
            </CategorySection>
          ))}
        </ListGroups>
      )}
    </div>
  );
}

function CategorySection({
  category,
  children,
}: {
  readonly category: string;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <ListGroup aria-labelledby={headingId}>
      <h2 id={headingId}>{category}</h2>
      <ul>{children}</ul>
    </ListGroup>
  );
}

interface PreferenceLineProps {
  readonly preference: Preference;
  /** As it is edited. */
  readonly value: string;
  /** What is wrong with it; undefined for nothing. */
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onValueChange: (name: string, value: string, intent?: EditIntent) => void;
}

/** A preference: what it is called, what it means, and its value, which becomes a control under the pointer and the focus. */
function PreferenceLine(props: PreferenceLineProps) {
  const { preference, value, error, isReadOnly, onValueChange } = props;
  const { name, completeDescription, defaultValue, dataSetName } = preference;
  // What is only read loads what its values are called, too.
  useLookups(dataSetName === null ? [] : wordsOfSet(dataSetName).lookups);
  const label = labelOf(preference);
  const isChanged = value !== defaultValue;
  const shownDefault = formatValue(preference, defaultValue);
  const change = (next: string, intent?: EditIntent) => onValueChange(name, next, intent);
  const editorRef = useRef<HTMLSpanElement>(null);
  const reset = () => {
    change(defaultValue, {});
    // The button leaves with the change.
    findControl(editorRef.current ?? undefined)?.focus();
  };
  return (
    <Line
      data-row={name}
      data-changed={isChanged || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <span data-part="label">
        {label}
        <Tooltip
          content={
            <>
              {completeDescription} {preferenceText('name', { name })}
            </>
          }
        >
          <button type="button" data-part="about" aria-label={preferenceText('about', { label })}>
            <Info aria-hidden size={14} />
          </button>
        </Tooltip>
        {isChanged && <small data-part="default">{preferenceText('changed', { value: shownDefault })}</small>}
      </span>
      <span data-part="value" data-cell="value" data-read-only={isReadOnly || undefined}>
        <span data-part="text" data-empty={value.trim() === '' || undefined} aria-hidden={!isReadOnly}>
          {formatValue(preference, value)}
        </span>
        {!isReadOnly && (
          <span ref={editorRef} data-part="editor">
            <ValueEditor {...{ preference, label, value, error }} onValueChange={change} />
          </span>
        )}
      </span>
      <span data-part="reset">
        {isChanged && !isReadOnly && (
          <IconButton
            size="sm"
            icon={<RotateCcw size={14} />}
            label={preferenceText('reset.of', { label, value: shownDefault })}
            onClick={reset}
          />
        )}
      </span>
    </Line>
  );
}

interface ValueEditorProps {
  readonly preference: Preference;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** @param intent the step that this is. Default: keys in one text are one step */
  readonly onValueChange: (value: string, intent?: EditIntent) => void;
}

/** The control of a value, by its type. Its label stays for assistive technology. */
function ValueEditor(props: ValueEditorProps) {
  const { preference, label, value, error, onValueChange } = props;
  const { name, dataType, dataSetName, defaultValue } = preference;
  const control = { label, error, isLabelHidden: true };
  if (dataType === 'boolean')
    return (
      <Switch
        {...control}
        checked={value === 'true'}
        onCheckedChange={(next) => onValueChange(String(next), {})}
      />
    );
  if (dataSetName === null)
    return (
      <TextField
        {...control}
        value={value}
        inputMode={dataType === 'numeric' ? 'decimal' : 'text'}
        autoComplete="off"
        onValueChange={(next) => onValueChange(next, { coalesceKey: name })}
      />
    );
  const chosen = dataType === 'multi-select enum' ? splitValue(value) : [value];
  return (
    <ChoicesOf words={wordsOfSet(dataSetName)} draft={undefined} chosen={chosen}>
      {({ options, isLoading, loadingText, hint, isFailed }) => {
        const shared = {
          ...{ options, isLoading, loadingText, label, isLabelHidden: true },
          ...(isFailed ? { error: hint } : { error, hint }),
        };
        return dataType === 'multi-select enum' ? (
          <MultiSelect
            {...shared}
            value={chosen}
            onValueChange={(next) => onValueChange(joinValues(next, [preference.value, defaultValue]), {})}
          />
        ) : (
          <Combobox
            {...shared}
            value={value}
            isClearable={false}
            onValueChange={(next) => {
              if (next !== null) onValueChange(next, {});
            }}
          />
        );
      }}
    </ChoicesOf>
  );
}
