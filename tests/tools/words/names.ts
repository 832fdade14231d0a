/** What is called the same in every language: schemes, queues, formats, units, and the variables of TCP. No message is made of these alone. */
const NAMES = new Set(
  (
    'Sawtooth Linux L4S TCP UDP FTP ACK ECN AQM SACK RTO RTT BDP Jain cwnd ssthresh Wmax HyStart ' +
    'Tahoe Reno NewReno Vegas CUBIC BBR BBRv3 DCTCP Prague LEDBAT AIMD GAIMD AIAD SQRT IIAD SIMD RAP TEAR TFRC TFRCP ' +
    'MIMD HighSpeed Hybla Scalable Westwood ' +
    'RED CoDel FQ PIE DualPI2 SVG PNG CSV JSON Parquet MB ms bit kbit Mbit Gbit RFC ns'
  ).split(' '),
);

/** Papers by those who wrote them, and by their keys (src/scenario/papers.ts): what else is said of them is a text. And drop-tail. */
const CITED = /\p{Lu}\p{L}+ et al\. \d{4}|\b[a-z]+\d{4}\b|\bdrop-tail\b/gu;
/** What has roots or sums, and no word that is longer than a function's name. */
const FORMULA = /^(?!.*\p{L}{4}).*[√Σ]/u;

/** A path of SVG, as the pictures of cards have. */
const PATH = /^M\d[\d\s.,-]*(?:[A-Z][\d\s.,-]*)*$/i;

/** Whether nothing of the text is to be translated: all its words are names. What is put in, `{name}`, brings its own. */
export function isName(text: string): boolean {
  const words =
    text
      .replace(/\{[^{}]*\}/g, ' ')
      .replace(CITED, ' ')
      .match(/\p{L}[\p{L}\d]+/gu) ?? [];
  return FORMULA.test(text) || PATH.test(text) || words.every((word) => NAMES.has(word));
}
