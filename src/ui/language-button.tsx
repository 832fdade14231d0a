import { useState } from 'react';
import { LanguageIcon } from './icons.tsx';
import { lazyPart } from './lazy-part.tsx';

const LanguageList = lazyPart(async () => (await import('./language-list.tsx')).LanguageList, { onlyWhenShown: true });

/** What the page is read in. The languages are fetched when somebody asks for them. */
export function LanguageButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" title="Language" aria-label="Language" popoverTarget="languages">
        <LanguageIcon />
      </button>
      <div
        id="languages"
        popover="auto"
        className="popover languages"
        role="group"
        aria-label="Language"
        onBeforeToggle={() => setOpened(true)}
      >
        {opened && <LanguageList />}
      </div>
    </>
  );
}
