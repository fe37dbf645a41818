import { LabelsProvider, type ProvidedLabels } from '@studio/ui';
import { expect, it, onTestFinished } from 'vitest';
import type { ConformanceCase } from '../ConformanceCase.ts';
import uiExports from '../exports.ui.txt?raw';
import widgetsExports from '../exports.widgets.txt?raw';
import { mount } from '../support/mount.tsx';

const exported = new Set(`${uiExports}\n${widgetsExports}`.split('\n'));

/** Labels without a text, which note whose texts were asked for. */
function notedLabels(asked: Set<string>): ProvidedLabels {
  return new Proxy<ProvidedLabels>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
}

/** A component that has labels takes them from a `LabelsProvider`. */
export function testLabels(conformance: ConformanceCase): void {
  const { name, render, withLabels = {} } = conformance;
  if (!exported.has(`type ${name}Labels`)) return;

  it('asks a LabelsProvider for its texts', async () => {
    const asked = new Set<string>();
    const labels = notedLabels(asked);
    const stage = await mount({
      ...conformance,
      render: () => <LabelsProvider labels={labels}>{render(withLabels)}</LabelsProvider>,
    });
    onTestFinished(stage.unmount);
    await stage.findRoot();
    await expect.poll(() => [...asked]).toContain(name);
  });
}
