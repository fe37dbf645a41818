import type { Preference } from '@studio/api';
import { EmptyState, SearchField } from '@studio/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { useDebouncedSearch } from '../../../kernel/list/useDebouncedSearch.ts';
import { findControl } from '../../../kernel/object/plain/findControl.ts';
import type { RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { useSought } from '../../../kernel/object/plain/useSought.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { preferenceParameter } from '../early.ts';
import { preferenceText } from '../preferences.messages.ts';
import { groupPreferences } from './groupPreferences.ts';
import { Category, Groups, SearchLine } from './PreferenceGroups.styles.ts';
import { PreferenceLine } from './PreferenceLine.tsx';
import type { PreferenceRow } from './preferenceDraft.ts';
import { sayValue } from './preferenceWords.ts';

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
  const groups = groupPreferences(preferences, search, (each) => [
    sayValue(each, each.value),
    sayValue(each, shownValue(each)),
  ]);
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
        <Groups>
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
        </Groups>
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
    <Category aria-labelledby={headingId}>
      <h2 id={headingId}>{category}</h2>
      <ul>{children}</ul>
    </Category>
  );
}
