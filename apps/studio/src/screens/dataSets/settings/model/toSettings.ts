import type { DataItem, DataSet, DataSetSettings, DataSetType, DataSetWrite } from '@studio/api';
import { equal } from '../../../../kernel/editor/equal.ts';
import { settingsForm } from '../settingsForm.ts';
import { dataSetType, type SettingsDraft, settingsOf } from './SettingsDraft.ts';

/** The settings as they are saved: what the type does not have is empty, and without search the minimum is 3. */
export function toSettings(draft: SettingsDraft, type: DataSetType): DataSetSettings {
  // What counts of a draft goes by the names of its fields.
  const normalised = settingsForm.definition.normalise({ ...draft, type }, null) as SettingsDraft;
  return {
    ...normalised,
    name: draft.name.trim(),
    description: normalised.description ?? '',
    type,
    supportSearch: normalised.supportSearch ?? false,
    minSearchStringLength: Number(normalised.minSearchStringLength),
  };
}

/** What creating a set sends: the settings, and no items. */
export function toNewSet(draft: SettingsDraft, type: DataSetType): DataSetWrite {
  return withItems(toSettings(draft, type), [], null);
}

/**
 * What changing the settings sends: the items as they were loaded, without what the new type does not have. With the type
 * that it has, whatever was not changed stays as it is stored.
 */
export function toChangedSet(draft: SettingsDraft, type: DataSetType, doc: DataSet): DataSetWrite {
  const items = type === doc.type ? doc.items : doc.items.map((item) => itemFor(type, item));
  const settings = toSettings(draft, type);
  return withItems(
    type === doc.type ? withStored(settings, doc) : settings,
    items,
    doc.dynamicDataSetDependency,
  );
}

function withStored(settings: DataSetSettings, doc: DataSet): DataSetSettings {
  const before = toSettings(settingsOf(doc), doc.type);
  const names = Object.keys(settings) as (keyof DataSetSettings)[];
  const unchanged = names.filter((name) => equal(settings[name], before[name]));
  return { ...settings, ...Object.fromEntries(unchanged.map((name) => [name, doc[name]])) };
}

function withItems(
  settings: DataSetSettings,
  items: DataItem[],
  dependency: DataSet['dynamicDataSetDependency'],
): DataSetWrite {
  return hasCriteria(settings.type)
    ? { ...settings, enhancedDynamicDataItems: items, dependency }
    : { ...settings, items };
}

/** Whether sets of a type have dependencies and criteria. */
export function hasCriteria(type: DataSetType): boolean {
  return type === dataSetType.custom || type === dataSetType.dependent;
}

function itemFor(type: DataSetType, item: DataItem): DataItem {
  const { enhancedDynamicDataItemCriteriaList = [], defaultPrecedence = null, ...rest } = item;
  return {
    ...rest,
    defaultPrecedence: type === dataSetType.dependent ? defaultPrecedence : null,
    enhancedDynamicDataItemCriteriaList: hasCriteria(type) ? enhancedDynamicDataItemCriteriaList : [],
  };
}
