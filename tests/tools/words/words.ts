/**
 * `npm run words`: how much of the page each language says. `npm run words -- de`: what it does not say yet, as messages to fill
 * in; which of its messages are of a text that the page no longer has; and what breaks. `-- de play`: of one area.
 * `-- de lessons/buffer`: a lesson to translate.
 */
import { argv } from 'node:process';
import { LESSONS } from '../../../src/link/lessons.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { messageId } from '../../../src/words/message-id.ts';
import { root } from '../run.mjs';
import { unfilled } from '../../../src/words/entries.ts';
import { faultsIn, textsOf, type Translation, translationsIn } from './files.ts';
import { englishLesson, lessonFaults, lessonsIn, toTranslate } from './lessons.ts';
import { AREAS, everyText, type Message, messagesOf } from './messages.ts';

const [language, area] = argv.slice(2);
const messages = messagesOf(root);
const lesson = LESSONS.find(({ name }) => area === `lessons/${name}`);
if (lesson) process.stdout.write(toTranslate(englishLesson(root, lesson.name)));
else if (language === undefined) for (const each of LANGUAGES) overview(each);
else if (language === 'en') print(messages.map(({ english }) => unfilled(english)).join('\n'));
else tell(language);

function overview(each: string): void {
  const known = new Set(translationsOf(each).map(({ id }) => id));
  const parts = AREAS.map((name) => {
    const all = messages.filter((message) => message.area === name);
    return `${name} ${each === 'en' ? all.length : all.filter((message) => isIn(known, message)).length}`;
  });
  const whole = lessonsIn(root, each).filter(({ stale }) => !stale).length;
  const lessons = each === 'en' ? LESSONS.length : `${whole} of ${LESSONS.length}`;
  print(`${each}: ${parts.join(', ')}; of all ${messages.length}; whole lessons: ${lessons}`);
}

function tell(of: string): void {
  const own = translationsOf(of);
  const known = new Set(own.map(({ id }) => id));
  const missing = messages.filter((message) => !isIn(known, message) && (!area || message.area === area));
  for (const each of AREAS) {
    const here = missing.filter((message) => message.area === each);
    if (here.length > 0) print(`### ${each}.ftl: ${here.length} are missing\n`);
    for (const { english, file } of here) print(`## ${file}\n${unfilled(english)}`);
  }
  const there = everyText(root);
  const stale = own.filter(({ english }) => !there.has(english));
  if (stale.length > 0) print(`### ${stale.length} are of a text that the page no longer has\n`);
  for (const each of stale) print(`# ${each.english}\n#   was: ${each.said}\n#   now: ${nearest(each, missing)}\n`);
  const faults = [...textsOf(root, of)].flatMap(([name, text]) =>
    faultsIn(of, text).map((fault) => `${name}: ${fault}`),
  );
  const lessons = lessonsIn(root, of);
  const staleLessons = lessons.filter((each) => each.stale).map(({ name }) => name);
  const missingLessons = LESSONS.map(({ name }) => name).filter((name) => !lessons.some((each) => each.name === name));
  for (const { name, text } of lessons.filter((each) => !each.stale))
    faults.push(...lessonFaults(englishLesson(root, name), text).map((fault) => `lessons/${name}.md: ${fault}`));
  for (const fault of faults) print(fault);
  print(`${of}: ${missing.length} missing, ${stale.length} stale, ${faults.length} broken`);
  print(`lessons missing: ${missingLessons.join(', ') || 'none'}`);
  print(`lessons stale: ${staleLessons.join(', ') || 'none'}`);
  if (faults.length > 0) process.exitCode = 1;
}

function translationsOf(of: string): Translation[] {
  return [...textsOf(root, of).values()].flatMap(translationsIn);
}

function isIn(known: ReadonlySet<string>, { english }: Message): boolean {
  return known.has(messageId(english));
}

/** What a text has probably become: the one that shares most words with it, and more than half of the words of both. */
function nearest({ english }: Translation, among: readonly Message[]): string {
  const own = wordsOf(english);
  const alike = ({ english: text }: Message): number => {
    const words = wordsOf(text);
    return [...words].filter((word) => own.has(word)).length / new Set([...words, ...own]).size;
  };
  const [best] = [...among].sort((one, other) => alike(other) - alike(one));
  return best && alike(best) > 0.5 ? best.english : '(gone)';
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/g));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
