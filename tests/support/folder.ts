/** What a browser lists of a folder that is dropped. */
export const folder = (name: string): object => ({ webkitGetAsEntry: () => ({ isDirectory: true, name }) });
