/**
 * The command line's one entry: `sim …`, `experiment …`, `race …`, and `batch`, a process that does what one of these sends it.
 * `npm run build:cli` makes one file of it and of all that it imports.
 */
const COMMANDS = {
  sim: async () => (await import('../../headless/sim.ts')).simOrLesson,
  experiment: async () => (await import('./experiment.ts')).experiment,
  race: async () => (await import('./race.ts')).race,
};
const USAGE = `usage: ${Object.keys(COMMANDS).join(' | ')}, then its words; --help after one lists them\n`;

const [word, ...words] = process.argv.slice(2);
// A full disk; or a reader that has seen enough, such as `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.stderr.write(`cannot write the answer: ${error.message}\n`);
  process.exitCode = 2;
});
if (word === 'batch') (await import('./batch-child.ts')).takeJobs();
else if (word !== undefined && Object.hasOwn(COMMANDS, word)) {
  const command = await COMMANDS[word as keyof typeof COMMANDS]();
  const status = await command(
    words,
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
  // What a full disk has set stays.
  process.exitCode ??= status;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
