import type { PlainField } from '../object/plain/PlainField.ts';
import { type MessageFormat, UnknownPlaceholders } from './UnknownPlaceholders.tsx';

/**
 * A field for a text that can hold placeholders: unknown ones are named below it while it is typed.
 * @param format how the text is written. Default: as it is read
 */
export function withPlaceholders<Doc, Draft = unknown>(
  field: PlainField<Draft, string, Doc>,
  format: MessageFormat = 'text',
): PlainField<Draft, string, Doc> {
  // Not spread: what is read of a field late, such as its label, stays so.
  return Object.create(field, {
    render: {
      enumerable: true,
      value: (...[control, place]: Parameters<typeof field.render>) => (
        <>
          {field.render(control, place)}
          <UnknownPlaceholders text={control.value} format={format} />
        </>
      ),
    },
  });
}
