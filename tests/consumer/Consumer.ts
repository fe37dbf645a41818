import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { execute } from '../../scripts/lib/execute.ts';
import { npm } from '../../scripts/lib/npm.ts';
import { packPackage } from '../../scripts/lib/packageChecks.ts';
import { ensurePackagesBuilt, publishedPackages } from '../../scripts/lib/packages.ts';
import { extent } from '../support/extent.ts';
import { linkInstalled } from './linkInstalled.ts';

type Versions = Record<string, string>;

interface Manifest {
  dependencies: Versions;
  peerDependencies: Versions;
}

const app = join(root, 'tests', 'consumer', 'app');

/** The host’s own libraries, in versions that allow the lowest peers of ours: React Router 8 asks for a later React. */
const hostLibrariesOfTheLowest: Versions = { 'react-router': '7.18.6' };

/**
 * An application of another team, in a folder of its own outside the workspace, with the packages installed from their
 * tarballs. `await using` removes it.
 */
export class Consumer implements AsyncDisposable {
  readonly folder: string;
  readonly #tarballs: Versions;

  private constructor(folder: string, tarballs: Versions) {
    this.folder = folder;
    this.#tarballs = tarballs;
  }

  /** Builds the packages if they are stale and packs them, copies the application and installs everything. Takes some 20 s. */
  static async create(): Promise<Consumer> {
    await ensurePackagesBuilt();
    const tarballs = {
      '@studio/ui': `file:${await packPackage('ui')}`,
      '@studio/widgets': `file:${await packPackage('studio-widgets')}`,
    };
    return Consumer.#install(tarballs, {});
  }

  /** The same application with the same packages and the lowest versions of their peers that they allow. Takes some 10 s. */
  async withLowestPeers(): Promise<Consumer> {
    return Consumer.#install(this.#tarballs, { ...lowestPeers(), ...hostLibrariesOfTheLowest });
  }

  static async #install(tarballs: Versions, settledOnes: Versions): Promise<Consumer> {
    const consumer = new Consumer(mkdtempSync(join(tmpdir(), 'studio-consumer-')), tarballs);
    cpSync(app, consumer.folder, { recursive: true });
    const own = manifest({ ...tarballs, ...settledOnes });
    writeFileSync(join(consumer.folder, 'package.json'), JSON.stringify(own, undefined, 2));
    // The deep suite installs what the registry has today.
    if (extent === 'gate')
      linkInstalled(consumer.folder, [...Object.keys(own.dependencies), ...librariesOfOurs()]);
    await npm(['install', '--no-audit', '--no-fund', '--prefer-offline'], consumer.folder);
    return consumer;
  }

  /** The version of a package that the application has installed. */
  versionOf(name: string): string {
    return versionIn(join(this.folder, 'node_modules', name));
  }

  /** Runs a script of a package that the application has installed. */
  async run(
    script: string,
    args: readonly string[] = [],
    mode: 'production' | 'development' = 'production',
  ): Promise<{ code: number; output: string }> {
    const { code, output } = await execute({
      args: [join(this.folder, 'node_modules', script), ...args],
      cwd: this.folder,
      env: { NODE_ENV: mode },
      output: 'keep',
    });
    return { code, output };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The application's manifest: what is settled, its other peers in the versions that we test with, and its own libraries as it names them. */
function manifest(settled: Versions) {
  const { peerDependencies, dependencies, ...own }: Manifest = JSON.parse(
    readFileSync(join(app, 'package.json'), 'utf8'),
  );
  const peers = Object.keys(peerDependencies).map((name) => [
    name,
    settled[name] ?? versionIn(join(root, 'node_modules', name)),
  ]);
  const libraries = Object.entries(dependencies).map(([name, version]) => [name, settled[name] ?? version]);
  return { ...own, dependencies: Object.fromEntries([...libraries, ...peers]) };
}

/** What our packages bring along. */
function librariesOfOurs(): readonly string[] {
  return ownManifests().flatMap(({ dependencies }) => Object.keys(dependencies));
}

function ownManifests(): readonly Manifest[] {
  return publishedPackages.map((name): Manifest => {
    return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  });
}

/** The lowest versions of the peers of other teams that our packages allow: of `^19.2.0`, 19.2.0. */
export function lowestPeers(): Versions {
  const ranges = ownManifests().flatMap(({ peerDependencies }) => Object.entries(peerDependencies));
  const foreign = ranges.filter(([name]) => !name.startsWith('@studio/'));
  return Object.fromEntries(
    foreign.map(([name, range]) => {
      const lowest = /^[~^](\d+\.\d+\.\d+)$/.exec(range)?.[1];
      if (lowest === undefined)
        throw new Error(`The lowest version of ${name} cannot be read from ${range}.`);
      return [name, lowest];
    }),
  );
}

function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}
