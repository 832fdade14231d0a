/** Results, figures and the lab sheet in every format that the page gives away. */
export { csvParts } from '../../workers/results/csv-write.ts';
export { figureOf, stretchInView } from './figure.ts';
export { measureText, pngOf, svgOf } from './figure-files.ts';
export { jsonParts } from './json.ts';
export { printSheet } from './print.tsx';
export { columnsOf, resultsOf, runsInOrder } from './results-of.ts';
