/** What the worker does for whom it reads a file. */
import { ImportError } from '../../workers/results/results.ts';
import type { FileCommand, FileReport } from './file-reader.ts';
import { type Taken, takeApart } from './take-apart.ts';

/** Reads a file; says how far it has come, and in the end what it holds or why it is refused. */
export async function readFileFor({ file, naming }: FileCommand, report: (news: FileReport) => void): Promise<void> {
  try {
    const text = await textOf(file, (percent) => report({ is: 'read', percent }));
    report({ is: 'taken', taken: small(takeApart(text, naming)) });
  } catch (error) {
    report({ is: 'refused', why: error instanceof ImportError ? error.message : null });
  }
}

async function textOf(file: Blob, progress: (percent: number) => void): Promise<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let [bytes, said] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.concat(decoder.decode()).join('');
    parts.push(decoder.decode(value, { stream: true }));
    bytes += value.length;
    const percent = Math.min(99, Math.floor((100 * bytes) / file.size));
    if (percent >= said + 5) progress((said = percent));
  }
}

/** Of results the page only says how many rows they have: the first column tells. */
function small(taken: Taken): Taken {
  if (taken.is !== 'file' || !taken.file.results) return taken;
  const { results } = taken.file;
  return { ...taken, file: { ...taken.file, results: { ...results, columns: results.columns.slice(0, 1) } } };
}
