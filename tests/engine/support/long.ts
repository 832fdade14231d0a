/** Whether the tests may take long: `npm run test:long`, with more cases, more seeds and the programs of others. */
export const LONG = process.env['SAWTOOTH_LONG'] === '1';
