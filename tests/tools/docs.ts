/** `npm run docs`: writes the documents that are generated from the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withViewFields } from './link-docs.ts';
import { metricsDocument } from './metric-docs.ts';
import { networkDocument } from './network-docs.ts';
import { rulesDocument } from './rule-docs.ts';
import { scenarioDocument } from './scenario-docs.ts';
import { scenesDocument } from './scene-docs.ts';
import { schemesDocument } from './scheme-docs.ts';

const links = new URL('../../docs/links.md', import.meta.url);
writeFileSync(links, withViewFields(readFileSync(links, 'utf8')));
writeFileSync(new URL('../../docs/metrics.md', import.meta.url), metricsDocument());
writeFileSync(new URL('../../docs/network.md', import.meta.url), networkDocument());
writeFileSync(new URL('../../docs/rules.md', import.meta.url), rulesDocument());
writeFileSync(new URL('../../docs/scenario.md', import.meta.url), scenarioDocument());
writeFileSync(new URL('../../docs/scenes.md', import.meta.url), scenesDocument());
writeFileSync(new URL('../../docs/schemes.md', import.meta.url), schemesDocument());
