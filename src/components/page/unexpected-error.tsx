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

const unexpectedError = {
  title: 'Something went wrong on this page',
  text: unexpectedErrorAdvice,
  retryLabel: 'Try again',
};

const chunkNotLoaded = {
  title: 'This page did not load completely',
  text: 'The connection may be weak, or there is a newer version. Load the page again to continue.',
  retryLabel: 'Load the page again',
};

const offline = {
  title: 'You seem to be offline',
  text: 'This page is not on your device yet. Check the connection and try again.',
  retryLabel: 'Try again',
};

function textFor(isChunkMissing: boolean) {
  if (!isChunkMissing) return unexpectedError;
  return navigator.onLine ? chunkNotLoaded : offline;
}

/**
 * The router's `defaultErrorComponent`, for unexpected errors and chunks that failed to load. Part of the entry chunk, so
 * that it is always available.
 */
export function UnexpectedError({ error }: ErrorComponentProps) {
  const isChunkMissing = isChunkLoadError(error);
  const { title, text, retryLabel } = textFor(isChunkMissing);

  useEffect(() => (isChunkMissing ? reportChunkLoadError() : undefined), [isChunkMissing]);
  useRecoverFocusOnMount();

  return (
    <div role="alert" className={styles.centredOnPage}>
      <StatePanel
        mood="error"
        headingLevel={1}
        title={title}
        text={text}
        action={
          <>
            {/* Reload, because browsers do not retry a module that failed to load. */}
            <button type="button" className={buttonStyle({ variant: 'primary' })} onClick={reloadPage}>
              <RotateCw aria-hidden="true" />
              {retryLabel}
            </button>
            <HomeLink />
          </>
        }
      />
    </div>
  );
}
