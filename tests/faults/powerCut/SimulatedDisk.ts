import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../Random.ts';
import type { DiskEntry } from './DiskLog.ts';
import { SimulatedFile } from './SimulatedFile.ts';
import { SimulatedNames } from './SimulatedNames.ts';

class Directory {}

type Thing = SimulatedFile | Directory;

/** A disk that does what a log says, and at any moment can say what of it would be left after a power cut. */
export class SimulatedDisk {
  readonly #live = new Map<string, Thing>([['', new Directory()]]);
  readonly #open = new Map<number, { thing: Thing; path: string }>();
  readonly #inOrder = new SimulatedNames<Thing>(true);
  readonly #loose = new SimulatedNames<Thing>(false);
  #isSyncing = true;

  /** Does what one entry of a log says. */
  apply(entry: DiskEntry): void {
    switch (entry.what) {
      case 'started':
        this.#open.clear();
        break;
      case 'open':
        this.#open.set(entry.fd, { thing: this.#at(entry.path), path: entry.path });
        break;
      case 'create':
        this.#rename(new SimulatedFile(), null, entry.path);
        break;
      case 'mkdir':
        this.#rename(new Directory(), null, entry.path);
        break;
      case 'rename':
        this.#rename(this.#at(entry.path), entry.path, entry.to);
        break;
      case 'remove':
        this.#rename(this.#at(entry.path), entry.path, null);
        break;
      case 'write':
        asFile(this.#opened(entry.fd).thing).write(entry.at, entry.bytes);
        break;
      case 'resize':
        asFile(this.#at(entry.path)).resize(entry.size);
        break;
      case 'resizeOpen':
        asFile(this.#opened(entry.fd).thing).resize(entry.size);
        break;
      case 'sync':
        if (this.#isSyncing) this.#sync(this.#opened(entry.fd));
        break;
      case 'acknowledge':
        break;
    }
  }

  /** Writes everything that there is, and no longer does anything at an fsync. */
  stopSyncing(): void {
    for (const [path, thing] of this.#live) this.#sync({ thing, path });
    this.#isSyncing = false;
  }

  /** Makes in a directory what a power cut at this moment leaves. Without chance, nothing is left but what was synced. */
  cut(directory: string, random: Random | null): void {
    const tearing = random && {
      random,
      sector: random.pick([512, 4096]),
      percent: random.pick([0, 10, 50, 90, 100]),
    };
    const kept = random?.pick([this.#inOrder, this.#loose]) ?? this.#inOrder;
    const names = kept.survive(random);
    mkdirSync(directory);
    for (const [path, thing] of names) {
      const host = join(directory, path);
      mkdirSync(thing instanceof Directory ? host : dirname(host), { recursive: true });
      if (thing instanceof SimulatedFile) writeFileSync(host, thing.survive(tearing));
    }
  }

  #sync({ thing, path }: { thing: Thing; path: string }): void {
    const directory = thing instanceof Directory ? path || '.' : null;
    this.#inOrder.sync(thing, directory);
    this.#loose.sync(thing, directory);
    if (thing instanceof SimulatedFile) thing.sync();
  }

  #rename(thing: Thing, from: string | null, to: string | null): void {
    if (from !== null && to !== null && thing instanceof Directory)
      throw new Error(`${from} is a directory that is renamed.`);
    if (from !== null) this.#live.delete(from);
    if (to !== null) this.#live.set(to, thing);
    this.#inOrder.change(thing, from, to);
    this.#loose.change(thing, from, to);
  }

  #at(path: string): Thing {
    const thing = this.#live.get(path);
    if (thing === undefined) throw new Error(`There is no ${path}.`);
    return thing;
  }

  #opened(fd: number): { thing: Thing; path: string } {
    const opened = this.#open.get(fd);
    if (opened === undefined) throw new Error(`Nothing is open as ${fd}.`);
    return opened;
  }
}

function asFile(thing: Thing): SimulatedFile {
  if (thing instanceof SimulatedFile) return thing;
  throw new Error('A directory is written to.');
}
