import { QrPicture } from '../ui/qr-picture.tsx';
import { Modal } from './modal.tsx';

/** A link's code, as large as the screen, for the phones in the back row. */
export function RoomCode({ url, onSmaller }: { url: string; onSmaller: () => void }) {
  return (
    <Modal name="share" label="Share" className="popover share-panel room">
      <QrPicture text={url} />
      <div className="row">
        <button type="button" className="small-button" onClick={onSmaller}>
          Smaller
        </button>
      </div>
    </Modal>
  );
}
