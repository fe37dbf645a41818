import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormTemplateNode } from '@studio/api';
import { expect, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { graphPath } from './graph.urls.ts';
import { Component } from './route.tsx';

function node(uniqueName: string, given: Partial<FormTemplateNode> = {}): FormTemplateNode {
  return {
    ...{ id: uniqueName, uniqueName, displayName: `${uniqueName} shown`, type: 1, version: 1 },
    ...{ status: 1, valid: true, root: true },
    ...given,
  };
}

const missing = { id: null, displayName: 'Lost', type: null, version: null, status: null, valid: false };
const graph = {
  forms: [
    node('Locations'),
    node('Roof', { root: false, status: 0 }),
    node('Rating', { valid: false }),
    node('Lost', missing),
    node('Alone'),
  ],
  links: [
    { from: 'Roof', to: 'Locations', type: 5, fields: ['roofAge'] },
    { from: 'Rating', to: 'Roof', type: 2, fields: ['covering'] },
    { from: 'Rating', to: 'Lost', type: 1, fields: [] },
  ],
  moreForms: 2,
};

const meta = {
  title: 'Screens/Form templates/Graph',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: graphPath() },
  beforeEach: () =>
    answerCalls({
      answers: {
        '/rest/UIFormTemplate/graph': graph,
        '/rest/UIFormTemplate/types': [{ type: 1, name: 'Application' }],
      },
    }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Forms behind what they name. One that is pressed is shown beside, with its links, which lead on. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^5 forms, 3 links\. 2 more forms are not shown/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Roof Version 1, Draft, Supplemental' }));
    const details = within(await canvas.findByRole('complementary', { name: 'Roof' }));
    await expect(details.getByRole('link', { name: 'Open form template' })).toHaveAttribute(
      'href',
      '/config/template/Roof',
    );
    await userEvent.click(details.getByRole('button', { name: /^Rating: is linked with/ }));
    await expect(await canvas.findByRole('complementary', { name: 'Rating' })).toBeVisible();
  },
};

/** A drag that begins on a form moves the picture, and opens nothing. */
export const Dragged: Story = {
  play: async ({ canvas, userEvent }) => {
    const roof = await canvas.findByRole('button', { name: /^Roof/ });
    const { x, y } = roof.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: roof, coords: { x: x + 10, y: y + 10 } },
      { target: roof, coords: { x: x + 40, y: y + 20 } },
      { keys: '[/MouseLeft]', target: roof, coords: { x: x + 40, y: y + 20 } },
    ]);
    await expect(Math.round(roof.getBoundingClientRect().x - x)).toBe(30);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(roof);
    await expect(await canvas.findByRole('complementary', { name: 'Roof' })).toBeVisible();
  },
};

/** The tab key stops at one form; arrows go on, Enter shows it, and plus, minus and 0 zoom. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /^Locations/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Roof/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Rating/ })).toHaveFocus();
    const scaleOf = () =>
      canvas
        .getByRole('group', { name: /^Forms and what/ })
        .querySelector('g')
        ?.getAttribute('transform');
    const before = scaleOf();
    await userEvent.keyboard('+');
    await expect(scaleOf()).not.toBe(before);
    await userEvent.keyboard('0');
    await expect(scaleOf()).toBe(before);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('complementary', { name: 'Rating' })).toBeVisible();
  },
};

/** The form that the graph is around is marked, and its editor is a press away; forms without links are under a heading. */
export const Around: Story = {
  args: { path: graphPath('Roof') },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('button', { name: /^Roof/ });
    await expect(box).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: /^Rating/ })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Open Roof' })).toHaveAttribute(
      'href',
      '/config/template/Roof',
    );
    const heading = canvas.getByText('Without links').getBoundingClientRect();
    const alone = canvas.getByRole('button', { name: /^Alone/ }).getBoundingClientRect();
    await expect(Math.abs(heading.left - alone.left)).toBeLessThan(3);
    await expect(heading.bottom).toBeLessThan(alone.top + 1);
  },
};

/** Lines are arrows to what is named, and a requested form is in the middle of a picture that is too large to be read as a whole. */
export const Large: Story = {
  args: { path: graphPath('Form 40') },
  beforeEach: () => {
    const names = Array.from({ length: 80 }, (_, index) => `Form ${index}`);
    const links = names.slice(1).map((name) => ({ from: name, to: 'Form 0', type: 2, fields: [] }));
    return answerCalls({
      answers: {
        '/rest/UIFormTemplate/graph': { forms: names.map((name) => node(name)), links, moreForms: 0 },
        '/rest/UIFormTemplate/types': [{ type: 1, name: 'Application' }],
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('group', { name: /^Forms and what/ });
    const heightOf = () => canvas.getByRole('button', { name: /^Form 40 / }).getBoundingClientRect().height;
    await waitFor(() => {
      const [box, frame] = [canvas.getByRole('button', { name: /^Form 40 / }), picture].map((each) =>
        each.getBoundingClientRect(),
      );
      expect(Math.abs((box?.top ?? 0) + (box?.height ?? 0) / 2 - frameMiddle(frame))).toBeLessThan(2);
    });
    await expect(heightOf()).toBeGreaterThanOrEqual(44);
    const line = picture.querySelector('path[data-part="line"]');
    const marker = line?.getAttribute('marker-start')?.match(/^url\(#(.+)\)$/)?.[1] ?? '';
    await expect(picture.querySelector(`[id="${marker}"]`)).not.toBeNull();
    await expect(canvas.getByText('Arrows lead to what is named.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(heightOf()).toBeLessThan(20));
  },
};

function frameMiddle(frame: DOMRect | undefined): number {
  return (frame?.top ?? 0) + (frame?.height ?? 0) / 2;
}

/** The same as a list. */
export const AsList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'As a list' }));
    const row = within(await canvas.findByRole('row', { name: /^Rating/ }));
    await expect(row.getByText('Roof: is linked with (covering)')).toBeVisible();
    await expect(row.getByText('Lost: computes with')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Lost not there/ })).toBeVisible();
  },
};

/** An address may name a form that is not there. */
export const Gone: Story = {
  args: { path: graphPath('Nobody') },
  beforeEach: () => answerCalls({ answers: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no form template Nobody')).toBeVisible();
  },
};
