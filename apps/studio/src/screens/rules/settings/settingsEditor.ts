import type { Rule } from '@studio/api';
import { draftOnce } from '../../../kernel/editor/fields/draftOnce.ts';
import type { EditorDefinition, Loaded } from '../../../kernel/editor/types.ts';
import { rules } from '../early.ts';
import { ruleObject, ruleSettingsKind } from '../rules.api.ts';
import { ruleTexts } from '../ruleTexts.ts';
import {
  blankSettings,
  type RuleSettings,
  type SettingsDoc,
  settingsForm,
  settingsOf,
  toSettingsBody,
} from './ruleSettings.ts';
import { ruleSettingsText } from './settings.messages.ts';

/** What the settings of a new rule start from. */
export const newRule: Loaded<SettingsDoc> = { doc: null, etag: '' };

const toSettings = draftOnce<Rule, RuleSettings>(settingsOf);

/** The declaration of the settings modal; the id of a new rule is empty. */
export const settingsEditor: EditorDefinition<SettingsDoc, RuleSettings> = {
  kind: ruleSettingsKind,
  objectKind: rules.kind,
  hasOwnId: true,
  schemaVersion: 1,
  ...settingsForm.definition,
  toDraft: (doc) => (doc === null ? blankSettings : toSettings(doc)),
  load: async (id, signal) => (id === '' ? newRule : ruleObject.load(id, signal)),
  isSameObject: async (id, { doc, etag }) => doc === null || ruleObject.isSameObject(id, { doc, etag }),
  save: (id, draft, { doc, etag }, options) => {
    const body = toSettingsBody(draft, doc);
    return doc === null ? ruleObject.create(body, options) : ruleObject.save(id, body, { etag }, options);
  },
  create: (draft, { doc }, options) => ruleObject.create(toSettingsBody(draft, doc), options),
  toConflict: ruleObject.toConflict,
  idOf: (doc) => doc?.id ?? '',
  saverOf: (doc) => (doc === null ? { author: '', time: 0 } : ruleObject.saverOf(doc)),
  // They tell the versions of a rule apart as far as its settings do.
  versions: {
    ...ruleObject.versions,
    get restoreNote() {
      return ruleSettingsText('restoreNote');
    },
    compare: settingsForm.compare,
  },
  texts: {
    get saving() {
      return ruleTexts().saving;
    },
    get saved() {
      return ruleSettingsText('saved');
    },
    get invalidOnLeave() {
      return ruleSettingsText('hold');
    },
  },
};
