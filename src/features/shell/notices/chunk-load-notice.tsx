import { RotateCw } from 'lucide-react';
import { dismissChunkLoadError, useChunkLoadError } from '#components/page/chunk-load-error.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

/**
 * Offers to load the page again after a part of it could not be fetched, most likely because of a newer release. It
 * leaves the moment to the person: loading again clears what stands in the fields.
 */
export function ChunkLoadNotice() {
  const isShown = useChunkLoadError(({ isMissing, reporters }) => isMissing && reporters === 0);
  return (
    <NoticeBar
      isShown={isShown}
      label="A part of this page did not load"
      urgent
      icon={<RotateCw aria-hidden="true" />}
      action={
        <button type="button" className={buttonStyle({})} onClick={() => location.reload()}>
          Load the page again
        </button>
      }
      onDismiss={dismissChunkLoadError}
    >
      {isShown && !navigator.onLine
        ? 'You seem to be offline, and a part of this page is missing. Check the connection first.'
        : 'There may be a newer version of this page. Finish what you are typing first.'}
    </NoticeBar>
  );
}
