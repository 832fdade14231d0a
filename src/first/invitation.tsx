import { usePage } from '../page.ts';
import { changeHere } from './change-here.ts';
import { INVITATIONS } from './invitations.ts';

/** What the reader may do with the first scene, each at a press. */
export function Invitation() {
  const { player } = usePage();
  return (
    <div className="invitation" role="group" aria-label="Now change it">
      {INVITATIONS.map((invitation) => (
        <button key={invitation.words} type="button" onClick={() => changeHere(player, invitation)}>
          {invitation.words}
        </button>
      ))}
    </div>
  );
}
