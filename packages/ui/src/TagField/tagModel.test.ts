import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags, bestEntry, cleanTag, findTag, splitTags, suggestTags } from './tagModel.ts';

const limits = { maxTags: 10, maxLength: 255 };
const options = ['coastal', 'Frame', 'non-coastal', 'wind'];
const suggest = (query: string, tags: string[] = [], isFiltered = true) =>
  suggestTags({ options: options.map((text) => ({ text })), tags, query, isFiltered, limit: 100 });
const known = (text: string) => ({ text, isNew: false });

describe('splitTags', () => {
  it('parts at commas and line breaks, and drops blanks', () => {
    expect(splitTags(' coastal , frame,,\nwind\r\n two  words ')).toEqual([
      'coastal',
      'frame',
      'wind',
      'two words',
    ]);
    expect(splitTags('wind; hail')).toEqual(['wind; hail']);
  });

  it('leaves commas in texts of a line, which a line break or a tab ends', () => {
    expect(splitTags('Trucking, local\nFrame\tSteel, light\r\n', 'line')).toEqual([
      'Trucking, local',
      'Frame',
      'Steel, light',
    ]);
  });

  it('reads cells of a sheet: rows and columns, line breaks within a cell, and numbers with commas', () => {
    expect(splitTags('coastal\twind\r\nframe\t\r\n')).toEqual(['coastal', 'wind', 'frame']);
    expect(splitTags('1,000\r\n2,500,000\r\n1,2')).toEqual(['1000', '2500000', '1', '2']);
    expect(splitTags('"Steel,\nlight"\tFrame', 'line')).toEqual(['Steel, light', 'Frame']);
  });

  it('reads e-mail addresses as mail programs write them', () => {
    expect(splitTags('a@b.c; d@e.f,g@h.i\nAgent', 'email')).toEqual(['a@b.c', 'd@e.f', 'g@h.i', 'Agent']);
    expect(splitTags('Maria Kent <maria@x.com>; "Kent, Ana" <ana@x.com>, <sam@x.com>', 'email')).toEqual([
      'maria@x.com',
      'ana@x.com',
      'sam@x.com',
    ]);
    expect(splitTags('Maria <maria>', 'email')).toEqual(['Maria <maria>']);
    expect(splitTags('Maria <maria@x.com>')).toEqual(['Maria <maria@x.com>']);
  });
});

describe('findTag', () => {
  it('overlooks the case and blanks', () => {
    expect(findTag(options, ' FRAME ')).toBe('Frame');
    expect(findTag(options, 'fram')).toBeUndefined();
  });
});

describe('addTags', () => {
  it('adds in order', () => {
    expect(addTags(['a'], ['b', ' c '], limits)).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['b', 'c'],
      refused: [],
    });
  });

  it('says why it refuses', () => {
    expect(addTags(['a', 'b'], ['A', 'cccc', 'c', 'd'], { maxTags: 3, maxLength: 3 })).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['c'],
      refused: [
        { text: 'A', reason: 'duplicate' },
        { text: 'cccc', reason: 'long' },
        { text: 'd', reason: 'full' },
      ],
    });
  });
});

describe('suggestTags', () => {
  it('offers what is known and not there', () => {
    expect(suggest('', ['frame'])).toEqual(['coastal', 'non-coastal', 'wind'].map(known));
  });

  it('puts what begins like the text first, and a new tag last', () => {
    expect(suggest('co')).toEqual([known('coastal'), known('non-coastal'), { text: 'co', isNew: true }]);
  });

  it('offers nothing new for what is known or there', () => {
    expect(suggest('COASTAL')).toEqual([known('coastal'), known('non-coastal')]);
    expect(suggest('quake', ['Quake'])).toEqual([]);
  });

  it('leaves the search of the caller as it is', () => {
    expect(suggest('x', ['wind'], false)).toEqual([
      ...['coastal', 'Frame', 'non-coastal'].map(known),
      { text: 'x', isNew: true },
    ]);
  });
});

describe('suggestTags with hints and groups', () => {
  const people = [
    { text: 'Agent', group: 'Roles' },
    { text: 'priya@acme.example', hint: 'Priya Nair', group: 'Users' },
    { text: 'Producer', group: 'Roles' },
    { text: 'sam@acme.example', hint: 'Sam Pride', group: 'Users' },
  ];
  const find = (query: string) =>
    suggestTags({ options: people, tags: [], query, isFiltered: true, limit: 100 }).map(({ text }) => text);

  it('keeps each group together, in the order of the groups', () => {
    expect(find('')).toEqual(['Agent', 'Producer', 'priya@acme.example', 'sam@acme.example']);
  });

  it('searches the hints, too, and takes what begins like one', () => {
    expect(find('pri')).toEqual(['priya@acme.example', 'sam@acme.example', 'pri']);
    const found = suggestTags({ options: people, tags: [], query: 'sam p', isFiltered: true, limit: 9 });
    expect(bestEntry(found, 'sam p')).toBe(0);
  });
});

describe('bestEntry', () => {
  it.each([
    ['', -1],
    ['co', 0],
    ['on-c', 1],
    ['x', 0],
  ])('for %j is entry %i', (query, index) => {
    expect(bestEntry(suggest(query), query)).toBe(index);
  });

  it('is none where the text itself is there already', () => {
    expect(bestEntry(suggest('Coastal', ['coastal']), 'Coastal')).toBe(-1);
  });
});

describe('properties', () => {
  const tag = fc.string({ unit: fc.constantFrom(...'aAbBé ,'), maxLength: 5 });
  const tags = fc.array(tag, { maxLength: 12 });
  const rules = fc.record({ maxTags: fc.nat({ max: 8 }), maxLength: fc.integer({ min: 1, max: 4 }) });

  it('never has a tag twice, too many tags, or one that is too long', () => {
    fc.assert(
      fc.property(tags, tags, rules, (first, second, given) => {
        const { tags: before } = addTags([], first, given);
        const { tags: all, added, refused } = addTags(before, second, given);
        expect(all).toEqual([...before, ...added]);
        expect(all.length).toBeLessThanOrEqual(given.maxTags);
        expect(new Set(all.map((each) => each.toLowerCase())).size).toBe(all.length);
        for (const each of all) expect(each.length).toBeLessThanOrEqual(given.maxLength);
        expect(added.length + refused.length).toBe(second.map(cleanTag).filter(Boolean).length);
      }),
    );
  });

  it('offers only what can be added, apart from the limits', () => {
    fc.assert(
      fc.property(tags, tags, tag, (there, names, query) => {
        const { tags: present } = addTags([], there, { maxTags: 99, maxLength: 99 });
        const { tags: names2 } = addTags([], names, { maxTags: 99, maxLength: 99 });
        const options = names2.map((text) => ({ text }));
        const found = suggestTags({ options, tags: present, query, isFiltered: true, limit: 100 });
        const result = addTags(
          present,
          found.map(({ text }) => text),
          { maxTags: 999, maxLength: 99 },
        );
        expect(result.refused).toEqual([]);
        expect(found.slice(0, -1).some(({ isNew }) => isNew)).toBe(false);
      }),
    );
  });
});
