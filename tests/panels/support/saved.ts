import { vi } from 'vitest';

export interface Saved {
  name: string;
  type: string;
  text(): Promise<string>;
}

/** From now on what is saved: names of files with what is in them. @param onSave is told of each */
export function saved(onSave: (file: Saved) => void = () => undefined): Saved[] {
  const files: Saved[] = [];
  let content: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = content!;
    files.push({ name: this.download, type: blob.type, text: () => blob.text() });
    onSave(files.at(-1)!);
  });
  return files;
}
