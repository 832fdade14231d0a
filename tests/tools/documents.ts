/** The documents that are made from the code: `npm run docs` writes them. */
import { readFileSync } from 'node:fs';
import { withViewFields } from './link-docs.ts';
import { metricsDocument } from './metric-docs.ts';
import { networkDocument } from './network-docs.ts';
import { rulesDocument } from './rule-docs.ts';
import { scenarioDocument } from './scenario-docs.ts';
import { scenesDocument } from './scene-docs.ts';
import { schemesDocument } from './scheme-docs.ts';

export const documentPath = (name: string): URL => new URL(`../../docs/${name}.md`, import.meta.url);
export const documentNow = (name: string): string => readFileSync(documentPath(name), 'utf8');

export const DOCUMENTS: Readonly<Record<string, () => string>> = {
  links: () => withViewFields(documentNow('links')),
  metrics: metricsDocument,
  network: networkDocument,
  rules: rulesDocument,
  scenario: scenarioDocument,
  scenes: scenesDocument,
  schemes: schemesDocument,
};
