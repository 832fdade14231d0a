/** Bytes of all that can be reached from an object and says how many it has; as it is of all typed arrays, each buffer once. */
export function heldBytes(
  root: object,
  bytesOf = (value: object) => (value instanceof ArrayBuffer ? value.byteLength : null),
): number {
  const seen = new Set<unknown>();
  const pending: unknown[] = [root];
  let bytes = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const own = bytesOf(value);
    if (own !== null) bytes += own;
    else if (ArrayBuffer.isView(value)) pending.push(value.buffer);
    else if (value instanceof Map) pending.push(...value.keys(), ...value.values());
    else pending.push(...Object.values(value));
  }
  return bytes;
}
