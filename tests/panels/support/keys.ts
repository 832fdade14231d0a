/** Of two children with one key React may lose one: the test of a panel that has such fails. */
import { afterAll, afterEach, beforeAll } from 'vitest';

const { error } = console;
const twice: string[] = [];

beforeAll(() => {
  console.error = (...said: unknown[]) => {
    if (String(said[0]).includes('same key')) twice.push(said.map(String).join(' '));
    error.apply(console, said);
  };
});
afterEach(() => {
  const [first] = twice.splice(0);
  if (first) throw new Error(first);
});
afterAll(() => {
  console.error = error;
});
