/** Text in lines of at most `width`, broken between words; a longer word, such as a link, is broken within. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (widthOf(word) > width) {
      let length = word.length - 1;
      while (length > 1 && widthOf(word.slice(0, length)) > width) length--;
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = word;
  }
  if (line !== '') lines.push(line);
  return lines;
}
