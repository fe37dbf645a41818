import { EmptyState, ErrorState, SearchField, Skeleton, VisuallyHidden } from '@studio/ui';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useSettings } from './hooks/useSettings.ts';
import { groupSettings } from './model/groupSettings.ts';
import { SettingsGroups } from './SettingsGroups.tsx';
import { PanelNote, PanelRoot, SkeletonList } from './SettingsPanel.styles.ts';
import type { SettingsPanelProps } from './SettingsPanelProps.ts';

const skeletonRows = [0, 1, 2, 3];

function rootPropsOf(props: SettingsPanelProps) {
  const {
    settings: _settings,
    error: _error,
    value: _value,
    defaultValue: _defaultValue,
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
  const [search, setSearch] = useState('');
  const settings = useSettings(props);
  const { labels, active } = settings;
  const groups = groupSettings(active, search, Object.keys(labels.groups));
  const isSearching = search.trim() !== '';
  const foundCount = groups.reduce((count, group) => count + group.settings.length, 0);
  const isLoading = props.settings === undefined && !props.error;

  return (
    <PanelRoot
      data-part="settings-panel"
      aria-label={labels.title}
      {...rootPropsOf(props)}
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
            <PanelNote data-part="read-only-reason">
              <Lock size={14} aria-hidden="true" />
              {props.readOnlyReason}
            </PanelNote>
          )}
          <SearchField
            data-part="search"
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={search}
            onValueChange={setSearch}
          />
          {foundCount === 0 && (
            <PanelNote data-part="no-matches">{labels.noMatches(search.trim())}</PanelNote>
          )}
          <SettingsGroups {...{ groups, settings, props, isSearching }} />
          <VisuallyHidden role="status">
            {isSearching ? labels.found(foundCount) : settings.announcement}
          </VisuallyHidden>
        </>
      )}
    </PanelRoot>
  );
}
