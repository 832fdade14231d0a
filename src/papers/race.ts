/** The door of the race on the page: fetched when somebody goes there. */
export { RacePage } from './race-page.tsx';
