/** Bytes of all typed arrays that can be reached from an object, each buffer once. */
export function heldBytes(root: object): number {
  const seen = new Set<unknown>();
  const pending: unknown[] = [root];
  let bytes = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (ArrayBuffer.isView(value)) pending.push(value.buffer);
    else if (value instanceof ArrayBuffer) bytes += value.byteLength;
    else if (value instanceof Map) pending.push(...value.keys(), ...value.values());
    else pending.push(...Object.values(value));
  }
  return bytes;
}
