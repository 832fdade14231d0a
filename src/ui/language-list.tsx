import { useState } from 'react';
import { currentLanguage, type Language, LANGUAGES, rememberLanguage } from '../words/language.ts';
import { ownName } from '../words/names.ts';
import { previewOf } from '../words/preview.ts';
import { speak, speakFrom } from '../words/speak.ts';
import { SENTENCES } from '../link/route.ts';
import { LanguageNote } from './language-note.tsx';

/** The languages of the page, each by its own name; a press turns the page into it, and the run goes on. */
export function LanguageList() {
  const [problem, setProblem] = useState<string | null>(null);
  const current = currentLanguage();
  const choose = (language: Language): void => {
    rememberLanguage(language);
    speak(language).catch(() =>
      setProblem('This language could not be fetched. Try it again when the network is back.'),
    );
  };
  const tryFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const preview = await previewOf(file);
    if ('refusal' in preview) setProblem(preview.refusal);
    else speakFrom(preview.text);
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
      {problem && (
        <p className="help" role="alert">
          {problem}
        </p>
      )}
      <LanguageNote />
      {current !== 'en' && (
        <label className="help">
          Try a translation of your own, a file in Fluent’s syntax
          <input type="file" accept=".ftl,text/plain" onChange={({ target }) => void tryFile(target.files?.[0])} />
        </label>
      )}
      <a className="small" href={SENTENCES}>
        All sentences, in two languages
      </a>
    </>
  );
}
