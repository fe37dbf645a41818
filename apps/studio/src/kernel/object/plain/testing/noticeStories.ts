import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** A text field of the screen. */
export const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });
/** A number field of the screen. */
export const number = (canvas: Canvas, name: string) => canvas.findByRole('spinbutton', { name });
/** The button that saves. */
export const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Save/ });
/** The button of the screen that undoes: the editor of texts has one, too. */
export const undoButton = (canvas: Canvas) =>
  within(canvas.getByRole('toolbar', { name: 'Actions' })).getByRole('button', { name: 'Undo' });
/** Whether nothing can be saved. */
export const isOff = (canvas: Canvas) => saveButton(canvas).getAttribute('aria-disabled') === 'true';
