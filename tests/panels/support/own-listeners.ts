/** Test files share a document and a window: what a test has listening there listens no more when it is over. */
import { afterAll, afterEach } from 'vitest';

type Listening = Parameters<EventTarget['removeEventListener']>;

/** React listens to it once for each document, and each of its roots relies on that. */
const FOR_EVER = 'selectionchange';

const undos = [endingListeners(document), endingListeners(window)];
for (const undo of undos) afterEach(undo.end);
for (const undo of undos) afterAll(undo.leave);

function endingListeners(target: EventTarget): { readonly end: () => void; readonly leave: () => void } {
  const { addEventListener: add } = target;
  const listening: Listening[] = [];
  target.addEventListener = (...[type, listener, options]: Listening) => {
    if (type !== FOR_EVER) listening.push([type, listener, options]);
    add.call(target, type, listener, options);
  };
  const end = () => {
    for (const each of listening.splice(0)) target.removeEventListener(...each);
  };
  return {
    end,
    leave: () => {
      end();
      target.addEventListener = add;
    },
  };
}
