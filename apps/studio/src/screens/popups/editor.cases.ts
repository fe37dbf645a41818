import fc from 'fast-check';
import { anyCase } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import { newPopup, type Popup, type PopupDraft, popupEditor } from './editor/route.tsx';

const text = fc.constantFrom('A', 'B', 'A ', 'Planned maintenance');
const body = fc.constantFrom('One', 'One\nTwo', ' One', 'Two');

const samples: fc.Arbitrary<Popup> = fc
  .record({
    name: fc.constantFrom('A', 'B'),
    enabled: fc.boolean(),
    title: fc.constantFrom('A', 'B'),
    body: fc.constantFrom('One', 'One\nTwo'),
    excludeConsole: fc.constantFrom(null, 'Underwriter' as const, 'Producer' as const),
    version: fc.nat(9),
  })
  .map((facts) => ({ ...newPopup, id: '7', ...facts }));

/** The editor of pop-up templates. */
const popupCase = plainEditorCase<Popup, PopupDraft>({
  name: 'Pop-up editor',
  editor: popupEditor,
  samples,
  values: {
    name: text,
    title: text,
    body,
  },
  saved: (draft, doc) => ({
    ...doc,
    ...popupEditor.toBody(draft, doc),
    version: doc.version + 1,
  }),
});

export const editorCases = [anyCase(popupCase)];
