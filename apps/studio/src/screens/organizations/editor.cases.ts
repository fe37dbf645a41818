import type { Organization } from '@studio/api';
import fc from 'fast-check';
import { anyCase } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import { organizationTypes } from './early.ts';
import { type OrganizationDraft, organizationEditor } from './editor/organizationEditor.ts';
import { organizationDoc } from './fixtures.ts';

const [agency] = organizationTypes;
const settings = organizationEditor(agency);
const text = fc.constantFrom(null, 'A', 'B');

const samples: fc.Arbitrary<Organization> = fc
  .record({
    name: fc.constantFrom('', 'A', 'B'),
    ...{ code: text, addressLine1: text, addressLine2: text, addressLine3: text },
    ...{ city: text, state: text, postalCode: text, phoneNumber: text },
    parentId: fc.constantFrom(null, 'org-1', 'org-2'),
    version: fc.nat(9),
  })
  .map((facts) => organizationDoc(facts));

const typed = fc.constantFrom('', 'A', 'B', 'A ', ' B');

/** The settings of an organization. */
const organizationCase = plainEditorCase<Organization, OrganizationDraft>({
  name: 'Settings of an organization',
  editor: settings,
  samples,
  values: {
    ...{ name: typed, code: typed, addressLine1: typed, addressLine2: typed, addressLine3: typed },
    ...{ city: typed, state: typed, postalCode: typed, phoneNumber: typed },
    parentId: fc.constantFrom(null, 'org-1', 'org-2'),
  },
  saved: (draft, doc) => ({
    ...doc,
    ...(settings.toBody(draft, doc) as Partial<Organization>),
    version: doc.version + 1,
  }),
});

export const editorCases = [anyCase(organizationCase)];
