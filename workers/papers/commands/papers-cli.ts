/** The entry of `npm run figures` and `npm run claims`. */
import { statusOf } from './batch-input.ts';

const COMMANDS = {
  figures: async () => (await import('./figures.ts')).figuresCommand,
  claims: async () => (await import('./claims.ts')).claimsCommand,
};

const [name, ...words] = process.argv.slice(2);
process.exitCode = await statusOf(await COMMANDS[name as keyof typeof COMMANDS](), words, {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
