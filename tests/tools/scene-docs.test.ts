import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenes } from '../../src/scenes/index.ts';
import { scenesDocument } from './scene-docs.ts';

describe('docs/scenes.md', () => {
  const text = scenesDocument();

  test('is what `npm run docs` writes now', () => {
    expect(readFileSync(new URL('../../docs/scenes.md', import.meta.url), 'utf8')).toBe(text);
  });

  test.each(scenes.map((scene) => [scene.name, scene] as const))(
    'says of %s its address and the bounds of its sentence',
    (name, scene) => {
      const begin = text.indexOf(`\n### ${name}\n`);
      const section = text.slice(begin, text.indexOf('\n### ', begin + 1) >>> 0);
      expect(section).toContain(`\`#/scene/${scene.id}\``);
      for (const { between } of Object.values(scene.notice.numbers))
        expect(section).toContain(`[${between.join(' to ')}`);
    },
  );
});
