import { expect, test } from 'vitest';
import { isAsExpected } from './isAsExpected.ts';

const refer = 'Refer the submission because of Wind exposure';

test.each([
  [true, [refer], { holds: true }, true],
  [true, [], { holds: false }, false],
  [true, [refer], { holds: true, actions: ['refer'] }, true],
  [true, [refer], { holds: true, actions: ['Refer the  submission because of Wind exposure'] }, true],
  [true, [refer], { holds: true, actions: ['Ref'] }, false],
  [true, [refer], { holds: true, actions: ['Decline'] }, false],
  [true, [refer, 'Decline it'], { holds: true, actions: ['Decline'] }, true],
  [true, [refer], { holds: true, actions: ['Refer', 'Decline'] }, false],
  [true, ['refer(8)'], { holds: true, actions: ['refer('] }, true],
  [false, [], { holds: true, actions: ['Refer'] }, false],
  [false, [], { holds: false, actions: ['Refer'] }, true],
])('holds: %j, %j against %j is %j', (holds, actions, expected, isMet) => {
  expect(isAsExpected({ holds, actions }, expected)).toBe(isMet);
});
