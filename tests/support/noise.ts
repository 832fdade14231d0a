/** Digits that no packing shortens much, the same each time (Park and Miller's generator). */
export function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => (state = (state * 48271) % 2147483647) % 10).join('');
}
