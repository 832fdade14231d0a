import { type ReactNode, useEffect, useRef } from 'react';
import { type DialogName, mode, setMode } from '../screen/mode.ts';

interface Props {
  name: DialogName;
  label: string;
  className: string;
  children: ReactNode;
}

/** A dialog that is open while it is mounted. Esc, or a press beside it, closes it. */
export function Modal({ name, label, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    const press = (event: MouseEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, []);
  // The close event comes late: another dialog may be open by then.
  const closed = (): void => {
    if (mode.getState().dialog === name) setMode({ dialog: null });
  };
  return (
    <dialog ref={dialog} className={className} aria-label={label} onClose={closed}>
      {children}
    </dialog>
  );
}

/** Close the dialog around an element. The focus goes back to where it was at once. */
export function closeAround(element: Element): void {
  element.closest('dialog')?.close();
}
