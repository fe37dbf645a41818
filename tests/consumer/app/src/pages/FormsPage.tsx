import { Button, type SelectOption } from '@studio/ui';
import {
  checkForm,
  FormBuilder,
  type FormBuilderProps,
  type FormPartBase,
  FormView,
  type FormViewProps,
  freeName,
  type SettingDescriptor,
  SettingsPanel,
  type ViewForm,
} from '@studio/widgets';
import { useState } from 'react';

/** A question of this team's claim forms, or the head of a section of them. */
interface Question extends FormPartBase {
  readonly type: 'section' | 'text' | 'date' | 'choice';
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
}

type Host = FormBuilderProps<Question>;
type FormComponent = Host['components'][number];
type ViewField = ViewForm['sections'][number]['rows'][number][number];

const components: Host['components'] = [
  { id: 'section', label: 'Section', isSection: true },
  { id: 'text', label: 'Text' },
  { id: 'date', label: 'Day' },
  { id: 'choice', label: 'Choice' },
];
const pictures = { section: 'words', text: 'text', date: 'date', choice: 'choice' } as const;
const perils: readonly SelectOption<string>[] = [
  { value: 'fire', label: 'Fire' },
  { value: 'water', label: 'Water damage' },
];
const settings: readonly SettingDescriptor[] = [
  { settingName: 'label', label: 'Label Text', inputType: 'text', group: 'display' },
  { settingName: 'isRequired', label: 'Answer needed', inputType: 'switch', group: 'display' },
];

const isQuestion = (part: FormPartBase): part is Question => 'type' in part && 'label' in part;

function withOwnNames(made: readonly Question[], parts: readonly Question[]): readonly Question[] {
  const taken = new Set(parts.map(({ name }) => name));
  return made.map((question) => {
    const name = freeName(question.name, taken);
    taken.add(name);
    return { ...question, name, key: name };
  });
}

/** What this team says of its questions. */
const host = {
  components,
  createPart: ({ id, label, isSection = false }: FormComponent, parts: readonly Question[]): Question => {
    const type = (Object.keys(pictures) as Question['type'][]).find((each) => each === id) ?? 'text';
    const made = { key: '', isHead: isSection, isBeside: false, type, name: type, label, isRequired: false };
    return withOwnNames([made], parts)[0] ?? made;
  },
  copyParts: (sources: readonly FormPartBase[], parts: readonly Question[]) =>
    withOwnNames(sources.filter(isQuestion), parts),
  relabelPart: (question: Question, label: string) => ({ ...question, label }),
  getLook: ({ type, name, label, isRequired }: Question): ReturnType<Host['getLook']> => ({
    ...{ label, name, isRequired, componentId: type, picture: pictures[type], labelLimit: 100 },
  }),
};

const viewTypes = { text: 'text', date: 'date', choice: 'dropDown' } as const;

function toForm(questions: readonly Question[]): ViewForm {
  const sections: { key: string; label: string; rows: ViewField[][] }[] = [];
  for (const { key, type, name, label, isRequired, isBeside } of questions) {
    if (type === 'section') {
      sections.push({ key, label, rows: [] });
      continue;
    }
    const field: ViewField = { key, name, label, isRequired, type: viewTypes[type], options: perils };
    const rows = sections.at(-1)?.rows;
    if (isBeside) rows?.at(-1)?.push(field);
    else rows?.push([field]);
  }
  return { sections };
}

/** A claim form is built, and filled in beside it. */
export function FormsPage() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [values, setValues] = useState<NonNullable<FormViewProps['value']>>({});
  const [isChecked, setChecked] = useState(false);
  const form = toForm(questions);
  const problems = checkForm(form, values).map(({ field, code }) => `${field.name}: ${code}`);
  return (
    <>
      <h1>Forms</h1>
      <div style={{ height: 520 }}>
        <FormBuilder
          {...host}
          label="Claim form"
          headingLevel={2}
          value={questions}
          onValueChange={setQuestions}
          renderSettings={([first]) =>
            first && (
              <SettingsPanel
                subject={first.key}
                settings={settings}
                value={{ label: first.label, isRequired: String(first.isRequired) }}
                debounceMs={0}
                onValueChange={({ label = '', isRequired }) =>
                  setQuestions((all) =>
                    all.map((each) =>
                      each.key === first.key ? { ...each, label, isRequired: isRequired === 'true' } : each,
                    ),
                  )
                }
              />
            )
          }
        />
      </div>
      <section aria-label="To fill in">
        <FormView form={form} value={values} onValueChange={setValues} isValidated={isChecked} />
      </section>
      <Button onClick={() => setChecked(true)}>Check</Button>
      <output aria-label="Problems">{problems.join('; ')}</output>
      <output aria-label="Values">{JSON.stringify(values)}</output>
    </>
  );
}
