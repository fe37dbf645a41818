import type { ReferenceLook } from '../../kernel/object/FoundReference.ts';
import { renderRouterLink } from '../../kernel/screen/renderRouterLink.tsx';
import { once } from '../../platform/i18n/once.ts';
import { formEditorText } from './editor.messages.ts';
import { formText } from './forms.messages.ts';
import { referenceHref } from './sets/referenceHref.ts';

/** How what refers to a form is shown: forms have an editor here, which their names lead to. */
export const formReferenceLook = once<ReferenceLook>(() => ({
  referenceTypes: {
    1: formEditorText('reference.type.1'),
    2: formEditorText('reference.type.2'),
    3: formEditorText('reference.type.3'),
    4: formEditorText('reference.type.4'),
    5: formEditorText('reference.type.5'),
    6: formEditorText('reference.type.6'),
    7: formEditorText('reference.type.7'),
    8: formEditorText('reference.type.8'),
    9: formEditorText('reference.type.9'),
  },
  statuses: { 0: formText('status.0'), 1: formText('status.1'), 2: formText('status.2') },
  hasStatus: true,
  getHref: ({ referenceUri = '' }) => referenceHref(referenceUri),
  renderLink: renderRouterLink,
}));
