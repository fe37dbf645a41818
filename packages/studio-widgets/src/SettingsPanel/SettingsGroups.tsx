import { Accordion, Badge } from '@studio/ui';
import { useControlled } from '@studio/ui/internal';
import type { Settings } from './hooks/useSettings.ts';
import type { ShownGroup } from './model/groupSettings.ts';
import { SettingControl } from './SettingControl.tsx';
import { GroupBody } from './SettingsPanel.styles.ts';
import type { SettingsPanelProps } from './SettingsPanelProps.ts';

const firstGroups: readonly string[] = ['core', 'display'];

interface SettingsGroupsProps {
  readonly groups: readonly ShownGroup[];
  readonly settings: Settings;
  readonly props: SettingsPanelProps;
  /** Every group is open, whatever was opened: something is looked for. */
  readonly isSearching: boolean;
}

/** The groups of settings. */
export function SettingsGroups({ groups, settings, props, isSearching }: SettingsGroupsProps) {
  const { labels } = settings;
  const [openGroups, setOpenGroups] = useControlled<readonly string[]>(
    props.openGroups,
    props.defaultOpenGroups ?? firstGroups,
    props.onOpenGroupsChange,
  );
  const shown = groups.map(({ group }) => group);

  return (
    <Accordion
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
        const faultCount = list.filter((setting) => settings.faultOf(setting) !== undefined).length;
        return {
          id: group,
          title: (Object.hasOwn(labels.groups, group) ? labels.groups[group] : undefined) ?? group,
          meta: faultCount > 0 ? <Badge tone="bad">{labels.faultCount(faultCount)}</Badge> : undefined,
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
