/** Links as nobody would make them on purpose, or only on purpose: stored links mutated, cut, glued and refilled, and made-up ones. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { RandomStream } from '../../../workers/engine/random.ts';
import format1 from '../links/format-1.json' with { type: 'json' };
import format2 from '../links/format-2.json' with { type: 'json' };

const SEEDS: readonly string[] = [
  '#/play',
  '#/play?seed=7&path.0.rate=5e6',
  ...format1.map(({ hash }) => hash),
  ...format2.map(({ hash }) => hash),
];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_&=.?#/%"\\\u0000\n\u2028é🦈';
const FIELDS = [
  'preset',
  's',
  'seed',
  'flows.0.count',
  'flows.1.scheme.b',
  'path.0.queue.kind',
  'path.0.rate',
  'duration',
  'loss.kind',
  'loss.p',
  'events',
  'view.rows',
  'view.hop',
  'view.inside',
  'view.variable',
  'view.compare',
  'title',
  '__proto__',
  'constructor.name',
  'flows.99999.id',
  'flows.-1.id',
  'sample',
  'view',
];
const VALUES = [
  '',
  '0',
  '-1',
  '1e309',
  '-0',
  '1e-320',
  'NaN',
  'null',
  'true',
  '{}',
  '[]',
  '%',
  '%00',
  '%22',
  '%22a%22',
  'bernoulli',
  'red',
  'yang2000-f12',
  'x'.repeat(3_000),
  '9'.repeat(400),
  '2.',
  '1.AAAA',
  '..%2F..',
];
const PIECES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  5e-324,
  1e21,
  4294967296,
  '',
  'A',
  'zz',
  '~',
  '~~',
  '__proto__',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  [1, 2],
  { '#': 1e9 },
  { '#': 20_000 },
  { '-': [['flows']] },
  { '-': 3 },
  { __proto__: 1 },
  { 0: 1 },
];

/** Deflations to much more than a link may unpack to, made once. */
const BOMBS = [300_000, 3_000_000, 14_000_000].map(
  (bytes) => `#/play?s=2.${deflateRawSync(Buffer.alloc(bytes, ' ')).toString('base64url')}`,
);
const DEEP = [
  '['.repeat(90_000),
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  `${'{"E":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `[${'[{"A":'.repeat(9_000)}1${'}]'.repeat(9_000)}]`,
];

/** An endless row of links, the same for the same seed. */
export class HostileLinks {
  private readonly random: RandomStream;

  constructor(seed: number) {
    this.random = new RandomStream(seed, 'hostile links');
  }

  next(): string {
    const u = this.random.uniform();
    if (u < 0.0005) return this.pick(BOMBS);
    if (u < 0.001) return this.huge();
    if (u < 0.003) return packed(this.pick(['1', '2']), this.pick(DEEP));
    if (u < 0.4) return this.mutate(this.pick(SEEDS));
    if (u < 0.75) return this.refill(this.pick(SEEDS));
    if (u < 0.9) return this.fields();
    return this.noise();
  }

  private int(below: number): number {
    return Math.floor(this.random.uniform() * below);
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)]!;
  }

  /** A few characters changed, put in, taken out; an end cut off; a part doubled; two links glued. */
  private mutate(link: string): string {
    let text = link;
    for (let times = 1 + this.int(4); times > 0; times -= 1) {
      const at = this.int(text.length + 1);
      switch (this.int(6)) {
        case 0:
          text = text.slice(0, at) + this.pick(Array.from(ALPHABET)) + text.slice(at + 1);
          break;
        case 1:
          text = text.slice(0, at) + this.pick(Array.from(ALPHABET)) + text.slice(at);
          break;
        case 2:
          text = text.slice(0, at) + text.slice(at + 1 + this.int(5));
          break;
        case 3:
          text = text.slice(0, at);
          break;
        case 4:
          text = text.slice(0, at) + text.slice(this.int(at + 1), at) + text.slice(at);
          break;
        default:
          text = text.slice(0, at) + this.pick(SEEDS).slice(this.int(30));
      }
    }
    return text;
  }

  /** A link whose packing is sound and whose content is not. */
  private refill(link: string): string {
    const [, format, text] = /s=([12])\.([\w-]+)/.exec(link) ?? [];
    if (format === undefined || text === undefined) return this.mutate(link);
    const content: unknown = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString());
    const refilled = JSON.stringify(this.graft(content, 1 + this.int(3)));
    return link.replace(/s=[12]\.[\w-]+/, packed(format, refilled).slice('#/play?'.length));
  }

  private graft(value: unknown, times: number): unknown {
    let result = value;
    for (let count = 0; count < times; count += 1) result = this.graftOnce(result, 0);
    return result;
  }

  private graftOnce(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null || this.random.uniform() < 0.1 * depth) {
      if (typeof value === 'number' && this.random.uniform() < 0.5)
        return value * this.pick([-1, 0, 1e3, 1e9, 1.0000001]);
      return this.pick(PIECES);
    }
    if (Array.isArray(value)) {
      const at = this.int(value.length + 1);
      return [...value.slice(0, at), this.graftOnce(value[at], depth + 1), ...value.slice(at + 1)];
    }
    const entries = Object.entries(value);
    const at = this.int(entries.length + 1);
    const [key, inner] = entries[at] ?? [this.pick(['A', '#', '-', '__proto__', 'zz', 'evil', '0', '~']), null];
    if (this.random.uniform() < 0.15) return Object.fromEntries(entries.filter((entry) => entry[0] !== key));
    return Object.fromEntries([
      ...entries.slice(0, at),
      [key, this.graftOnce(inner, depth + 1)],
      ...entries.slice(at + 1),
    ]);
  }

  private fields(): string {
    const fields = Array.from({ length: this.int(8) }, () => `${this.pick(FIELDS)}=${this.pick(VALUES)}`);
    return `${this.pick(['#/play?', '#/play?', '#/play?preset=yang2000-f12&', '#/play', '#/'])}${fields.join('&')}`;
  }

  private noise(): string {
    const characters = Array.from(ALPHABET);
    return `${this.pick(['#/play?s=2.', '#/play?s=1.', '#/play?', '#', ''])}${Array.from({ length: this.int(200) }, () => this.pick(characters)).join('')}`;
  }

  private huge(): string {
    return `#/play?${this.pick(['s=2.', 'title=', 'a=1&'])}${this.pick(['A', '%41', 'a&', 'flows.0.', '=']).repeat(1 + this.int(30_000))}`;
  }
}

function packed(format: string, json: string): string {
  return `#/play?s=${format}.${deflateRawSync(json).toString('base64url')}`;
}
