import { Accordion, Badge, EmptyState, ErrorState, SearchField, Skeleton, VisuallyHidden } from '@studio/ui';
import { mergeProps, Note, useControlled } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import { type FocusEvent, useState } from 'react';
import { type Settings, useSettings } from './hooks/useSettings.ts';
import { describeSetting } from './model/describeSetting.ts';
import { groupSettings, type ShownGroup } from './model/groupSettings.ts';
import { optionsOf } from './model/options.ts';
import { SettingControl } from './SettingControl.tsx';
import { GroupBody, PanelRoot, SetTexts, SkeletonList } from './SettingsPanel.styles.ts';
import type { SettingsPanelProps } from './SettingsPanelProps.ts';

const skeletonRows = [0, 1, 2, 3];

function rootPropsOf(props: SettingsPanelProps) {
  const {
    settings: _settings,
    error: _error,
    value: _value,
    defaultValue: _defaultValue,
    subject: _subject,
    onValueChange: _onChange,
    onSettingPress: _onSettingPress,
    confirmChange: _confirmChange,
    formType: _formType,
    isReadOnly: _isReadOnly,
    loadValueSet: _loadValueSet,
    allowsMinus: _allowsMinus,
    isInProduction: _isInProduction,
    isNew: _isNew,
    readOnlyReason: _readOnlyReason,
    openGroups: _openGroups,
    defaultOpenGroups: _defaultOpenGroups,
    onOpenGroupsChange: _onOpenGroupsChange,
    debounceMs: _debounceMs,
    headingLevel: _headingLevel,
    labels: _labels,
    ...rest
  } = props;
  return rest;
}

/**
 * A form drawn from descriptions of settings: in groups, each with only the settings whose display conditions hold. A
 * setting that turns inactive is reset to its default.
 */
export function SettingsPanel(props: SettingsPanelProps) {
  const settings = useSettings(props);
  const { search, setSearch, drawing, focusHandlers } = useSubject(props.subject);
  const { labels, active } = settings;
  const groups = groupSettings(active, search, Object.keys(labels.groups));
  const isSearching = search.trim() !== '';
  const foundCount = groups.reduce((count, group) => count + group.settings.length, 0);
  const isLoading = props.settings === undefined && !props.error;

  return (
    <PanelRoot
      data-part="settings-panel"
      aria-label={labels.title}
      {...mergeProps(rootPropsOf(props), focusHandlers)}
      aria-busy={isLoading || undefined}
    >
      {props.error && (
        <ErrorState
          title={props.error.title ?? labels.loadFailed}
          reason={props.error.reason}
          onRetry={props.error.onRetry}
          retryLabel={labels.retry}
        />
      )}
      {isLoading && (
        <SkeletonList>
          <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
          {skeletonRows.map((row) => (
            <Skeleton key={row} height={52} />
          ))}
        </SkeletonList>
      )}
      {!props.error && props.settings && active.length === 0 && <EmptyState title={labels.noSettings} />}
      {!props.error && active.length > 0 && (
        <>
          {props.readOnlyReason && (
            <Note data-part="read-only-reason">
              <Lock size={14} aria-hidden="true" />
              {props.readOnlyReason}
            </Note>
          )}
          <SearchField
            data-part="search"
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={search}
            onValueChange={setSearch}
          />
          {foundCount === 0 && <Note data-part="no-matches">{labels.noMatches(search.trim())}</Note>}
          <SettingsGroups {...{ groups, settings, props, isSearching, drawing }} />
          <VisuallyHidden role="status">
            {isSearching ? labels.found(foundCount) : settings.announcement}
          </VisuallyHidden>
        </>
      )}
    </PanelRoot>
  );
}

/** What the panel has of its subject, and which drawing of the groups shows it. */
interface SubjectState {
  readonly subject: string | undefined;
  readonly search: string;
  readonly isFocused: boolean;
  readonly drawing: number;
}

/**
 * A panel begins anew with another subject. Controls are drawn anew only where one of them has the focus: what is open or typed in it is
 * of the former subject.
 */
function useSubject(subject: string | undefined) {
  const [state, setState] = useState<SubjectState>({ subject, search: '', isFocused: false, drawing: 0 });
  if (state.subject !== subject) {
    const drawing = state.isFocused ? state.drawing + 1 : state.drawing;
    setState({ ...state, subject, search: '', drawing });
  }
  return {
    search: state.search,
    setSearch: (search: string) => setState((before) => ({ ...before, search })),
    drawing: state.drawing,
    focusHandlers: {
      onFocus: () => setState((before) => (before.isFocused ? before : { ...before, isFocused: true })),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setState((before) => ({ ...before, isFocused: false }));
      },
    },
  };
}

const firstGroups: readonly string[] = ['core', 'display'];

interface SettingsGroupsProps {
  readonly groups: readonly ShownGroup[];
  readonly settings: Settings;
  readonly props: SettingsPanelProps;
  /** Every group is open, whatever was opened: something is looked for. */
  readonly isSearching: boolean;
  /** With another number all controls are drawn anew. */
  readonly drawing: number;
}

/** The groups of settings. */
function SettingsGroups({ groups, settings, props, isSearching, drawing }: SettingsGroupsProps) {
  const { labels } = settings;
  const [openGroups, setOpenGroups] = useControlled<readonly string[]>(
    props.openGroups,
    props.defaultOpenGroups ?? firstGroups,
    props.onOpenGroupsChange,
  );
  const shown = groups.map(({ group }) => group);

  return (
    <Accordion
      key={drawing}
      data-part="groups"
      selectionMode="multiple"
      headingLevel={props.headingLevel ?? 3}
      openIds={isSearching ? shown : openGroups}
      onOpenIdsChange={(ids) => {
        if (isSearching) return;
        const hidden = openGroups.filter((group) => !shown.includes(group));
        setOpenGroups([...shown.filter((group) => ids.includes(group)), ...hidden]);
      }}
      items={groups.map(({ group, settings: list }) => {
        const faultCount = list.filter((setting) => settings.problemOf(setting) !== undefined).length;
        const isOpen = isSearching || openGroups.includes(group);
        const set = isOpen ? '' : describeSet(list, settings);
        return {
          id: group,
          title: (Object.hasOwn(labels.groups, group) ? labels.groups[group] : undefined) ?? group,
          meta:
            set === '' && faultCount === 0 ? undefined : (
              <>
                {set !== '' && <SetTexts data-part="set">{set}</SetTexts>}
                {faultCount > 0 && <Badge tone="bad">{labels.faultCount(faultCount)}</Badge>}
              </>
            ),
          content: (
            <GroupBody>
              {list.map((setting) => (
                <SettingControl key={setting.settingName} {...{ setting, settings }} />
              ))}
            </GroupBody>
          ),
        };
      })}
    />
  );
}

/** What is not as it is by default in a closed group: most questions are answered without opening it. Empty for nothing. */
function describeSet(
  list: ShownGroup['settings'],
  { isSet, textOf, labels, values, context }: Settings,
): string {
  return list
    .filter(isSet)
    .map((setting) =>
      describeSetting(setting, textOf(setting), {
        options: optionsOf(setting, values, context),
        words: labels,
      }),
    )
    .join(' · ');
}
