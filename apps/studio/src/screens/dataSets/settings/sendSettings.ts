import { type DataSet, type DataSetType, isProblem } from '@studio/api';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { loadDataSet, saveDataSet } from '../dataSets.api.ts';
import { toConflict } from '../editor/model.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { isSaved, toChangedSet, toNewSet } from './model/toSettings.ts';
import { createDataSet } from './settings.api.ts';

/** What is to be saved. */
export interface SettingsToSend {
  readonly draft: SettingsDraft;
  readonly type: DataSetType;
  /** The version that is changed; null makes a new set. */
  readonly base: Loaded<DataSet> | null;
  /** The same settings were sent before and no answer came: they may have been saved. */
  readonly isSecondTry: boolean;
}

/** Saves settings. Finds out when an earlier try, whose answer was lost, has already saved them. */
export async function sendSettings(sent: SettingsToSend): Promise<Loaded<DataSet>> {
  const { draft, type, base } = sent;
  try {
    if (base === null) return await createDataSet(toNewSet(draft, type));
    return await saveDataSet(base.doc.name, toChangedSet(draft, type, base.doc), base.etag);
  } catch (error) {
    const saved = await findSaved(error, sent);
    if (saved === null) throw error;
    return saved;
  }
}

/** The version that an earlier try has made; null when there is none. */
async function findSaved(error: unknown, sent: SettingsToSend): Promise<Loaded<DataSet> | null> {
  const current = toConflict(error)?.current ?? (await findByNewName(error, sent));
  return current !== null && isWhatWasSent(current.doc, sent) ? current : null;
}

/** After a lost answer, a new name that is taken, or an old one that is gone, may be our own doing. */
async function findByNewName(
  error: unknown,
  { draft, base, isSecondTry }: SettingsToSend,
): Promise<Loaded<DataSet> | null> {
  const isTelling = isProblem(error, base === null ? 409 : 404);
  if (!isSecondTry || !isTelling) return null;
  return loadDataSet(draft.name.trim()).catch(() => null);
}

function isWhatWasSent(doc: DataSet, { draft, type, base }: SettingsToSend): boolean {
  if (!isSaved(draft, doc)) return false;
  const body = base === null ? toNewSet(draft, type) : toChangedSet(draft, type, base.doc);
  return equal(contentOf(body), contentOf(toChangedSet(draft, type, doc)));
}

/** Items and criteria, without the set's name that criteria repeat. */
function contentOf(body: ReturnType<typeof toNewSet>): unknown {
  const items = (body.items ?? body.enhancedDynamicDataItems ?? []).map((item) => ({
    ...item,
    enhancedDynamicDataItemCriteriaList: (item.enhancedDynamicDataItemCriteriaList ?? []).map(
      ({ dataSetName: _set, ...criterion }) => criterion,
    ),
  }));
  return { items, dependency: body.dependency ?? null };
}
