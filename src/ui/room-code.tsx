import { QrPicture } from './qr-picture.tsx';
import { Modal } from './modal.tsx';
import { Button, SmallButton } from './button.tsx';

/** A link's code beside the link; a press enlarges it. Of a link that is too long for one it is said, and nothing can be pressed. */
export function RoomCodeButton({ url, help, onLarger }: { url: string; help: string; onLarger: () => void }) {
  return (
    <div>
      <QrPicture
        text={url}
        around={(code) => (
          <>
            <Button
              className="qr-button block"
              title="For the room"
              aria-label="Show the QR code large"
              onClick={onLarger}
            >
              {code}
            </Button>
            <p className="help">{help}</p>
          </>
        )}
      />
    </div>
  );
}

/** A link's code, as large as the screen, for the phones in the back row. */
export function RoomCode({ url, onSmaller }: { url: string; onSmaller: () => void }) {
  return (
    <Modal name="share" label="Share" className="popover share-panel room">
      <QrPicture text={url} />
      <div className="row gap-8 presses">
        <SmallButton onClick={onSmaller}>Smaller</SmallButton>
      </div>
    </Modal>
  );
}
