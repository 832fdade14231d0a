/** Download a file. */
export function save(name: string, type: string, content: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(content, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Download a value as a file of JSON that people can read too. */
export function saveJson(name: string, value: object): void {
  save(name, 'application/json', [`${JSON.stringify(value, null, 2)}\n`]);
}

/** `sawtooth-2-tcp-2-aimd-seed-1-charts.svg`: plain letters, so that it is a name on every machine. */
export function fileName(words: readonly string[], extension: string): string {
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 80);
  return `sawtooth-${plain.endsWith('-') ? plain.slice(0, -1) : plain}.${extension}`;
}
