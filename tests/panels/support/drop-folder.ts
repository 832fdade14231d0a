import { folder } from '../../support/folder.ts';
import type { Panel } from './panel.tsx';

/** Drops a folder on the lines of a page, as a browser hands it over: a file that cannot be read. */
export async function dropFolder(panel: Panel, name: string): Promise<void> {
  const dataTransfer = { files: [new File([], name)], items: [folder(name)], types: ['Files'] };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  await panel.settle(() => document.querySelector('textarea')!.dispatchEvent(event));
}
