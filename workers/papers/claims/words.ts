/** What words of the papers mean where they take the place of a number: one rule for each, ours, for all claims alike. */
export const ABOUT = 0.1;
export const SIMILAR = 1.25;
export const MUCH = 1.5;
export const ALMOST_NONE = 0.1;
export const HIGH = 0.9;

/** Half-width of an interval, as a part of the number, above which it can tell nothing of the number. */
export const SHARP = 0.1;

/** What a check says of a number that the paper has from one simulation. */
export const OF_ONE_RUN = 'of one simulation';

/** The word by which a check names its rule, and the rule: for a claim that is opened. */
export const RULE_OF: Readonly<Record<string, string>> = {
  about: `within a tenth of the number`,
  alike: `neither more than ${SIMILAR} times the other`,
  slightly: `surely, but not by ${MUCH} times`,
  much: `surely at least ${MUCH} times`,
  'almost none': 'at most a tenth',
  high: `at least ${HIGH}`,
  [OF_ONE_RUN]:
    'it does not hold where 95 % of single runs of ours lie elsewhere, and holds where they lie within a tenth of the number; else one run says too little',
};

export const WORD_RULES: readonly (readonly [words: string, rule: string])[] = [
  ['about, approximately, roughly, around, close, closely match, half, twice, equal', 'within a tenth of the number'],
  ['similar, alike, comparable, no substantial difference, compatible', 'neither more than 1.25 times the other'],
  ['slightly, somewhat', 'surely more or less, but not by 1.5 times'],
  ['much, far, very, large, particularly, seriously', 'surely at least 1.5 times'],
  ['almost zero, almost empty', 'at most a tenth of what it was, or of what there is room for'],
  [
    'significantly, noticeably, clearly',
    'surely more or less, by any amount: the papers say it of 0.9 against 0.8 too',
  ],
  ['almost at once', 'within a tenth of the time that the run goes on'],
  ['high, of a use of the link', 'at least 0.9'],
  ['most, dominate', 'more than half'],
];
