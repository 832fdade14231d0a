/** The door of the papers on the page: all of it is fetched when somebody goes there. */
export { Papers } from './papers.tsx';
export { ExperimentPage } from './experiment-page.tsx';
