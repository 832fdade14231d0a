/** `npm run docs`: writes the documents that are generated from the code. */
import { writeFileSync } from 'node:fs';
import { documentPath, DOCUMENTS } from './documents.ts';

for (const [name, made] of Object.entries(DOCUMENTS)) writeFileSync(documentPath(name), made());
