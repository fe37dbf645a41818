import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir } from '../../../scripts/bootstrap/paths.mjs';
import { npm } from '../../../scripts/lib/npm.ts';

/** The engines that are measured beside ours. They are no dependencies of the project. */
const versions = { 'json-rules-engine': '7.3.1', '@gorules/zen-engine': '0.54.0' } as const;

/** The part of json-rules-engine that is used. */
export interface JsonRulesEngine {
  Engine: new (
    rules: readonly unknown[],
    options: { allowUndefinedFacts: boolean },
  ) => {
    run: (facts: Readonly<Record<string, unknown>>) => Promise<{ events: readonly { type: string }[] }>;
  };
}

/** The part of zen-engine that is used. */
export interface ZenEngine {
  ZenEngine: new () => {
    createDecision: (content: object) => { evaluate: (given: unknown) => Promise<{ result: unknown }> };
  };
}

/** Installs the engines in the project's cache, unless they are there, and loads them. */
export async function loadRulePeers(): Promise<{ jsonRules: JsonRulesEngine; zen: ZenEngine }> {
  const folder = join(cacheDir, 'bench', 'rulePeers');
  const manifest = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: versions });
  const isInstalled =
    existsSync(join(folder, 'node_modules')) &&
    existsSync(manifest) &&
    readFileSync(manifest, 'utf8') === wanted;
  if (!isInstalled) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, wanted);
    await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], folder);
  }
  const { resolve } = createRequire(pathToFileURL(manifest));
  const load = async (name: keyof typeof versions): Promise<unknown> => {
    const loaded = (await import(pathToFileURL(resolve(name)).href)) as { default?: unknown };
    return loaded.default ?? loaded;
  };
  return {
    jsonRules: (await load('json-rules-engine')) as JsonRulesEngine,
    zen: (await load('@gorules/zen-engine')) as ZenEngine,
  };
}
