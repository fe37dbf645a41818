import type { NotificationPopupTemplate } from '@studio/api';
import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';

/** A pop-up template as it is stored. */
export type PopupTemplateDoc = Pick<
  NotificationPopupTemplate,
  'name' | 'enabled' | 'title' | 'body' | 'excludeConsole' | 'deletable'
>;

const checkPopupTemplateShape = checkShape(
  whole({
    name: { type: 'string', format: 'name', maxLength: 1000 },
    enabled: { type: 'boolean' },
    title: { type: 'string', pattern: '\\S', maxLength: 1000 },
    body: { type: 'string', pattern: '\\S', maxLength: 100_000 },
    excludeConsole: { enum: [null, 'Underwriter', 'Producer'] },
    deletable: { type: 'boolean' },
  }),
);

/** Pop-up templates. They refer to nothing. One that the product needs can be neither renamed nor deleted. */
export const popupTemplateKind: Kind<PopupTemplateDoc> = {
  name: kindNames.popupTemplate,
  noun: 'pop-up template',
  validate: checkPopupTemplateShape,
  nameOf: ({ name }) => name,
  summarise: ({ enabled, title, excludeConsole }) => ({ enabled, title, excludeConsole }),
  searchTextOf: ({ name, title, body }) => [name, title, body.replaceAll(/\s+/g, ' ')].join('\n'),
  searchFields: ['name', 'title', 'body'],
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: ({ deletable }) => !deletable,
  followRenaming: (doc) => doc,
};
