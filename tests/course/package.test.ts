/** The package for a learning platform: a zip with our own names, and a manifest as SCORM 1.2 has it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifestOf } from '../../src/course/manifest.ts';
import { packed } from '../../src/course/pack.ts';
import { unzip } from '../support/unzip.ts';

afterEach(() => vi.unstubAllGlobals());

/** A host with these files, and this list of them. */
function host(
  files: Record<string, string>,
  list: unknown = Object.keys(files).map((path) => [path, `hash of ${path}`]),
) {
  const asked: [string, string | undefined][] = [];
  vi.stubGlobal('fetch', (path: string, { integrity }: RequestInit = {}) => {
    if (path === 'files.json') return Promise.resolve(new Response(JSON.stringify(list)));
    asked.push([path, integrity]);
    return Promise.resolve(path in files ? new Response(files[path]) : new Response('', { status: 404 }));
  });
  return asked;
}

const BUILD = { './': '<!doctype html>', 'assets/main-x_1.js': 'go()'.repeat(500), 'lessons/course.md': 'of the host' };

describe('a package', () => {
  test('holds the page’s files, each fetched by its hash, the lesson, a page that leads to it and the manifest', async () => {
    const asked = host(BUILD);
    const zip = await packed({ title: 'A', hash: '#/lessons/course?frame=1&x="<', lesson: '# Ä lesson' });
    const entries = unzip(Buffer.from(await zip.arrayBuffer()));
    expect([...entries.keys()]).toEqual([
      'imsmanifest.xml',
      'launch.html',
      'index.html',
      'assets/main-x_1.js',
      'lessons/course.md',
    ]);
    expect(entries.get('lessons/course.md')!.toString()).toBe('# Ä lesson');
    expect(entries.get('assets/main-x_1.js')!.toString()).toBe(BUILD['assets/main-x_1.js']);
    expect(zip.size).toBeLessThan(BUILD['assets/main-x_1.js'].length + 1200);
    expect(asked).toContainEqual(['./', 'hash of ./']);
    const launch = entries.get('launch.html')!.toString();
    expect(launch).toContain('content="0; url=index.html?course#/lessons/course?frame=1&#38;x=&#34;&#60;"');
    // What leads on runs nothing itself.
    expect(launch).toContain(`content="default-src 'none'"`);
  });

  test('of the same is the same file, so that a platform can tell whether something is new', async () => {
    host(BUILD);
    const once = await (await packed({ title: 'A', hash: '#/play' })).arrayBuffer();
    host(BUILD);
    expect(Buffer.from(once)).toEqual(Buffer.from(await (await packed({ title: 'A', hash: '#/play' })).arrayBuffer()));
  });

  test.each([
    '../up.js',
    '/root.js',
    'a/../../b.js',
    'C:\\x.js',
    'https://example.org/x.js',
    './.hidden',
    'a//b.js',
    'a/',
    'x\u202e.js',
    '',
    'é.js',
    `${'x'.repeat(201)}.js`,
    7,
  ])('takes no name from outside: %s', async (name) => {
    const asked = host(BUILD, [
      ['./', 'hash'],
      [name, 'hash'],
    ]);
    await expect(packed({ title: 'A', hash: '#/play' })).rejects.toThrow(/^The list of this page’s files/);
    expect(asked).toEqual([]);
  });

  test('is not made where a file is missing, altered, or none is listed', async () => {
    host({ './': '' }, [
      ['./', 'hash'],
      ['gone.js', 'hash'],
    ]);
    await expect(packed({ title: 'A', hash: '#/play' })).rejects.toThrow(/^Not all files/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('integrity')));
    await expect(packed({ title: 'A', hash: '#/play' })).rejects.toThrow(/^The list/);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
    await expect(packed({ title: 'A', hash: '#/play' })).rejects.toThrow(/^The list/);
  });
});

/**
 * The rules of the published schemas (imscp_rootv1p1p2.xsd, adlcp_rootv1p2.xsd) for all that a manifest of ours has: of each
 * element the attributes with the longest value, and its children in their order.
 */
const RULES: Readonly<
  Record<string, { attributes: Readonly<Record<string, RegExp>>; children: RegExp; text?: number }>
> = {
  manifest: {
    attributes: {
      identifier: /^[A-Za-z_][A-Za-z0-9_.-]*$/,
      version: /^.{0,20}$/,
      xmlns: /^http:\/\/www\.imsproject\.org\/xsd\/imscp_rootv1p1p2$/,
      'xmlns:adlcp': /^http:\/\/www\.adlnet\.org\/xsd\/adlcp_rootv1p2$/,
    },
    children: /^(metadata )?organizations resources $/,
  },
  metadata: { attributes: {}, children: /^(schema )?(schemaversion )?$/ },
  schema: { attributes: {}, children: /^$/, text: 100 },
  schemaversion: { attributes: {}, children: /^$/, text: 20 },
  organizations: { attributes: { default: /^[A-Za-z_][A-Za-z0-9_.-]*$/ }, children: /^(organization )*$/ },
  organization: { attributes: { identifier: /^[A-Za-z_][A-Za-z0-9_.-]*$/ }, children: /^(title )?(item )*$/ },
  item: {
    attributes: { identifier: /^[A-Za-z_][A-Za-z0-9_.-]*$/, identifierref: /^.{1,2000}$/ },
    children: /^(title )?$/,
  },
  title: { attributes: {}, children: /^$/, text: 200 },
  resources: { attributes: {}, children: /^(resource )*$/ },
  resource: {
    attributes: {
      identifier: /^[A-Za-z_][A-Za-z0-9_.-]*$/,
      type: /^webcontent$/,
      'adlcp:scormtype': /^(sco|asset)$/,
      href: /^[A-Za-z0-9_./-]{1,2000}$/,
    },
    children: /^(file )*$/,
  },
  file: { attributes: { href: /^[A-Za-z0-9_./-]{1,2000}$/ }, children: /^$/ },
};

interface Element {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
  text: string;
}

/** A reader of the little XML that a manifest is. @throws Error where it is not well formed */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  for (const [, end, name, attributes, alone, text] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (/&(?!#\d+;)/.test(text)) throw new Error(`a sign alone in ${text}`);
      open.at(-1)!.text += text.trim().replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    } else if (end) {
      if (open.pop()!.name !== name) throw new Error(`${name} is closed, and was not open`);
    } else {
      const pairs = [...attributes!.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const);
      const element: Element = { name: name!, attributes: new Map(pairs), children: [], text: '' };
      open.at(-1)!.children.push(element);
      if (!alone) open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('it breaks off');
  return root.children[0]!;
}

function everyOf(element: Element): Element[] {
  return [element, ...element.children.flatMap(everyOf)];
}

describe('the manifest', () => {
  const titles = ['Two & a "half" <b>\'s\'', `${'ü🦈'.repeat(150)}`, '', 'a\u0000b\u001fc\ufffe'];

  test.each(titles)('keeps the rules of the published schema: %j', (title) => {
    const manifest = parsed(manifestOf({ title, key: 'x1', launch: 'launch.html', files: ['a/b-1.js', 'c.css'] }));
    for (const { name, attributes, children, text } of everyOf(manifest)) {
      const rule = RULES[name]!;
      expect(rule, name).toBeDefined();
      for (const [key, value] of attributes)
        expect(value, `${name} ${key}`).toMatch(rule.attributes[key] ?? /^there is none$/);
      expect(children.map((child) => `${child.name} `).join(''), name).toMatch(rule.children);
      expect(Array.from(text).length, name).toBeLessThanOrEqual(rule.text ?? 0);
    }
    // `identifier` is an ID, `default` and `identifierref` name one.
    const ids = everyOf(manifest).flatMap(({ attributes }) => attributes.get('identifier') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of everyOf(manifest))
      for (const key of ['default', 'identifierref'])
        if (attributes.has(key)) expect(ids).toContain(attributes.get(key));
  });

  test('says what it is of, names the page that a platform opens, and every file', () => {
    const manifest = parsed(
      manifestOf({ title: titles[0]!, key: 'x1', launch: 'launch.html', files: ['a.js', 'b.js'] }),
    );
    const of = (name: string): Element[] => everyOf(manifest).filter((each) => each.name === name);
    expect(of('schema')[0]!.text + of('schemaversion')[0]!.text).toBe('ADL SCORM1.2');
    expect(of('title').map(({ text }) => text)).toEqual([titles[0], titles[0]]);
    expect(of('resource').map(({ attributes }) => [attributes.get('adlcp:scormtype'), attributes.get('href')])).toEqual(
      [['sco', 'launch.html']],
    );
    expect(of('file').map(({ attributes }) => attributes.get('href'))).toEqual(['launch.html', 'a.js', 'b.js']);
  });
});
