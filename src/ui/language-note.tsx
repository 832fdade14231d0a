import { currentLanguage } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';
import { messageCount } from '../words/speak.ts';
import { MESSAGE_COUNT } from '../words/message-count.ts';

/** How far a translation is to be trusted: who has read it, and how much of the page it is of. */
export function LanguageNote() {
  if (currentLanguage() === 'en') return null;
  // A file that is tried may say names too, which are no messages.
  const share = Math.min(100, Math.floor((100 * messageCount()) / MESSAGE_COUNT));
  return (
    <p className="language-note help xs">
      {say('This translation has not yet been read by a native speaker; {share} % of the page is in it.', { share })}
    </p>
  );
}
