/** What is called the same in every language: schemes, queues, formats, units, and the variables of TCP. No message is made of these alone. */
const NAMES = new Set(
  (
    'Sawtooth Linux L4S TCP UDP FTP ACK ECN AQM SACK RTO BDP cwnd ssthresh Wmax HyStart ' +
    'Tahoe Reno NewReno Vegas CUBIC BBR BBRv3 DCTCP Prague LEDBAT AIMD GAIMD AIAD SQRT IIAD SIMD RAP TEAR TFRC TFRCP ' +
    'RED CoDel FQ PIE DualPI2 SVG PNG CSV JSON Parquet MB ms kbit Mbit Gbit'
  ).split(' '),
);

/** Whether nothing of the text is to be translated: all its words are names. What is put in, `{name}`, brings its own. */
export function isName(text: string): boolean {
  const words = text.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}[\p{L}\d]+/gu) ?? [];
  return words.every((word) => NAMES.has(word));
}
