/** The command line `npm run sim`, in this process: a Node of its own for each call would take longer than its run. */
import { sim as command } from '../../../workers/headless/sim.ts';

export function sim(...words: string[]): { status: number; stdout: string; stderr: string } {
  let [stdout, stderr] = ['', ''];
  const status = command(
    words,
    (text) => (stdout += text),
    (text) => (stderr += text),
  );
  return { status, stdout, stderr };
}
