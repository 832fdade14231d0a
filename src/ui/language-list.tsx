import { useState } from 'react';
import { currentLanguage, type Language, LANGUAGES, rememberLanguage } from '../words/language.ts';
import { ownName } from '../words/names.ts';
import { speak } from '../words/speak.ts';
import { LanguageNote } from './language-note.tsx';

/** The languages of the page, each by its own name; a press turns the page into it, and the run goes on. */
export function LanguageList() {
  const [failed, setFailed] = useState(false);
  const current = currentLanguage();
  const choose = (language: Language): void => {
    rememberLanguage(language);
    speak(language).catch(() => setFailed(true));
  };
  return (
    <>
      <h2>Language</h2>
      {LANGUAGES.map((language) => (
        <label key={language} className="check row small ink-2" lang={language} translate="no">
          <input type="radio" name="language" checked={language === current} onChange={() => choose(language)} />
          <bdi className="grow" translate="no">
            {ownName(language)}
          </bdi>
        </label>
      ))}
      {failed && (
        <p className="help" role="alert">
          This language could not be fetched. Try it again when the network is back.
        </p>
      )}
      <LanguageNote />
    </>
  );
}
