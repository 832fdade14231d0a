/** Every figure and table of the gallery, one after the other: part of `npm run test:long`. */
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectFigure, galleryLinks } from './support/figures.ts';
import { watchForErrors } from './support/page.ts';

test('every figure and table opens from the gallery, drawn and in words, without an error @long', async ({ page }) => {
  const errors = watchForErrors(page);
  for (const link of await galleryLinks(page)) await expectFigure(page, link);
  expect(errors).toEqual([]);
});
