import type { ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import { isChunkLoadError, reportChunkLoadError } from './chunk-load-error.ts';
import { useRecoverFocusOnMount } from './focus/focus-content.ts';
import { HomeLink } from './home-link.tsx';
import { reloadPage } from './new-release.ts';
import { unexpectedErrorAdvice } from './unexpected-error-advice.ts';
import styles from '#ui/feedback/StatePanel.module.css';

const mistake = {
  title: 'Something went wrong on this page',
  text: unexpectedErrorAdvice,
  again: 'Try again',
};

const chunkNotLoaded = {
  title: 'This page did not load completely',
  text: 'The connection may be weak, or we have just put a newer version in its place. Load the page again to go on.',
  again: 'Load the page again',
};

const offline = {
  title: 'You seem to be offline',
  text: 'This page is not on your device yet. Check the connection and try again.',
  again: 'Try again',
};

function wordsFor(isMissing: boolean) {
  if (!isMissing) return mistake;
  return navigator.onLine ? chunkNotLoaded : offline;
}

/**
 * The router's `defaultErrorComponent`: for a mistake of ours, or a part of the application that could not be
 * fetched. It stands in the first download, so it needs nothing that might be missing as well.
 */
export function UnexpectedError({ error }: ErrorComponentProps) {
  const isMissing = isChunkLoadError(error);
  const { title, text, again } = wordsFor(isMissing);

  useEffect(() => (isMissing ? reportChunkLoadError() : undefined), [isMissing]);
  useRecoverFocusOnMount();

  return (
    <div role="alert" className={styles.narrow}>
      <StatePanel
        mood="error"
        headingLevel={1}
        title={title}
        text={text}
        action={
          <>
            {/* The whole page: a browser does not ask again for a part that failed once. */}
            <button type="button" className={buttonStyle({ variant: 'primary' })} onClick={reloadPage}>
              <RotateCw aria-hidden="true" />
              {again}
            </button>
            <HomeLink />
          </>
        }
      />
    </div>
  );
}
