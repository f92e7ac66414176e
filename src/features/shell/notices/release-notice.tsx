import { RotateCw } from 'lucide-react';
import { dismissChunkLoadError, useChunkLoadError } from '#components/page/chunk-load-error.ts';
import { dismissNewRelease, reloadPage, useNewRelease } from '#components/page/new-release.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

const chunkMissingText = 'A part of this page did not load';
const newerVersionText = 'There is a newer version of this page';

function noticeText(isMissing: boolean): string {
  if (!isMissing) return `${newerVersionText}. Finish what you are typing first.`;
  return navigator.onLine
    ? 'There may be a newer version of this page. Finish what you are typing first.'
    : 'You seem to be offline, and a part of this page is missing. Check the connection first.';
}

/**
 * Offers to reload the page if a newer release is installed, or if a chunk failed to load (mostly for the same
 * reason). Never reloads automatically: a reload clears typed fields.
 */
export function ReleaseNotice() {
  const isMissing = useChunkLoadError((state) => state.isMissing && state.reporters === 0);
  // The error screen of a missing chunk has the same button.
  const isReported = useChunkLoadError(({ reporters }) => reporters > 0);
  const isWaiting = useNewRelease((state) => state.isWaiting);
  const dismiss = () => {
    dismissChunkLoadError();
    dismissNewRelease();
  };
  return (
    <NoticeBar
      isShown={isMissing || (isWaiting && !isReported)}
      label={isMissing ? chunkMissingText : newerVersionText}
      urgent={isMissing}
      icon={<RotateCw aria-hidden="true" />}
      action={
        <button type="button" className={buttonStyle({})} onClick={reloadPage}>
          Load the page again
        </button>
      }
      onDismiss={dismiss}
    >
      {noticeText(isMissing)}
    </NoticeBar>
  );
}
