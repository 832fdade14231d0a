/** `npm run docs`: writes the documents that are generated from the code. */
import { writeFileSync } from 'node:fs';
import { schemesDocument } from './scheme-docs.ts';

writeFileSync(new URL('../../docs/schemes.md', import.meta.url), schemesDocument());
