/** `npm run docs`: writes the documents that are generated from the code. */
import { writeFileSync } from 'node:fs';
import { metricsDocument } from './metric-docs.ts';
import { schemesDocument } from './scheme-docs.ts';

writeFileSync(new URL('../../docs/metrics.md', import.meta.url), metricsDocument());
writeFileSync(new URL('../../docs/schemes.md', import.meta.url), schemesDocument());
