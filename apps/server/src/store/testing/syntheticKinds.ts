import { checkShape } from '../checkShape.ts';
import type { JsonObject } from '../JsonObject.ts';
import type { ContentReference, Kind, LifecycleState } from '../Kind.ts';

/** A document with a version of its own, states and parts, as form templates will have them. */
export type VersionedDoc = {
  name: string;
  number: number;
  state: LifecycleState;
  title: string;
  fields: { id: string; name: string }[];
};

const states = ['draft', 'published', 'inProduction'];

/** Identified by name and number; frozen once published. */
export const versionedKind: Kind<VersionedDoc> = {
  name: 'Versioned',
  noun: 'versioned thing',
  lifecycle: {
    stateOf: ({ state }) => state,
    inState: (doc, state) => ({ ...doc, state }),
    frozenFrom: 'published',
  },
  validate: checkShape({
    type: 'object',
    required: ['name', 'number', 'state', 'title', 'fields'],
    properties: {
      name: { type: 'string', format: 'name' },
      number: { type: 'integer' },
      state: { type: 'string', enum: states },
      title: { type: 'string' },
      fields: { type: 'array' },
    },
  }),
  nameOf: ({ name }) => name,
  identityOf: ({ name, number }) => JSON.stringify([name, number]),
  summarise: ({ number }) => ({ number }),
  referencesOf: () => [],
  partsOf: ({ fields }) => fields.map(({ id: key, name }) => ({ key, name })),
  hasPart: ({ fields }, part) => fields.some(({ name }) => name === part),
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

/** A document that names a part of a versioned one. */
export type UserDoc = { name: string; thing: string; field: string };

/** Refers to a field of a versioned thing. */
export const userKind: Kind<UserDoc> = {
  name: 'User',
  noun: 'user of things',
  validate: checkShape({
    type: 'object',
    required: ['name', 'thing', 'field'],
    properties: {
      name: { type: 'string', format: 'name' },
      thing: { type: 'string' },
      field: { type: 'string' },
    },
  }),
  nameOf: ({ name }) => name,
  summarise: () => ({}),
  referencesOf: ({ thing, field }) => [
    { part: '', toKind: versionedKind.name, toName: thing, toPart: field, pointer: '/field' },
  ],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc, { kind, from, to, parts }) =>
    kind === versionedKind.name && doc.thing === from
      ? { ...doc, thing: to, field: parts.get(doc.field) ?? doc.field }
      : doc,
};

/** There is one of it. */
export const singletonKind: Kind<{ name: string; value: number }> = {
  name: 'Single',
  noun: 'single thing',
  isSingleton: true,
  validate: checkShape({
    type: 'object',
    required: ['name', 'value'],
    properties: { name: { type: 'string', const: 'Single' }, value: { type: 'integer' } },
  }),
  nameOf: ({ name }) => name,
  summarise: () => ({}),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

/** A document with a file, or none. */
export type FiledDoc = { name: string; file: ContentReference | null };

/** Has files, as icons and attachments will. */
export const filedKind: Kind<FiledDoc> = {
  name: 'Filed',
  noun: 'filed thing',
  validate: checkShape({
    type: 'object',
    required: ['name', 'file'],
    properties: {
      name: { type: 'string', format: 'name' },
      file: {
        type: ['object', 'null'],
        required: ['digest', 'size', 'mediaType', 'fileName'],
        properties: {
          digest: { type: 'string' },
          size: { type: 'integer' },
          mediaType: { type: 'string' },
          fileName: { type: 'string' },
        },
      },
    },
  }),
  nameOf: ({ name }) => name,
  summarise: () => ({}),
  referencesOf: () => [],
  contentsOf: ({ file }) => (file === null ? [] : [{ content: file, pointer: '/file' }]),
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

/** Those kinds, by name, for a store of their own. */
export const syntheticKinds: ReadonlyMap<string, Kind> = new Map(
  [versionedKind, userKind, singletonKind, filedKind].map((kind) => [
    kind.name,
    kind as unknown as Kind<JsonObject>,
  ]),
);
