/** Two texts are one if they are letter by letter: 32 bits that tell texts apart (FNV-1a), in plain letters and digits. */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
