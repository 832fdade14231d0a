/** Takes a file apart, so that the page goes on meanwhile. To stop it, end the worker. */
import type { FileCommand } from './file-reader.ts';
import { readFileFor } from './file-work.ts';

onmessage = (event: MessageEvent<FileCommand>) => {
  void readFileFor(event.data, (news) => postMessage(news));
};
