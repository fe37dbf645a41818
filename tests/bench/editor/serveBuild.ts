import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';

/** Lets a context have the studio from another build; everything else still comes from the server, and the headers do. */
export async function serveBuild(context: BrowserContext, url: string, folder: string): Promise<void> {
  await context.route(`${url}/assets/**`, async (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    if (!existsSync(path)) throw new Error(`The build has no ${path}.`);
    await route.fulfill({ path });
  });
  await context.route(`${url}/config/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await readFile(join(folder, 'index.html')) });
  });
}
