import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { execute } from '../../scripts/lib/execute.ts';
import { npm } from '../../scripts/lib/npm.ts';
import { packPackage } from '../../scripts/lib/packageChecks.ts';
import { buildPackages } from '../../scripts/lib/packages.ts';

type Versions = Record<string, string>;

interface Manifest {
  dependencies: Versions;
  peerDependencies: Versions;
}

const app = join(root, 'tests', 'consumer', 'app');

/**
 * An application of another team, in a folder of its own outside the workspace, with the packages installed from their
 * tarballs. `await using` removes it.
 */
export class Consumer implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Builds and packs the packages, copies the application and installs everything. Takes some 20 s. */
  static async create(): Promise<Consumer> {
    await buildPackages();
    const tarballs = {
      '@studio/ui': await packPackage('ui'),
      '@studio/widgets': await packPackage('studio-widgets'),
    };
    const consumer = new Consumer(mkdtempSync(join(tmpdir(), 'studio-consumer-')));
    cpSync(app, consumer.folder, { recursive: true });
    writeFileSync(join(consumer.folder, 'package.json'), JSON.stringify(manifest(tarballs), undefined, 2));
    await npm(['install', '--no-audit', '--no-fund', '--prefer-offline'], consumer.folder);
    return consumer;
  }

  /** Runs a script of a package that the application has installed. */
  async run(script: string, args: readonly string[] = []): Promise<{ code: number; output: string }> {
    const { code, output } = await execute({
      args: [join(this.folder, 'node_modules', script), ...args],
      cwd: this.folder,
      env: { NODE_ENV: 'production' },
      output: 'keep',
    });
    return { code, output };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The application's manifest: our packages from their tarballs, its other peers in the versions that we test with. */
function manifest(tarballs: Versions) {
  const { peerDependencies, dependencies, ...own }: Manifest = JSON.parse(
    readFileSync(join(app, 'package.json'), 'utf8'),
  );
  const settled = Object.keys(peerDependencies).map((name) => {
    const tarball = tarballs[name];
    return [name, tarball === undefined ? installedVersion(name) : `file:${tarball}`];
  });
  return { ...own, dependencies: { ...dependencies, ...Object.fromEntries(settled) } };
}

function installedVersion(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}
