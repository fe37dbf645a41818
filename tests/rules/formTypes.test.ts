import { expect, test } from 'vitest';
import {
  formTemplateTypes,
  formTypes as serverTypes,
} from '../../apps/server/src/kinds/formTemplate/formTemplateTypes.ts';
import { formTypes, traitsOf } from '../../apps/studio/src/screens/forms/settings/model/formTypes.ts';

test('the console and the server agree on what the types of forms can say', () => {
  expect(formTypes).toEqual(serverTypes);
  expect(formTemplateTypes.map(({ type }) => type)).toEqual(Array.from({ length: 47 }, (_, code) => code));
  const known = formTemplateTypes.map(({ type }) => traitsOf(type));
  expect(known).toEqual(formTemplateTypes.map(({ type: _type, name: _name, ...traits }) => traits));
});
