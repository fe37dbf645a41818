import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthorizationKey, UiFormTemplate } from '@studio/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { emptyCondition, formDoc, someCondition } from '../fixtures/formDocs.ts';
import { comparison } from '../fixtures/formSets.ts';
import { formStoryAnswers, roofSections as sections } from '../fixtures/formStories.ts';
import { Component } from './route.tsx';

const draft = formDoc({
  sections,
  fieldRules: [
    { name: 'Old roof-#2', description: 'Asks more about a roof that is old.', condition: someCondition },
  ],
});

const draftOfThree = formDoc({}, { version: 3 });
const { uniqueName, displayName } = draftOfThree.formTemplate;
const rowOf = { ...{ uniqueName, displayName, type: 1, status: 2, valid: true, visibility: 'Both' } };
const naming = {
  ...{ type: 1, name: 'Questions.linked', version: 1, status: 0, referenceUri: '/UIFormTemplate:other' },
};

async function askToDelete(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'RoofSupplement' });
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

const meta = {
  title: 'Screens/Form templates/Editor',
  component: RoutePage,
  args: { route: Component, path: '/config/template/5f1d7e' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoutePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A story over one form. */
function storyOf(
  form: UiFormTemplate,
  permissions: readonly AuthorizationKey[] = ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
): Story {
  return {
    beforeEach: () =>
      answerCalls({
        answers: formStoryAnswers(form),
        permissions,
        userId: `story ${form.formTemplate.uniqueName}`,
      }),
  };
}

/** A draft without faults: sections, rows and fields, as they will be seen. */
export const Draft: Story = {
  ...storyOf(draft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'RoofSupplement' })).toBeVisible();
    await expect(
      await canvas.findByRole('gridcell', { name: 'Age of the roof in years, Conditional, Text Input' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: /^Section Skylights, \d fields?, Repeating$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Select a field to edit')).toBeVisible();
  },
};

/** In production, between two days: its settings say what is locked. */
export const InProduction: Story = {
  ...storyOf(
    formDoc(
      { sections },
      {
        ...{ status: 1, version: 3, uniqueName: 'RoofInProduction', displayName: 'Roof in Production' },
        effectiveDateRangeBegin: Date.UTC(2026, 0, 1),
        effectiveDateRangeEnd: Date.UTC(2026, 11, 31),
      },
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Effective 01\/01\/2026 to 12\/31\/2026/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Roof covering/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Variable Name/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Delete Roof covering' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Area' }));
    await expect(await canvas.findByRole('button', { name: 'Delete Text Area' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Form Template Settings' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Form Template Settings' }));
    await expect(await modal.findByRole('textbox', { name: /^Unique Name/ })).toHaveAttribute('readonly');
    await expect(modal.getByText('Production')).toBeVisible();
  },
};

/** A user without the permission reads the form and compares it, and nothing can be saved. */
export const ReadOnly: Story = {
  ...storyOf(formDoc({ sections }, { uniqueName: 'RoofToRead' }), []),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('gridcell', { name: /^Roof covering/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Text Area' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Save/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const compare = await screen.findByRole('menuitem', { name: 'Compare' });
    await expect(compare).not.toHaveAttribute('aria-disabled', 'true');
    const graph = await screen.findByRole('menuitem', { name: 'Show Form Graph' });
    await expect(graph).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A name of twenty letters is whole beside its type and marks, at the width that the console leaves on a small screen. */
export const LongName: Story = {
  ...storyOf(
    formDoc(
      { sections, errors: [faultOf('/triggerRule', 'Please configure the trigger rule.')] },
      { valid: false, uniqueName: 'ContractorSupplement' },
    ),
  ),
  parameters: { frame: { inlineSize: 1190, blockSize: '100vh' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'ContractorSupplement' });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

/** A form with errors: each is shown at its place, and the modal leads there. */
export const Invalid: Story = {
  ...storyOf(
    formDoc(
      {
        sections,
        triggerRule: {
          objectUri: '/Rule',
          name: 'Conditionally Required Form Trigger',
          condition: emptyCondition,
        },
        errors: [
          { ...faultOf('/triggerRule', 'Please configure the trigger rule.') },
          {
            ...faultOf(
              '/sections/0/rows/0/fields/0/fieldTemplate/dynamicDataSet',
              "There is no data set 'Roof Covering'.",
            ),
          },
        ],
      },
      { valid: false, uniqueName: 'RoofInvalid' },
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('2 errors keep this form template from being published.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show errors' }));
    const modal = await screen.findByRole('dialog', { name: 'Form Template Validation Error' });
    await userEvent.click(
      within(modal).getByRole('button', { name: 'Show Roof covering (covering): Data Set' }),
    );
    const field = await canvas.findByRole('gridcell', { name: /^Roof covering.*There is no data set/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** A form that is no draft has errors once what it names is gone: what they keep from being done depends on its status. */
export const InvalidPublished: Story = {
  ...storyOf(invalidOf({ status: 2, uniqueName: 'RoofPublishedInvalid' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        '1 error keeps this form template from being saved and from being marked in production.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show errors' }));
    await expect(
      await screen.findByText(
        'The following errors need to be fixed before changes of the form template can be saved.',
      ),
    ).toBeVisible();
  },
};

/** What is in production is only not saved. */
export const InvalidInProduction: Story = {
  ...storyOf(invalidOf({ status: 1, uniqueName: 'RoofProductionInvalid' })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('1 error keeps this form template from being saved.'),
    ).toBeVisible();
  },
};

/** A form that was only just made. */
export const WithoutFields: Story = {
  ...storyOf(formDoc({}, { uniqueName: 'RoofBlank' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This form has no fields yet')).toBeVisible();
  },
};

let showPreview: () => void;

/** What marking a published form will lock, and change, is shown before: until then it cannot be agreed to. */
export const MarkedInProduction: Story = {
  beforeEach: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    showPreview = resolve;
    const answers = formStoryAnswers(formDoc({ sections }, { status: 2, uniqueName: 'RoofPublished' }));
    const path = '/rest/FormTemplateSet/preview';
    return answerCalls({
      answers: { ...answers, [path]: () => promise.then(() => answers[path]) },
      permissions: ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
      userId: 'story RoofPublished',
    });
  },
  play: async ({ canvasElement }) => {
    const question = await askToMark(canvasElement);
    const yes = within(question).getByRole('button', { name: 'Yes' });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    showPreview();
    await expect(await within(question).findByText('57 the same')).toBeVisible();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    const ofFields = within(question).getByRole('list', { name: 'Of its fields, this cannot change:' });
    const settings = within(ofFields).getAllByRole('listitem');
    await expect(settings.map(({ textContent }) => textContent)).toEqual(['Component', 'Multi Select']);
  },
};

/** Where the form would be left out, the question only says why. */
export const NothingToMark: Story = {
  beforeEach: () => {
    const form = formDoc({ sections }, { status: 2, uniqueName: 'RoofOvertaken' });
    const message = 'Version 2 of it is published already.';
    const failures = [{ id: form.id, uniqueName: 'RoofOvertaken', version: 1, type: 1, message }];
    const preview = { ...comparison, changes: [], failures };
    return answerCalls({
      answers: { ...formStoryAnswers(form), '/rest/FormTemplateSet/preview': preview },
      permissions: ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
      userId: 'story RoofOvertaken',
    });
  },
  play: async ({ canvasElement }) => {
    const question = within(await askToMark(canvasElement));
    await expect(
      await question.findByText(
        'Version 1 of RoofOvertaken would not be marked in production: nothing would be done. Version 2 of it is published already.',
      ),
    ).toBeVisible();
    await expect(question.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(question.queryByText(/Are you sure/)).toBeNull();
    await expect(question.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

/** When marking one form fails, its own reason is shown, and nothing of several. */
export const NotMarked: Story = {
  beforeEach: () => {
    const form = formDoc({ sections }, { status: 2, uniqueName: 'RoofRefused' });
    const failures = [
      { id: form.id, uniqueName: 'RoofRefused', version: 1, type: 1, message: 'It is not valid.' },
    ];
    const body = {
      type: 'about:blank',
      title: 'Refused',
      status: 409,
      detail: 'Some form templates…',
      failures,
    };
    const headers = { 'Content-Type': 'application/problem+json' };
    return answerCalls({
      answers: {
        ...formStoryAnswers(form),
        [`/rest/UIFormTemplate/${form.id}/markInProduction`]: () =>
          new Response(JSON.stringify(body), { status: 409, headers }),
      },
      permissions: ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
      userId: 'story RoofRefused',
    });
  },
  play: async ({ canvasElement }) => {
    const question = within(await askToMark(canvasElement));
    await question.findByText('57 the same');
    const yes = question.getByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    await expect(await question.findByRole('alert')).toHaveTextContent(/^It is not valid\.$/);
  },
};

async function askToMark(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark In Production' }));
  return screen.findByRole('alertdialog', { name: 'Mark In Production' });
}

/** A form whose data set is gone. */
function invalidOf(template: Partial<UiFormTemplate['formTemplate']>): UiFormTemplate {
  const pointer = '/sections/0/rows/0/fields/0/fieldTemplate/dynamicDataSet';
  const errors = [faultOf(pointer, "There is no data set 'Roof Covering'.")];
  return formDoc({ sections, errors }, { valid: false, ...template });
}

function faultOf(pointer: string, message: string): UiFormTemplate['errors'][number] {
  return { id: 'RoofInvalid', uniqueName: 'RoofInvalid', version: 1, type: 1, pointer, message };
}

/** The answers of a form that has two other versions, with what is broken when this one is deleted. */
const withVersions = (broken: readonly unknown[]) => ({
  ...formStoryAnswers(draftOfThree),
  '/rest/UIFormTemplate/filter': {
    records: [3, 1, 2].map((version) => ({ ...rowOf, id: `v${version}`, version })),
    totalRecords: 3,
  },
  [`/rest/UIFormTemplate/${draftOfThree.id}/findReferences`]: ({ url }: Request) =>
    new URL(url).searchParams.get('onlyBrokenByDeletion') === 'true' ? broken : [naming],
});

/** One of several versions is deleted: the question names it, and says which remain. What these serve as well is not counted. */
export const DeleteVersion: Story = {
  beforeEach: () => answerCalls({ answers: withVersions([]), permissions: ['MANAGE_FORMS'] }),
  play: async ({ canvasElement }) => {
    await askToDelete(canvasElement);
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete form template RoofSupplement, version 3',
    });
    await expect(question).toHaveTextContent(
      'Are you sure you want to delete this form? Versions 1 and 2 remain.',
    );
  },
};

/** What names a field that no other version has is counted. */
export const DeleteVersionReferenced: Story = {
  beforeEach: () => answerCalls({ answers: withVersions([naming]), permissions: ['MANAGE_FORMS'] }),
  play: async ({ canvasElement }) => {
    await askToDelete(canvasElement);
    const question = await screen.findByRole('dialog', {
      name: 'References to RoofSupplement, version 3',
    });
    await expect(question).toHaveTextContent(
      'Found 1 reference(s) to this form. Are you sure you want to delete this form? Versions 1 and 2 remain.',
    );
  },
};

let isNamedAgain = false;
const namingToo = { ...naming, name: 'Answers.linked' };

/** What has come to name it since is shown before anything is deleted; agreeing to that deletes it. */
export const DeleteReferencedMeanwhile: Story = {
  beforeEach: () => {
    isNamedAgain = false;
    const path = `/rest/UIFormTemplate/${draftOfThree.id}`;
    const answers = {
      ...withVersions([naming]),
      [`${path}/findReferences`]: () => (isNamedAgain ? [naming, namingToo] : [naming]),
      [`DELETE ${path}`]: () => {
        if (isNamedAgain) return new Response(null, { status: 204 });
        isNamedAgain = true;
        const problem = { type: '/problems/referenced', title: 'Still in use', status: 409 };
        const headers = { 'Content-Type': 'application/problem+json' };
        return new Response(JSON.stringify(problem), { status: 409, headers });
      },
    };
    return answerCalls({ answers, permissions: ['MANAGE_FORMS'] });
  },
  play: async ({ canvasElement }) => {
    await askToDelete(canvasElement);
    const question = await screen.findByRole('dialog', { name: 'References to RoofSupplement, version 3' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await within(question).findByRole('alert')).toHaveTextContent(
      'What refers to this form template has changed. It was not deleted: look at it again first.',
    );
    await expect(question).toHaveTextContent('Found 2 reference(s) to this form.');
    await expect(within(question).getByText('Answers.linked')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
