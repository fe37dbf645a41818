import { type FormTemplateSummary, result, type UiFormTemplate } from '@studio/api';
import { Link } from '@studio/ui';
import { deferPart } from '@studio/ui/internal';
import { Link as RouterLink } from 'react-router';
import { CompareRoute, type Comparison } from '../../../kernel/object/compare/CompareRoute.tsx';
import { peekLookup } from '../../../kernel/resource/Lookup.ts';
import { api } from '../../../platform/http/api.ts';
import { componentLabel, componentTypes } from '../components.ts';
import { loadConditionNames } from '../conditions/loadConditionNames.ts';
import { forms } from '../early.ts';
import { formTypes } from '../forms.api.ts';
import { formText } from '../forms.messages.ts';
import { setsPath } from '../sets.urls.ts';
import { loadFieldSettings, settingsOfFields } from './fieldSettings.ts';
import { compareFormTemplates, type FormWords, type NamedForm } from './model/compareFormTemplates.ts';
import { versionText } from './versions.messages.ts';
import { readCompared } from './versions.urls.ts';

/** A form template with what the address calls it. */
interface AddressedForm extends NamedForm {
  readonly address: string;
}

/** Loads a form template as it is, as one of its saves left it, or as a set holds it. @param address as `writeCompared` writes it */
async function loadAddressed(address: string, signal: AbortSignal): Promise<UiFormTemplate> {
  const { id, save, set } = readCompared(address);
  if (set !== null) {
    const params = { path: { id: set, formTemplateId: id } };
    const call = api.GET('/rest/FormTemplateSet/{id}/formTemplates/{formTemplateId}', { params, signal });
    return (await result(call)).data;
  }
  if (save === null) return (await result(forms.get(id, signal))).data;
  const params = { path: { id, version: save } };
  const call = api.GET('/rest/UIFormTemplate/{id}/versions/{version}', { params, signal });
  return (await result(call)).data;
}

/** The names of codes, from the server; an unknown code is shown as it is. */
const words: FormWords = {
  typeName: (type) => peekLookup(formTypes)?.types.find((each) => each.type === type)?.name ?? String(type),
  componentName: componentLabel,
  settingsOf: settingsOfFields,
};

/** Two form templates beside one another: versions of one, its saves, or two different ones. */
const formComparison: Comparison<AddressedForm, FormTemplateSummary> = {
  kind: forms.kind,
  idOf: ({ address }) => address,
  compare: (left, right) => compareFormTemplates(left, right, words),
  lookups: [formTypes, componentTypes],
  paths: {
    listPath: forms.paths.listPath,
    pathOfId: (address) => forms.paths.pathOfId(readCompared(address).id),
  },
  nouns: () => ({ one: formText('one'), many: formText('many') }),
  picker: deferPart(async () => {
    const [{ ListPicker }, { formList }] = await Promise.all([
      import('../../../kernel/list/picker/ListPicker.tsx'),
      import('../list.tsx'),
    ]);
    return (props) => <ListPicker {...props} definition={formList()} />;
  }),
  backLabel: () => formText('title'),
  mayStandAlone: (address) => readCompared(address).set !== null,
  load: async (address, signal) => {
    const form = await loadAddressed(address, signal);
    const [names] = await Promise.all([loadConditionNames(form, signal), loadFieldSettings(form, signal)]);
    return { doc: { address, form, names } };
  },
  nameOf: ({ address, form: { formTemplate, version } }) => {
    const called = { name: formTemplate.uniqueName, version: formTemplate.version };
    return readCompared(address).save === null
      ? versionText('called', called)
      : versionText('called.save', { ...called, save: version });
  },
  searchFor: ({ form }) => form.formTemplate.uniqueName,
  gone: () => ({
    about: versionText('gone.about'),
    action: <Link render={<RouterLink to={setsPath} />}>{versionText('gone.sets')}</Link>,
  }),
  noteOf: ({ address, form: { formTemplate } }) => {
    const { set } = readCompared(address);
    const status = formText(`status.${formTemplate.status}`);
    return set === null ? status : versionText('ofSet', { status, set });
  },
};

/** What differs between two form templates, field by field. */
export function Component() {
  return <CompareRoute of={formComparison} />;
}
