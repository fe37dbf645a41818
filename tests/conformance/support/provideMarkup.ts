import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a server draws, by the id of the case: `ui/Button`. */
    markup: Record<string, string>;
  }
}

interface MarkupModule {
  renderAll: () => Promise<Record<string, string>>;
}

/** Draws every case in Node, so that the browser can take over a server's markup and not its own. */
export async function setup(project: TestProject): Promise<void> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    root: project.config.root,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await vite.ssrLoadModule('/tests/conformance/support/renderMarkup.tsx');
    const { renderAll } = module as unknown as MarkupModule;
    project.provide('markup', await renderAll());
  } finally {
    await vite.close();
  }
}
