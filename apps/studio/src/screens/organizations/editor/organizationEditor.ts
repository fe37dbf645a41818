import type { Organization } from '@studio/api';
import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { newOrigin } from '../../../kernel/object/newOrigin.ts';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { type OrganizationType, organizations, organizationTypes } from '../early.ts';
import { organizationEditorText } from '../editor.messages.ts';
import { type OrganizationBody, organizationObject } from '../organizations.api.ts';
import { organizationText } from '../organizations.messages.ts';
import { codeLabel } from '../organizationTexts.ts';
import { noteParent, parentField } from './parentField.tsx';

/** The settings of an organization as they are edited. */
export interface OrganizationDraft {
  readonly name: string;
  readonly code: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phoneNumber: string;
  readonly parentId: string | null;
}

/** Empty: an organization is made on the server. */
const blank: Organization = {
  ...newOrigin,
  organizationType: 1,
  name: '',
  status: 2,
  isDraftStatus: true,
  code: null,
  addressLine1: null,
  addressLine2: null,
  addressLine3: null,
  city: null,
  state: null,
  postalCode: null,
  phoneNumber: null,
  parentId: null,
  parentName: null,
  parentCode: null,
  defaultEmailSignature: '',
};

type TextName = Exclude<keyof OrganizationDraft, 'name' | 'code' | 'parentId'>;

const text = (label: TextName, maxLength: number, type?: 'tel') =>
  textField<Organization, OrganizationDraft>({
    label: () => organizationEditorText(label),
    maxLength,
    spellCheck: false,
    ...(type && { type }),
  });

/** The texts of the manager of organizations of a type. */
export function organizationTexts(type: OrganizationType) {
  return textsOf.get(type) ?? makeTexts(type);
}

const makeTexts = (type: OrganizationType) =>
  once(() =>
    makeObjectTexts(
      { noun: organizationEditorText('noun'), nouns: organizationEditorText('nouns') },
      {
        back: organizationText(`heading.${type.name}`),
        saving: organizationEditorText('saving'),
        saved: organizationEditorText('saved'),
        discarded: organizationEditorText('discarded'),
        deleting: organizationEditorText('deleting'),
        deleted: organizationEditorText('deleted'),
        deleteQuestion: organizationEditorText('deleteQuestion'),
        recreateNote: organizationEditorText('recreateNote'),
        invalidOnLeave: organizationEditorText('invalidOnLeave'),
      },
    ),
  );

const textsOf = new Map(organizationTypes.map((type) => [type, makeTexts(type)]));

function makeEditor(type: OrganizationType) {
  const { definition, ...editor } = definePlainEditor<Organization, OrganizationDraft, OrganizationBody>({
    kind: organizations.kind,
    schemaVersion: 1,
    object: organizationObject,
    texts: organizationTexts(type),
    heading: () => organizationEditorText('heading'),
    fields: {
      name: textField({ label: () => organizationEditorText('name'), isName: true, maxLength: 1000 }),
      code: textField({ label: () => codeLabel(type), maxLength: 100, spellCheck: false }),
      parentId: parentField<Organization, OrganizationDraft>(),
      addressLine1: text('addressLine1', 1000),
      addressLine2: text('addressLine2', 1000),
      addressLine3: text('addressLine3', 1000),
      city: text('city', 1000),
      state: text('state', 100),
      postalCode: text('postalCode', 100),
      phoneNumber: text('phoneNumber', 100, 'tel'),
    },
    lists: {},
    order: [
      'name',
      ['code', 'parentId'],
      {
        heading: () => organizationEditorText('address'),
        fields: [
          'addressLine1',
          'addressLine2',
          'addressLine3',
          ['city', 'state', 'postalCode'],
          'phoneNumber',
        ],
      },
    ],
    blank: { ...blank, organizationType: type.code },
    idOf: ({ id }) => id,
    toDraft: (doc) => {
      noteParent(doc.parentId, doc.parentName);
      return {
        name: doc.name,
        code: doc.code ?? '',
        addressLine1: doc.addressLine1 ?? '',
        addressLine2: doc.addressLine2 ?? '',
        addressLine3: doc.addressLine3 ?? '',
        city: doc.city ?? '',
        state: doc.state ?? '',
        postalCode: doc.postalCode ?? '',
        phoneNumber: doc.phoneNumber ?? '',
        parentId: doc.parentId,
      };
    },
    toBody: ({ name, parentId, ...texts }, { organizationType }) => {
      const given = (value: string) => value.trim() || null;
      return {
        ...{ organizationType, name: name.trim(), parentId },
        code: given(texts.code),
        addressLine1: given(texts.addressLine1),
        addressLine2: given(texts.addressLine2),
        addressLine3: given(texts.addressLine3),
        city: given(texts.city),
        state: given(texts.state),
        postalCode: given(texts.postalCode),
        phoneNumber: given(texts.phoneNumber),
      };
    },
  });
  const { versions } = definition;
  return { ...editor, definition: { ...definition, versions: versions && withForms(versions) } };
}

type Versions = VersionSource<Organization, OrganizationDraft>;

/** Versions that are compared with all that they have; restoring one brings back the settings. */
function withForms(versions: Versions): Versions {
  return {
    ...{ list: versions.list, load: versions.load },
    get restoreNote() {
      return organizationEditorText('versions.restoreNote');
    },
    sameText: (version) => organizationEditorText('versions.same', { version }),
    compare: async (before, after) => {
      const { compareBesidesSettings } = await import('./history/compareVersions.ts');
      const [settings, others] = await Promise.all([
        versions.compare(before, after),
        compareBesidesSettings(before?.doc ?? null, after.doc),
      ]);
      return [...settings, ...others];
    },
  };
}

const editors = new Map(organizationTypes.map((type) => [type, makeEditor(type)]));

/** The editor of the settings of organizations of a type. */
export function organizationEditor(type: OrganizationType): ReturnType<typeof makeEditor> {
  return editors.get(type) ?? makeEditor(type);
}
