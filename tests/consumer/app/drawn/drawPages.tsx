import { readFileSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { Host } from '../src/Host.tsx';

/** What is in a page, and the styles that it needs. */
async function draw(path: string): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  let markup = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      markup += chunk;
      done();
    },
  });
  const page = (
    <Router ssrPath={path}>
      <Host />
    </Router>
  );
  const stream = renderToPipeableStream(sheet.collectStyles(page), {
    onAllReady: () => stream.pipe(sink),
    onError: (error) => {
      sink.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
  await finished(sink);
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { markup, styles };
}

const [template = '', written = '', ...paths] = process.argv.slice(2);
const html = readFileSync(template, 'utf8');
const pages: Record<string, string> = {};
for (const path of paths) {
  const { markup, styles } = await draw(path);
  pages[path] = html.replace('<!--styles-->', () => styles).replace('<!--markup-->', () => markup);
}
writeFileSync(written, JSON.stringify(pages));
