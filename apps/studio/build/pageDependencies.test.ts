import { expect, it } from 'vitest';
import { pageDependencies } from './pageDependencies.ts';

const files = ['start', 'rolldown-runtime', 'console', 'Console', 'screens', 'list'].map(
  (name) => `assets/${name}-B6yc_9-r.js`,
);
const asked = (hostId: string, hostType: 'html' | 'js' = 'js') =>
  pageDependencies('assets/list-B6ycN9br.js', files, { hostId, hostType }).map((file) => file.slice(7, -12));

it('lists what the page begins with for the page alone', () => {
  expect(asked('index.html', 'html')).toEqual([
    ...['start', 'rolldown-runtime', 'console', 'Console', 'screens', 'list'],
  ]);
});

it('lists the console for what comes before it', () => {
  expect(asked('assets/start-1ib81K-a.js')).toEqual(['console', 'Console', 'screens', 'list']);
});

it('lists neither for what the console asks for', () => {
  expect(asked('assets/Console-DE0UQ62g.js')).toEqual(['screens', 'list']);
  expect(asked('assets/list-DE0UQ62g.js')).toEqual(['screens', 'list']);
});
